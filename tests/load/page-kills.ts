import { openStore, wordsOf } from '#lib/page-cache/test-support.ts'
import { keyOf, stepOf, wordsOfStep } from './page-steps.ts'
import { runWorker } from './run-worker.ts'
import { seeded } from './seeded.ts'

export interface PageKillOptions {
  /** An empty folder. */
  readonly folder: string
  readonly kills: number
  readonly seed: number
}

export interface PageKillFigures {
  /** Pages whose storing was acknowledged. */
  readonly acknowledged: number
  /** Pages that are missing, older than acknowledged, or no page that was ever stored. */
  readonly wrong: readonly string[]
}

/** Pages stored before a kill, at most. */
const STEPS = 60

/**
 * Crash test of the site's stored pages, all that it writes: kills the process again and again while it stores them.
 * The next process that opens the store finds each page whole, and none older than the last that was acknowledged.
 */
export async function killPages({ folder, kills, seed }: PageKillOptions): Promise<PageKillFigures> {
  const random = seeded(seed)
  const stored = new Map<string, number>()
  const wrong: string[] = []
  let next = 0
  for (let kill = 0; kill < kills; kill += 1) {
    const first = next
    const wanted = 1 + Math.floor(random() * STEPS)
    next = await runWorker('page-worker.ts', [folder, first, Number.MAX_SAFE_INTEGER], wanted)
    for (let step = first; step < next; step += 1) stored.set(keyOf(step), step)
    const store = openStore(folder)
    for (const [key, step] of stored) {
      const words = wordsOf(await store.peek(key)) ?? ''
      if (!(stepOf(words) >= step) || words !== wordsOfStep(stepOf(words)))
        wrong.push(`${key} of ${step} after kill ${kill + 1}: ${words.slice(0, 20)}, ${words.length} characters`)
    }
  }
  return { acknowledged: next, wrong }
}

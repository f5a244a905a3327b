import type { ReactElement } from 'react'
import { processSingleton } from '#lib/process/process-singleton.ts'

interface Kept {
  readonly element: ReactElement
  /** Renderings that have not put it into their page yet. */
  owed: number
}

/** Elements kept at most; many times what the pages that are rendered at once hold. */
const ROOM = 2_000

/** Server components and the page's markup are rendered by modules of their own, in one process. */
const trees = processSingleton('still-trees', () => new Map<string, Kept>())

/** Keeps an element until the page that it belongs to takes it. */
export function keepTree(name: string, element: ReactElement): void {
  const owed = (trees.get(name)?.owed ?? 0) + 1
  trees.delete(name)
  trees.set(name, { element, owed })
  if (trees.size > ROOM) forgetOne()
}

/** The element of that name. @throws where there is none: a page with a hole must not be stored. */
export function takeTree(name: string): ReactElement {
  const kept = trees.get(name)
  if (!kept) throw new Error(`No tree is kept under ${name}.`)
  kept.owed -= 1
  return kept.element
}

/** The oldest that every page has taken; where renderings were given up by the thousand, the oldest of all. */
function forgetOne(): void {
  let oldest: string | undefined
  for (const [name, { owed }] of trees) {
    oldest ??= name
    if (owed <= 0) {
      oldest = name
      break
    }
  }
  if (oldest !== undefined) trees.delete(oldest)
}

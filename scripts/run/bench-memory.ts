import { fork } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Bounds } from '#lib/page-cache/page-store.ts'
import { filesBelow, megabytes, printTable, residentMemory } from './figures.ts'
import { load } from './load.ts'
import { startTemporaryStack } from './temporary-stack.ts'
import { KINDS } from './weights.ts'

/** Pages of a store that is filled. */
const PAGES = 5_000

const SECONDS = 5

/** Milliseconds without a new page after which warm-up counts as finished, and the polling interval. */
const QUIET = 6_000
const LOOK = 500

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/** Measures the resident memory of the site's process under load, and of a full page store. */
export async function measureMemory(): Promise<void> {
  printTable(
    'Resident memory of the site',
    ['', 'now', 'at most'],
    [...(await underLoad()), ...(await withEverything())],
  )
  const { highest, resident, size, bounds, disk } = await fillStore()
  printTable(
    `A store with ${PAGES} different pages of 100 KB`,
    ['', 'in use', 'bound'],
    [
      ['pages in memory', megabytes(size.memory), megabytes(bounds.memory)],
      ['bytes on disk', megabytes(disk), megabytes(bounds.disk)],
      ['resident memory of its process', `${megabytes(resident)}, at most ${megabytes(highest)}`, '–'],
    ],
  )
}

async function underLoad(): Promise<string[][]> {
  const stack = await startTemporaryStack({ LOG_LEVEL: 'error' })
  const pid = stack.site.pid ?? 0
  try {
    const started = residentMemory(pid)
    const paths = [
      ...Object.values(KINDS),
      '/hotels',
      '/offres',
      '/journal',
      '/spectacles/nuit-du-jazz',
      '/contact',
      '/evenements',
      '/en',
      '/en/hotels',
      '/en/hotels/les-colombages',
      '/en/offers',
      '/en/journal',
      '/en/contact',
    ]
    const highest = await highestWhile(pid, async () => {
      for (const path of paths) await (await fetch(stack.origin + path)).arrayBuffer()
      await load({
        url: stack.origin,
        paths,
        headers: { 'cookie': 'locale=fr', 'accept-encoding': 'br' },
        seconds: SECONDS,
        pid,
      })
    })
    return [
      ['after the start', megabytes(started), '–'],
      [
        `after ${SECONDS} s of load on ${paths.length} stored pages`,
        megabytes(residentMemory(pid)),
        megabytes(highest),
      ],
    ]
  } finally {
    await stack.stop()
  }
}

async function withEverything(): Promise<string[][]> {
  const stack = await startTemporaryStack({ LOG_LEVEL: 'error', WARM_UP: 'all' })
  const pid = stack.site.pid ?? 0
  const pages = () => globSync(join(stack.dataDir, 'pages', '*', '*.page')).length
  try {
    const started = performance.now()
    let [stored, grewAt] = [0, performance.now()]
    const highest = await highestWhile(pid, async () => {
      while (performance.now() - grewAt < QUIET) {
        await wait(LOOK)
        if (pages() === stored) continue
        stored = pages()
        grewAt = performance.now()
      }
    })
    return [
      [
        `after all ${stored} pages were rendered, in ${((grewAt - started) / 1000).toFixed(0)} s`,
        megabytes(residentMemory(pid)),
        megabytes(highest),
      ],
    ]
  } finally {
    await stack.stop()
  }
}

/** Peak resident memory of a process during some work. */
async function highestWhile(pid: number, work: () => Promise<void>): Promise<number> {
  let highest = 0
  const timer = setInterval(() => {
    highest = Math.max(highest, residentMemory(pid))
  }, LOOK)
  try {
    await work()
  } finally {
    clearInterval(timer)
  }
  return Math.max(highest, residentMemory(pid))
}

async function fillStore(): Promise<{ highest: number; resident: number; size: Bounds; bounds: Bounds; disk: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'store-'))
  try {
    const child = fork('scripts/run/fill-store.ts', [folder, String(PAGES)], {
      env: { ...process.env, LOG_LEVEL: 'error' },
    })
    const [report] = (await once(child, 'message')) as [
      { highest: number; resident: number; size: Bounds; bounds: Bounds },
    ]
    child.disconnect()
    await once(child, 'exit')
    return { ...report, disk: filesBelow(folder).bytes }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

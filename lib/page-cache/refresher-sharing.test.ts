import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ContentGateway } from '#lib/content/gateway.ts'
import { pageKey } from '#lib/routing/addresses.ts'
import { Foreground } from './foreground.ts'
import type { PageStore } from './page-store.ts'
import { Refresher } from './refresher.ts'
import type { PageRenderer } from './renderer.ts'
import type { SharedEvents } from './shared-pages.ts'
import { FakeShared, openStore, pageOf, recordOf, setPage, wordsOf } from './test-support.ts'

vi.mock('#lib/process/log.ts', () => ({ log: { info: vi.fn(), warn: vi.fn(), error: vi.fn(), debug: vi.fn() } }))

/** A space in which every address is a page. */
const directory = { entries: new Map(), find: () => ({ entry: { uuid: 'x' } }) }

let folder: string
let store: PageStore
let shared: FakeShared
let events: SharedEvents
let live: {
  snapshot: { version: number; directory: typeof directory }
  failing: boolean
  notify: ReturnType<typeof vi.fn>
}
let generation: number
let listener: (tags: ReadonlySet<string>) => void
let stop: (() => Promise<void>) | undefined
const ended = vi.fn(async () => {})
const render = vi.fn<PageRenderer['render']>()

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  folder = mkdtempSync(join(tmpdir(), 'refresher-sharing-'))
  shared = Object.assign(new FakeShared(), {
    listen: (given: SharedEvents) => {
      events = given
      return ended
    },
  })
  store = openStore(folder, shared)
  live = { snapshot: { version: 1, directory }, failing: false, notify: vi.fn(async () => {}) }
  generation = 1
  render.mockImplementation(async (address) => {
    await setPage(store, pageKey(address), 'new', { tags: ['t'], version: live.snapshot.version }, generation)
    return pageOf('new')
  })
  await setPage(store, '/fr/a', 'old', { tags: ['t'] })
})

afterEach(async () => {
  await stop?.()
  stop = undefined
  live.failing = true
  await Promise.allSettled(render.mock.results.map(({ value }) => value as Promise<unknown>))
  vi.useRealTimers()
  vi.clearAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

function begin(rendering: 'here' | 'elsewhere' = 'here'): Refresher {
  const gateway = {
    live,
    prefetch: async () => {},
    get generation() {
      return generation
    },
    onChange: (given: typeof listener) => {
      listener = given
    },
    noteChange: (tags: ReadonlySet<string>) => {
      listener(tags)
    },
  } as unknown as ContentGateway
  const refresher = new Refresher({
    gateway,
    store,
    renderer: { revalidate: render },
    shared,
    foreground: new Foreground(),
    warmUp: 'known',
    rendering,
    rootFolder: 'website-hotels',
  })
  stop = refresher.start()
  return refresher
}

/** The space is at this version now, and pages with the tag are out of date. */
function change(version: number): void {
  generation += 1
  live.snapshot = { version, directory }
  listener(new Set(['t']))
}

const rendered = (): string[] => render.mock.calls.map(([address]) => pageKey(address))

const settled = (check: () => void) => vi.waitFor(check, { timeout: 3_000, interval: 5 })

/** Another instance has stored the page of today's content. */
const theirs = () =>
  shared.save({
    record: recordOf('/fr/a', { tags: ['t'], version: 2, renderedAt: Date.now() }),
    page: pageOf('theirs'),
  })

/** Once another instance has stored the page, it is the one here, and was not rendered here. */
async function expectTakenOver(): Promise<void> {
  await theirs()
  events.stored('/fr/a')
  await settled(() => {
    expect(store.isStale('/fr/a')).toBe(false)
  })
  expect(wordsOf((await store.get('/fr/a'))?.page)).toBe('theirs')
  expect(rendered()).toEqual([])
}

describe('with other instances', () => {
  test('a page whose turn is another’s is left to them, and taken over when they are done', async () => {
    shared.leases.add('/fr/a')
    const refresher = begin()
    change(2)
    await refresher.refresh('/fr/a', 'background')
    expect([rendered(), store.isStale('/fr/a')]).toEqual([[], true])
    await expectTakenOver()
  })

  test('a turn that its owner never ends is ours at a later look', async () => {
    shared.leases.add('/fr/a')
    const refresher = begin()
    change(2)
    await refresher.refresh('/fr/a', 'background')
    shared.leases.delete('/fr/a')
    // A poll that is under way has passed this page already.
    await settled(() => {
      vi.advanceTimersByTime(3_000)
      expect(rendered()).toEqual(['/fr/a'])
    })
    await settled(() => {
      expect(shared.leases.size).toBe(0)
    })
  })

  test('a turn ends also where the rendering fails', async () => {
    const refresher = begin()
    render.mockRejectedValueOnce(new Error('broken'))
    store.invalidate(new Set(['t']), 2, 2)
    await expect(refresher.refresh('/fr/a', 'background')).rejects.toThrow('broken')
    expect(shared.leases.size).toBe(0)
  })

  test('a fresh page of theirs is taken instead of rendering one', async () => {
    begin()
    await theirs()
    change(2)
    await settled(() => {
      expect(store.isStale('/fr/a')).toBe(false)
    })
    expect([rendered(), wordsOf((await store.get('/fr/a'))?.page)]).toEqual([[], 'theirs'])
  })

  test('what they store of a page that is fresh here, or not here at all, is left alone', () => {
    begin()
    const load = vi.spyOn(shared, 'load')
    events.stored('/fr/a')
    events.stored('/fr/none')
    expect(load).not.toHaveBeenCalled()
  })

  test('the version of each change is told; a higher one of theirs is looked for, a lower one is not', () => {
    begin()
    change(3)
    expect(shared.versions).toEqual([3])
    events.published(3)
    events.published(2)
    expect(live.notify).not.toHaveBeenCalled()
    events.published(4)
    expect(live.notify.mock.calls).toEqual([[undefined]])
  })

  test('what is made fresh once more, without a new version, is told by its tags, and not told back', async () => {
    begin()
    change(3)
    listener(new Set(['t', 'u']))
    expect([shared.versions, shared.invalidations]).toEqual([[3], [['t', 'u']]])
    await settled(() => {
      expect(store.isStale('/fr/a')).toBe(false)
    })
    events.invalidated(['t'])
    expect(store.isStale('/fr/a')).toBe(true)
    expect([shared.versions, shared.invalidations]).toEqual([[3], [['t', 'u']]])
  })

  test('the end of a day is told to nobody', () => {
    begin()
    listener(new Set(['day']))
    expect([shared.versions, shared.invalidations]).toEqual([[], []])
  })

  describe('that render for this one', () => {
    test('a stale page is left to them, read or not, and taken over when they have stored it', async () => {
      const load = vi.spyOn(shared, 'load')
      const refresher = begin('elsewhere')
      change(2)
      // Background poll: it asks for the page once; visits do not.
      await settled(() => {
        expect(load).toHaveBeenCalledOnce()
      })
      for (const urgency of ['read', 'awaited'] as const) await refresher.refresh('/fr/a', urgency)
      expect([load.mock.calls.length, rendered()]).toEqual([1, []])
      await expectTakenOver()
    })

    test('a page that was missing here is taken over too', async () => {
      begin('elsewhere')
      await shared.save({ record: recordOf('/fr/b', { tags: ['t'], version: 1 }), page: pageOf('theirs') })
      events.stored('/fr/b')
      await settled(() => {
        expect(store.has('/fr/b')).toBe(true)
      })
      expect(rendered()).toEqual([])
    })

    test('a page that somebody waits for is rendered here once they are late', async () => {
      const refresher = begin('elsewhere')
      change(2)
      vi.setSystemTime(Date.now() + 1_990)
      await refresher.refresh('/fr/a', 'awaited')
      expect(rendered()).toEqual([])
      vi.setSystemTime(Date.now() + 20)
      await refresher.refresh('/fr/a', 'read')
      expect(rendered()).toEqual([])
      await refresher.refresh('/fr/a', 'awaited')
      expect(rendered()).toEqual(['/fr/a'])
    })

    test('while they are away, what is stale for long is rendered here', async () => {
      begin('elsewhere')
      change(2)
      await vi.advanceTimersByTimeAsync(27_000)
      expect(rendered()).toEqual([])
      await settled(() => {
        vi.advanceTimersByTime(3_000)
        expect(rendered()).toEqual(['/fr/a'])
      })
    })
  })

  test('listening ends with the rest', async () => {
    begin()
    await stop?.()
    stop = undefined
    expect(ended).toHaveBeenCalledOnce()
  })
})

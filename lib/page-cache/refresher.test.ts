import { EventEmitter } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ContentGateway } from '#lib/content/gateway.ts'
import { toDirectory } from '#lib/content/live/directory.ts'
import { pageKey } from '#lib/routing/addresses.ts'
import { Foreground } from './foreground.ts'
import type { PageStore } from './page-store.ts'
import { Refresher } from './refresher.ts'
import type { PageRenderer } from './renderer.ts'
import { openStore, pageOf, setPage, wordsOf } from './test-support.ts'

vi.mock('#lib/process/log.ts', () => ({ log: { info: vi.fn(), warn: vi.fn(), error: vi.fn(), debug: vi.fn() } }))

type Settings = ConstructorParameters<typeof Refresher>[0]

const ROOT = 'website-hotels'

const link = (inside: string) => ({
  id: 1,
  uuid: inside === '' ? 'home' : inside,
  slug: inside === '' ? ROOT : `${ROOT}/${inside}`,
  name: inside,
  published: true,
  is_folder: false,
  alternates: [],
})

const directoryOf = (...insides: string[]) => toDirectory(insides.map(link), ROOT)

let folder: string
let store: PageStore
let live: {
  snapshot: { version: number; directory: ReturnType<typeof directoryOf> } | undefined
  failing: boolean
  announce: ReturnType<typeof vi.fn>
}
let generation: number
let listener: (tags: ReadonlySet<string>) => void
const prefetch = vi.fn<ContentGateway['prefetch']>()
const render = vi.fn<PageRenderer['render']>()
const stops: (() => Promise<void>)[] = []

/** Pages whose rendering fails. */
let failing: Set<string>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  folder = mkdtempSync(join(tmpdir(), 'refresher-'))
  store = openStore(folder)
  live = {
    snapshot: { version: 1, directory: directoryOf('', 'a', 'b') },
    failing: false,
    announce: vi.fn(async () => {}),
  }
  generation = 1
  failing = new Set()
  prefetch.mockResolvedValue()
  render.mockImplementation(async (address) => {
    const key = pageKey(address)
    if (!failing.has(key))
      await setPage(store, key, 'new', { tags: store.tagsOf(key), version: live.snapshot?.version ?? 0 }, generation)
    else store.noteFailure(key)
    return pageOf('new')
  })
})

afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
  // Work that is under way ends with this test.
  live.failing = true
  await Promise.allSettled(render.mock.results.map(({ value }) => value as Promise<unknown>))
  vi.useRealTimers()
  vi.clearAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

function begin(more: Partial<Settings> = {}): Refresher {
  const gateway = {
    live,
    prefetch,
    get generation() {
      return generation
    },
    onChange: (given: typeof listener) => {
      listener = given
    },
  } as unknown as ContentGateway
  const refresher = new Refresher({
    gateway,
    store,
    renderer: { revalidate: render },
    shared: undefined,
    foreground: new Foreground(),
    warmUp: 'known',
    rendering: 'here',
    rootFolder: ROOT,
    ...more,
  })
  stops.push(refresher.start())
  return refresher
}

function change(...tags: string[]): void {
  generation += 1
  listener(new Set(tags))
}

const rendered = (): string[] => render.mock.calls.map(([address]) => pageKey(address))

/** Waits until work that is under way has ended: a page that is always there would be rendered next. */
const settled = (check: () => void) => vi.waitFor(check, { timeout: 3_000, interval: 5 })

const readTimes = async (key: string, times: number) => {
  for (let time = 0; time < times; time += 1) await store.get(key)
}

async function stored(...keys: [string, ...string[]][]): Promise<void> {
  for (const [key, ...tags] of keys) await setPage(store, key, 'old', { tags })
}

describe('a change', () => {
  test('has the pages that show it rendered, their stories read together, and no other', async () => {
    await stored(['/fr', 'story:home', 'story:a'], ['/fr/a', 'story:a'], ['/en/a', 'story:a'], ['/fr/b', 'story:b'])
    begin()
    change('story:a')
    await settled(() => {
      expect(store.stalePages()).toEqual([])
    })
    expect(rendered().toSorted()).toEqual(['/en/a', '/fr', '/fr/a'])
    expect(wordsOf((await store.get('/fr/b'))?.page)).toBe('old')
    expect(prefetch.mock.calls.map(([uuids, locale]) => [locale, uuids.toSorted()])).toEqual([
      ['fr', ['a', 'home']],
      ['en', ['a']],
    ])
  })

  test('has the most read rendered first, and what is stale before what is missing', async () => {
    await stored(['/fr', 't'], ['/fr/a', 't'], ['/en/a', 't'])
    await readTimes('/fr/a', 3)
    await readTimes('/en/a', 2)
    store.invalidate(new Set(['t']), 1, 1)
    begin({ warmUp: 'all' })
    await settled(() => {
      expect(rendered()).toHaveLength(6)
    })
    expect(rendered().slice(0, 3)).toEqual(['/fr/a', '/en/a', '/fr'])
    expect(rendered().slice(3).toSorted()).toEqual(['/en', '/en/b', '/fr/b'])
  })

  test('that comes while pages are being rendered is not left for later', async () => {
    await stored(['/fr/a', 'story:a'], ['/fr/b', 'story:b'])
    begin()
    render.mockImplementationOnce(async () => {
      change('story:b')
      await setPage(store, '/fr/a', 'new', { tags: ['story:a'] }, generation)
      return undefined
    })
    change('story:a')
    await settled(() => {
      expect(rendered()).toEqual(['/fr/a', '/fr/b'])
    })
  })

  test('that comes while the page itself is being rendered has it rendered once more at once', async () => {
    await stored(['/fr/a', 'story:a'])
    const refresher = begin()
    const before = generation
    render.mockImplementationOnce(async () => {
      change('story:a')
      await setPage(store, '/fr/a', 'too old', { tags: ['story:a'] }, before)
      return undefined
    })
    store.invalidate(new Set(['story:a']), generation, 1)
    await refresher.refresh('/fr/a', 'background')
    expect([rendered(), wordsOf((await store.get('/fr/a'))?.page)]).toEqual([['/fr/a', '/fr/a'], 'new'])
  })

  test('has what is read rendered before what nobody reads, and what is waited for before both', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `p${index}`)
    live.snapshot = { version: 1, directory: directoryOf(...names, 'read', 'awaited') }
    await stored(...names.map((name): [string, string] => [`/fr/${name}`, 't']))
    await stored(['/fr/read', 't'], ['/fr/awaited', 't'])
    await readTimes('/fr/p0', 3)
    await readTimes('/fr/p1', 2)
    const usual = render.getMockImplementation() as PageRenderer['render']
    const held = Promise.withResolvers<void>()
    render.mockImplementation(async (address) => {
      await held.promise
      return await usual(address)
    })
    const refresher = begin()
    change('t')
    await settled(() => {
      expect(rendered()).toHaveLength(2)
    })
    const taken = ['p2', 'p3', 'p4', 'p5', 'p6'].map((name) => refresher.refresh(`/fr/${name}`, 'background'))
    await settled(() => {
      expect(rendered()).toHaveLength(6)
    })
    // The request that awaits the second page comes after a read of it.
    const reading = [
      ...taken,
      refresher.refresh('/fr/read', 'read'),
      refresher.refresh('/fr/awaited', 'read'),
      refresher.refresh('/fr/awaited', 'awaited'),
    ]
    held.resolve()
    await Promise.all(reading)
    await settled(() => {
      expect(rendered()).toHaveLength(14)
    })
    expect(rendered().slice(0, 2)).toEqual(['/fr/p0', '/fr/p1'])
    expect(rendered().slice(6, 9)).toEqual(['/fr/awaited', '/fr/read', '/fr/p6'])
  })

  test('in the background gives way to an answer that somebody waits for, and not for ever', async () => {
    live.snapshot = { version: 1, directory: directoryOf('a', 'b', 'read') }
    await stored(['/fr/a', 't'], ['/fr/b', 'u'], ['/fr/read', 't'])
    const foreground = new Foreground()
    const [answer, endless] = [new EventEmitter(), new EventEmitter()]
    foreground.add(answer)
    const refresher = begin({ foreground })
    change('t')
    await refresher.refresh('/fr/read', 'read')
    expect(rendered()).toEqual(['/fr/read'])
    answer.emit('close')
    await settled(() => {
      expect(rendered()).toEqual(['/fr/read', '/fr/a'])
    })
    foreground.add(endless)
    change('u')
    await settled(() => {
      expect(rendered()).toContain('/fr/b')
    })
  })

  test('of many pages runs in batches, two renderings at a time, and what is most read goes ahead', async () => {
    const names = Array.from({ length: 50 }, (_, index) => `p${index}`)
    live.snapshot = { version: 1, directory: directoryOf(...names, 'urgent') }
    await stored(...names.map((name): [string, string] => [`/fr/${name}`, 't']), ['/fr/urgent', 'u'])
    await readTimes('/fr/urgent', 5)
    const usual = render.getMockImplementation() as PageRenderer['render']
    let [running, most] = [0, 0]
    render.mockImplementation(async (address) => {
      running += 1
      most = Math.max(most, running)
      if (rendered().length === 5) change('u')
      const page = await usual(address)
      running -= 1
      return page
    })
    begin()
    change('t')
    await settled(() => {
      expect(rendered()).toHaveLength(51)
    })
    expect(most).toBe(2)
    expect(rendered().indexOf('/fr/urgent')).toBe(20)
    expect(prefetch.mock.calls.filter(([, locale]) => locale === 'fr').map(([uuids]) => uuids.length)).toEqual([
      20, 20, 11,
    ])
  })

  test('has pages that are read rendered beside those that nobody reads, six at a time', async () => {
    const [slow, read] = [['a', 'b', 'c'], Array.from({ length: 6 }, (_, index) => `read${index}`)]
    live.snapshot = { version: 1, directory: directoryOf(...slow, ...read) }
    await stored(...[...slow, ...read].map((name): [string, string] => [`/fr/${name}`, 't']))
    const usual = render.getMockImplementation() as PageRenderer['render']
    const gate = Promise.withResolvers<void>()
    render.mockImplementation(async (address) => {
      await gate.promise
      return await usual(address)
    })
    const refresher = begin()
    change('t')
    await settled(() => expect(rendered()).toHaveLength(2))
    const all = Promise.all(read.map((name) => refresher.refresh(`/fr/${name}`, 'read')))
    await settled(() => expect(rendered()).toHaveLength(6))
    expect(rendered().filter((key) => key.startsWith('/fr/read')).length).toBeGreaterThanOrEqual(4)
    gate.resolve()
    await all
  })

  test('that took a page away takes it out of the store, and out of what is known', async () => {
    await stored(['/fr/a', 't'], ['/fr/b', 't'])
    await readTimes('/fr/b', 3)
    begin()
    live.snapshot = { version: 2, directory: directoryOf('', 'a') }
    change('t')
    await settled(() => {
      expect(store.stalePages()).toEqual([])
    })
    expect([store.has('/fr/b'), store.has('/fr/a'), store.reads.known(), rendered()]).toEqual([
      false,
      true,
      [],
      ['/fr/a'],
    ])
  })
})

describe('missing pages', () => {
  test('are rendered in every language, those that were read first', async () => {
    store.reads.note('/en/b')
    begin({ warmUp: 'all' })
    await settled(() => {
      expect(rendered()).toHaveLength(6)
    })
    expect(rendered()[0]).toBe('/en/b')
    expect(rendered().toSorted()).toEqual(['/en', '/en/a', '/en/b', '/fr', '/fr/a', '/fr/b'])
  })

  test('that nobody ever read are left where only known ones are wanted', async () => {
    store.reads.note('/en/b')
    begin()
    await settled(() => {
      expect(store.has('/en/b')).toBe(true)
    })
    vi.advanceTimersByTime(9_000)
    expect(rendered()).toEqual(['/en/b'])
  })

  test('headers and footers are none', async () => {
    live.snapshot = { version: 1, directory: directoryOf('a', 'headers/main', 'footers/main') }
    begin({ warmUp: 'all' })
    await settled(() => {
      expect(store.has('/en/a')).toBe(true)
    })
    expect(rendered().toSorted()).toEqual(['/en/a', '/fr/a'])
  })

  test('that cannot be rendered are asked for once a change, not for ever', async () => {
    failing = new Set(['/fr/a', '/en/a', '/fr', '/en', '/fr/b', '/en/b'])
    const refresher = begin({ warmUp: 'all' })
    await settled(() => {
      expect(rendered()).toHaveLength(6)
    })
    for (let look = 0; look < 5; look += 1) {
      vi.advanceTimersByTime(3_000)
      await refresher.refresh('/fr/none', 'background')
    }
    expect(rendered()).toHaveLength(6)
    change('none')
    await settled(() => {
      expect(rendered()).toHaveLength(12)
    })
  })
})

describe('a page that fails', () => {
  test('is asked for again at the next look, and does not hold up the others', async () => {
    await stored(['/fr/a', 't'], ['/fr/b', 't'])
    await readTimes('/fr/a', 2)
    failing = new Set(['/fr/a'])
    begin()
    change('t')
    await settled(() => {
      expect(store.isStale('/fr/b')).toBe(false)
    })
    expect(rendered()).toEqual(['/fr/a', '/fr/b'])
    failing.clear()
    vi.advanceTimersByTime(6_000)
    await settled(() => {
      expect(store.isStale('/fr/a')).toBe(false)
    })
    expect(rendered()).toEqual(['/fr/a', '/fr/b', '/fr/a'])
  })
})

describe('nothing is rendered', () => {
  test.each([
    ['before the space is known', { snapshot: undefined }],
    ['while the content service fails', { failing: true }],
  ])('%s; afterwards it is', async (_, away) => {
    await stored(['/fr/a', 't'])
    const well = { ...live }
    Object.assign(live, away)
    const refresher = begin({ warmUp: 'all' })
    change('t')
    await refresher.refresh('/fr/a', 'background')
    expect([rendered(), store.isStale('/fr/a'), store.has('/fr/a')]).toEqual([[], true, true])
    Object.assign(live, well)
    vi.advanceTimersByTime(3_000)
    await settled(() => {
      expect(store.isStale('/fr/a')).toBe(false)
    })
  })

  test('once it is stopped', async () => {
    await stored(['/fr/a', 't'])
    live.failing = true
    begin()
    change('t')
    await stops.splice(0)[0]?.()
    live.failing = false
    vi.advanceTimersByTime(60_000)
    expect([vi.getTimerCount(), rendered()]).toEqual([0, []])
  })
})

test('one page is refreshed once at a time, however many ask', async () => {
  await stored(['/fr/a', 't'])
  const refresher = begin()
  store.invalidate(new Set(['t']), generation, 2)
  await Promise.all(Array.from({ length: 50 }, () => refresher.refresh('/fr/a', 'background')))
  expect(rendered()).toEqual(['/fr/a'])
})

import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { untilTag } from '#lib/content/tags.ts'
import { log } from '#lib/process/log.ts'
import type { PageStore } from './page-store.ts'
import { FakeShared, NOON, filesIn, openStore, pageOf, readPage, setPage, sinceNoon, wordsOf } from './test-support.ts'

vi.mock('#lib/process/log.ts', () => ({ log: { info: vi.fn(), warn: vi.fn(), error: vi.fn(), debug: vi.fn() } }))

let folder: string

/** A store on the folder of earlier ones. */
const open = (): PageStore => openStore(folder)

const read = async (store: PageStore, key: string) => sinceNoon(await readPage(store, key))

const staleKeys = (store: PageStore): string[] => store.stalePages().map(({ key }) => key)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-store-'))
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] })
})

afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

test('pages that show a story are told with whether they are stale', async () => {
  const store = open()
  await setPage(store, '/fr/offres', 'a', { tags: ['story:a'] })
  await setPage(store, '/fr/hotels', 'b', { tags: ['story:a', 'story:b'] })
  await setPage(store, '/fr/contact', 'c', { tags: ['story:c'] })
  const showing = (tag: string) => store.showing(tag).map(({ record, isStale }) => [record.key, isStale])
  expect(showing('story:a')).toEqual([
    ['/fr/hotels', false],
    ['/fr/offres', false],
  ])
  store.invalidate(new Set(['story:b']), 1, 2)
  expect(showing('story:a')).toEqual([
    ['/fr/hotels', true],
    ['/fr/offres', false],
  ])
  expect(showing('story:x')).toEqual([])
})

test('a page is out of date from the first moment that it or its frame names', async () => {
  const store = open()
  const until = (minutes: number) => untilTag(new Date(NOON + minutes * 60_000))
  await setPage(store, '/fr/spectacles', 'a', { tags: ['story:a', until(9), until(5)] })
  await setPage(store, '/fr/contact', 'b', { tags: ['story:b'] })
  expect([...store.passedMoments(NOON + 5 * 60_000 - 1)]).toEqual([])
  expect([...store.passedMoments(NOON + 5 * 60_000)]).toEqual([NOON + 5 * 60_000])
  store.invalidate(new Set([until(5)]), 1, 2)
  expect([staleKeys(store), [...store.passedMoments(NOON + 10 * 60_000)]]).toEqual([['/fr/spectacles'], []])
})

describe('a page kept', () => {
  test('comes back as it was, fresh, at once', async () => {
    const store = open()
    await setPage(store, '/fr/hotels', 'été', { tags: ['story:a'] })
    vi.setSystemTime(NOON + 60 * 60_000)
    expect(store.has('/fr/hotels')).toBe(true)
    expect(store.tagsOf('/fr/hotels')).toEqual(['story:a'])
    expect(store.get('/fr/hotels')).toEqual({
      page: pageOf('été'),
      staleSince: undefined,
      current: expect.objectContaining({ key: '/fr/hotels' }) as unknown,
    })
  })

  test('is unknown under any other address', async () => {
    const store = open()
    await setPage(store, '/fr/hotels', 'x')
    expect(store.has('/en/hotels')).toBe(false)
    expect(await store.get('/en/hotels')).toBeUndefined()
    expect(store.tagsOf('/en/hotels')).toEqual([])
  })

  test('goes for good when it is deleted, its reads too', async () => {
    const shared = new FakeShared()
    const store = openStore(folder, shared)
    await setPage(store, '/fr', 'x', { tags: ['story:a'] })
    await store.get('/fr')
    await store.delete('/fr')
    expect([store.has('/fr'), await store.get('/fr'), filesIn(folder), shared.pages.size, store.reads.known()]).toEqual(
      [false, undefined, [], 0, []],
    )
    store.invalidate(new Set(['story:a']), 2, 2)
    expect(staleKeys(store)).toEqual([])
  })

  test('that is deleted while it is being stored is gone', async () => {
    const store = open()
    await Promise.all([setPage(store, '/fr', 'x'), store.delete('/fr')])
    expect([store.has('/fr'), filesIn(folder)]).toEqual([false, []])
  })
})

describe('a restart', () => {
  test('keeps every page, to be served and rendered anew', async () => {
    await setPage(open(), '/fr', 'before')
    vi.setSystemTime(NOON + 5_000)
    const store = open()
    expect(store.has('/fr')).toBe(true)
    expect(await read(store, '/fr')).toEqual(['before', 5_000])
    expect([staleKeys(store), store.isStale('/fr')]).toEqual([['/fr'], true])
    await setPage(store, '/fr', 'after')
    expect(await read(store, '/fr')).toEqual(['after', undefined])
    expect(store.isStale('/fr')).toBe(false)
  })

  test('keeps the tags', async () => {
    await setPage(open(), '/fr', 'x', { tags: ['story:a'] })
    expect(open().tagsOf('/fr')).toEqual(['story:a'])
  })

  test('survives files that are no pages', async () => {
    await setPage(open(), '/fr', 'x')
    writeFileSync(join(folder, 'half.page'), '{"key":"/fr/hot')
    writeFileSync(join(folder, 'empty.page'), '')
    expect(staleKeys(open())).toEqual(['/fr'])
    expect(log.warn).toHaveBeenCalledTimes(2)
  })

  test('survives a page that is spoilt later: it is rendered anew', async () => {
    await setPage(open(), '/fr', 'x')
    const store = open()
    writeFileSync(join(folder, filesIn(folder)[0] as string), 'no page')
    expect(await store.get('/fr')).toBeUndefined()
    expect(store.has('/fr')).toBe(false)
    expect(log.warn).toHaveBeenCalledOnce()
    await setPage(store, '/fr', 'new')
    expect(await read(store, '/fr')).toEqual(['new', undefined])
  })
})

describe('a change of content', () => {
  test('touches the pages that carry one of its tags, and no other', async () => {
    const store = open()
    await setPage(store, '/fr/a', 'a', { tags: ['story:a', 'list:x'] })
    await setPage(store, '/fr/b', 'b', { tags: ['story:b', 'list:x'] })
    await setPage(store, '/fr/c', 'c', { tags: ['story:aa'] })
    vi.setSystemTime(NOON + 10)
    store.invalidate(new Set(['story:a', 'story:zzz']), 2, 2)
    expect(staleKeys(store)).toEqual(['/fr/a'])
    expect([await read(store, '/fr/a'), await read(store, '/fr/b'), await read(store, '/fr/c')]).toEqual([
      ['a', 10],
      ['b', undefined],
      ['c', undefined],
    ])
    vi.setSystemTime(NOON + 20)
    store.invalidate(new Set(['list:x']), 3, 3)
    expect(staleKeys(store).toSorted()).toEqual(['/fr/a', '/fr/b'])
    // Out of date since the first of its changes.
    expect([await read(store, '/fr/a'), await read(store, '/fr/b')]).toEqual([
      ['a', 10],
      ['b', 20],
    ])
  })

  test('that comes while a page is rendered leaves it stale from the start: it may show what was before', async () => {
    const store = open()
    store.invalidate(new Set(['story:a']), 8, 2)
    await setPage(store, '/fr/before', 'x', { tags: ['story:a', 'story:b'] }, 7)
    await setPage(store, '/fr/after', 'x', { tags: ['story:a', 'story:b'] }, 8)
    await setPage(store, '/fr/other', 'x', { tags: ['story:b'] }, 7)
    expect(staleKeys(store)).toEqual(['/fr/before'])
    expect(await read(store, '/fr/before')).toEqual(['x', 0])
    expect(await read(store, '/fr/after')).toEqual(['x', undefined])
  })
})

test('pages that wait are told by how much they are read', async () => {
  const store = open()
  for (const [key, reads] of [
    ['/fr/a', 1],
    ['/fr/b', 3],
    ['/fr/c', 0],
    ['/fr/d', 2],
  ] as const) {
    await setPage(store, key, key, { tags: ['t'] })
    for (let time = 0; time < reads; time += 1) await store.get(key)
  }
  store.invalidate(new Set(['t']), 2, 2)
  expect(staleKeys(store)).toEqual(['/fr/b', '/fr/d', '/fr/a', '/fr/c'])
})

describe('a rendering that failed', () => {
  test('leaves the page, which is tried again after three seconds', async () => {
    const store = open()
    await setPage(store, '/fr', 'good', { tags: ['story:a'] })
    store.invalidate(new Set(['story:a']), 2, 2)
    store.noteFailure('/fr')
    expect([await read(store, '/fr'), staleKeys(store), store.isStale('/fr')]).toEqual([['good', undefined], [], true])
    vi.setSystemTime(NOON + 2_999)
    expect([await read(store, '/fr'), staleKeys(store)]).toEqual([['good', undefined], []])
    vi.setSystemTime(NOON + 3_000)
    expect([await read(store, '/fr'), staleKeys(store)]).toEqual([['good', 0], ['/fr']])
  })

  test('of a page that nobody keeps is nothing to note', () => {
    const store = open()
    store.noteFailure('/fr')
    expect([store.has('/fr'), staleKeys(store)]).toEqual([false, []])
  })
})

describe('at the same time', () => {
  test('renderings of one page all count as kept, and the last one stays, on disk too', async () => {
    const store = open()
    await Promise.all(Array.from({ length: 20 }, (_, index) => setPage(store, '/fr', String(index))))
    expect(log.error).not.toHaveBeenCalled()
    expect(readdirSync(folder)).toHaveLength(1)
    expect(await read(store, '/fr')).toEqual(['19', undefined])
    expect(await read(open(), '/fr')).toEqual(['19', 0])
  })

  test('a page that is rendered while its old form is read from disk is the new one', async () => {
    await setPage(open(), '/fr', 'old')
    const store = open()
    const reading = store.get('/fr')
    await setPage(store, '/fr', 'new')
    expect(wordsOf((await reading)?.page)).toBe('new')
    expect(await read(store, '/fr')).toEqual(['new', undefined])
  })

  test('a page that goes while it is read from disk is gone', async () => {
    await setPage(open(), '/fr', 'old')
    const store = open()
    const reading = store.get('/fr')
    await store.delete('/fr')
    expect(await reading).toBeUndefined()
    expect(store.size.memory).toBe(0)
  })
})

test('a disk that takes nothing leaves the page in memory', async () => {
  const pages = join(folder, 'pages')
  const store = openStore(pages)
  rmSync(pages, { recursive: true })
  writeFileSync(pages, 'a file where the folder was')
  await setPage(store, '/fr', 'x')
  expect(log.error).toHaveBeenCalledOnce()
  expect(await read(store, '/fr')).toEqual(['x', undefined])
  await store.delete('/fr')
  expect(store.has('/fr')).toBe(false)
})

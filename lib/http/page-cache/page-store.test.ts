import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { log } from '../log.ts'
import { PageStore, type RenderedPage } from './page-store.ts'

vi.mock('../log.ts', () => ({ log: { info: vi.fn(), warn: vi.fn(), error: vi.fn(), debug: vi.fn() } }))

const NOON = Date.parse('2026-06-12T12:00:00Z')

const page = (html: string): RenderedPage => ({ kind: 'APP_PAGE', html, status: 200, headers: { 'x-tag': 'a' } })

const staleKeys = (store: PageStore) => store.stalePages().map(({ key }) => key)

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-store-'))
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] })
})

afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

describe('a page kept', () => {
  test('comes back as it was, fresh, with the time of its rendering', async () => {
    const store = new PageStore(folder)
    await store.set('/fr/hotels', page('été'), ['story:a'], 1)
    vi.setSystemTime(NOON + 60 * 60_000)
    expect(store.has('/fr/hotels')).toBe(true)
    expect(await store.get('/fr/hotels')).toEqual({ value: page('été'), storedAt: NOON, stale: false })
  })

  test('is unknown under any other address', async () => {
    const store = new PageStore(folder)
    await store.set('/fr/hotels', page('x'), [], 1)
    expect(store.has('/en/hotels')).toBe(false)
    expect(await store.get('/en/hotels')).toBeUndefined()
  })

  test('can have an address that no file could have', async () => {
    const store = new PageStore(folder)
    const key = `/fr/../../${'x'.repeat(400)}/\u0000:*?`
    await store.set(key, page('x'), [], 1)
    expect(await new PageStore(folder).get(key)).toMatchObject({ value: page('x') })
    expect(readdirSync(join(folder, '..')).filter((name) => name.includes('xxx'))).toEqual([])
  })

  test('goes for good when it is deleted', async () => {
    const store = new PageStore(folder)
    await store.set('/fr', page('x'), ['story:a'], 1)
    await store.delete('/fr')
    expect(store.has('/fr')).toBe(false)
    expect(await store.get('/fr')).toBeUndefined()
    expect(readdirSync(folder)).toEqual([])
    store.invalidate(new Set(['story:a']), 2)
    expect(staleKeys(store)).toEqual([])
  })
})

describe('a restart', () => {
  test('keeps every page, to be served and rendered anew', async () => {
    await new PageStore(folder).set('/fr', page('before'), ['story:a'], 1)
    vi.setSystemTime(NOON + 5_000)
    const store = new PageStore(folder)
    expect(store.has('/fr')).toBe(true)
    expect(await store.get('/fr')).toEqual({ value: page('before'), storedAt: NOON, stale: true })
    expect(staleKeys(store)).toEqual(['/fr'])
    await store.set('/fr', page('after'), ['story:a'], 1)
    expect(await store.get('/fr')).toMatchObject({ value: page('after'), stale: false })
  })

  test('keeps the tags', async () => {
    await new PageStore(folder).set('/fr', page('x'), ['story:a'], 1)
    const again = new PageStore(folder)
    again.invalidate(new Set(['story:a']), 2)
    expect(staleKeys(again)).toEqual(['/fr'])
  })

  test('survives a record that cannot be read', async () => {
    await new PageStore(folder).set('/fr', page('x'), [], 1)
    writeFileSync(join(folder, 'half.json'), '{"key":"/fr/hot')
    writeFileSync(join(folder, 'other.json'), '{}')
    const store = new PageStore(folder)
    expect(store.has('/fr')).toBe(true)
    expect(staleKeys(store)).toEqual(['/fr'])
    expect(log.warn).toHaveBeenCalledTimes(2)
  })

  test('survives a page that cannot be read: it is rendered anew', async () => {
    await new PageStore(folder).set('/fr', page('x'), [], 1)
    const body = readdirSync(folder).find((name) => name.endsWith('.bin')) ?? ''
    writeFileSync(join(folder, body), 'no page')
    const store = new PageStore(folder)
    expect(await store.get('/fr')).toBeUndefined()
    expect(store.has('/fr')).toBe(false)
    expect(log.warn).toHaveBeenCalledOnce()
    await store.set('/fr', page('new'), [], 1)
    expect(await store.get('/fr')).toMatchObject({ value: page('new'), stale: false })
  })
})

describe('a change of content', () => {
  test('touches the pages that carry one of its tags, and no other', async () => {
    const store = new PageStore(folder)
    await store.set('/fr/a', page('a'), ['story:a', 'list:x'], 1)
    await store.set('/fr/b', page('b'), ['story:b', 'list:x'], 1)
    await store.set('/fr/c', page('c'), ['story:aa'], 1)
    store.invalidate(new Set(['story:a', 'story:zzz']), 2)
    expect(staleKeys(store)).toEqual(['/fr/a'])
    expect(await store.get('/fr/a')).toMatchObject({ value: page('a'), stale: true })
    expect(await store.get('/fr/b')).toMatchObject({ stale: false })
    expect(await store.get('/fr/c')).toMatchObject({ stale: false })
    store.invalidate(new Set(['list:x']), 2)
    expect(staleKeys(store).toSorted()).toEqual(['/fr/a', '/fr/b'])
  })
})

describe('a change that comes while a page is rendered', () => {
  test('leaves the page stale from the start: it may show what was before', async () => {
    const store = new PageStore(folder)
    store.invalidate(new Set(['story:a']), 8)
    await store.set('/fr/before', page('x'), ['story:a', 'story:b'], 7)
    await store.set('/fr/after', page('x'), ['story:a', 'story:b'], 8)
    await store.set('/fr/other', page('x'), ['story:b'], 7)
    expect(staleKeys(store)).toEqual(['/fr/before'])
    expect(await store.get('/fr/before')).toMatchObject({ value: page('x'), stale: true })
    expect(await store.get('/fr/after')).toMatchObject({ stale: false })
  })
})

describe('a rendering that failed', () => {
  test('leaves the page, and is tried again after three seconds', async () => {
    const store = new PageStore(folder)
    await store.set('/fr', page('good'), ['story:a'], 1)
    store.invalidate(new Set(['story:a']), 2)
    store.noteFailure('/fr')
    expect(await store.get('/fr')).toMatchObject({ value: page('good'), stale: false })
    expect(staleKeys(store)).toEqual(['/fr'])
    vi.setSystemTime(NOON + 2_999)
    expect(await store.get('/fr')).toMatchObject({ stale: false })
    vi.setSystemTime(NOON + 3_000)
    expect(await store.get('/fr')).toMatchObject({ value: page('good'), stale: true })
  })

  test('of a page that nobody keeps is nothing to note', () => {
    const store = new PageStore(folder)
    store.noteFailure('/fr')
    expect(staleKeys(store)).toEqual([])
  })

  test('is told by the very object handed out, not by an equal one', async () => {
    const store = new PageStore(folder)
    const value = page('x')
    await store.set('/fr', value, [], 1)
    expect(store.wasServed(value)).toBe(false)
    const given = (await store.get('/fr'))?.value as RenderedPage
    expect(store.wasServed(given)).toBe(true)
    expect(store.wasServed(page('x'))).toBe(false)
  })
})

test('two renderings of one page at once both count as kept', async () => {
  const store = new PageStore(folder)
  await Promise.all(Array.from({ length: 20 }, (_, index) => store.set('/fr', page(String(index)), [], 1)))
  expect(log.error).not.toHaveBeenCalled()
  expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([])
  expect(await new PageStore(folder).get('/fr')).toMatchObject({ value: { kind: 'APP_PAGE' } })
})

test('a disk that takes nothing leaves the page in memory', async () => {
  const store = new PageStore(join(folder, 'pages'))
  rmSync(join(folder, 'pages'), { recursive: true })
  writeFileSync(join(folder, 'pages'), 'a file where the folder was')
  await store.set('/fr', page('x'), [], 1)
  expect(log.error).toHaveBeenCalledOnce()
  expect(await store.get('/fr')).toMatchObject({ value: page('x'), stale: false })
})

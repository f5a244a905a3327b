import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY_TAG } from '#lib/content/tags.ts'
import type { PageRecord } from './page-record.ts'
import type { PageStore } from './page-store.ts'
import type { SharedPages } from './shared-pages.ts'
import { FakeShared, NOON, openStore, pageOf, readPage, recordOf, setPage, sinceNoon } from './test-support.ts'

vi.mock('#lib/process/log.ts', () => ({ log: { info: vi.fn(), warn: vi.fn(), error: vi.fn(), debug: vi.fn() } }))

let folder: string

const read = async (store: PageStore, key: string) => sinceNoon(await readPage(store, key))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shared-pages-'))
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] })
})

afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true, force: true })
})

describe('pages of other instances', () => {
  let shared: FakeShared

  beforeEach(() => {
    shared = new FakeShared()
  })

  const share = (words: string, more: Partial<PageRecord>) =>
    shared.save({ record: recordOf('/fr', { tags: ['t'], renderedAt: NOON, ...more }), page: pageOf(words) })

  test('get what is rendered here', async () => {
    await setPage(openStore(folder, shared), '/fr', 'x', { tags: ['t'] })
    expect(shared.pages.get('/fr')).toEqual({
      record: recordOf('/fr', { tags: ['t'], renderedAt: NOON }),
      page: pageOf('x'),
    })
  })

  test('a missing page is taken over, and kept on disk', async () => {
    await share('theirs', { version: 5 })
    const store = openStore(folder, shared)
    expect(await store.adopt('/fr', 5)).toBe(true)
    expect(await read(store, '/fr')).toEqual(['theirs', undefined])
    expect(await read(openStore(folder), '/fr')).toEqual(['theirs', 0])
    expect(await store.adopt('/fr/none', 5)).toBe(false)
  })

  test('of an older space than the one known here is served, and rendered anew', async () => {
    await share('theirs', { version: 4 })
    const store = openStore(folder, shared)
    expect(await store.adopt('/fr', 5)).toBe(true)
    expect(await read(store, '/fr')).toEqual(['theirs', 0])
    expect(store.stalePages().map(({ key }) => key)).toEqual(['/fr'])
  })

  test('that tells of yesterday is served, and rendered anew', async () => {
    // 12 June has begun in Paris at 22:00 UTC.
    await share('theirs', { version: 5, tags: [DAY_TAG], renderedAt: Date.parse('2026-06-11T21:59:59Z') })
    const store = openStore(folder, shared)
    await store.adopt('/fr', 5)
    expect(await read(store, '/fr')).toEqual(['theirs', 0])
    await share('theirs of today', { version: 5, tags: [DAY_TAG], renderedAt: Date.parse('2026-06-11T22:00:00Z') })
    const other = openStore(join(folder, 'other'), shared)
    await other.adopt('/fr', 5)
    expect(await read(other, '/fr')).toEqual(['theirs of today', undefined])
  })

  /** The local page is of version 5; a change at version 6 made it stale at noon. */
  async function outOfDate(): Promise<PageStore> {
    const store = openStore(folder, shared)
    await setPage(store, '/fr', 'ours', { tags: ['t'], version: 5, renderedAt: NOON - 10_000 })
    store.invalidate(new Set(['t']), 2, 6)
    return store
  }

  test.each([
    ['newer than what changed', { version: 7, renderedAt: NOON - 1 }, 6, 'theirs', undefined],
    ['of the version that changed', { version: 6, renderedAt: NOON - 1 }, 6, 'theirs', undefined],
    [
      'of the same version, rendered after the change was known',
      { version: 5, renderedAt: NOON + 1 },
      5,
      'theirs',
      undefined,
    ],
    [
      'of the same version, rendered after the change was known, where that is doubtful',
      { version: 5, renderedAt: NOON + 1 },
      6,
      'theirs',
      0,
    ],
    ['of the same version, rendered before the change was known', { version: 5, renderedAt: NOON - 1 }, 6, 'ours', 0],
    ['of the same version, rendered at that moment', { version: 5, renderedAt: NOON }, 6, 'ours', 0],
    ['of an older version', { version: 4, renderedAt: NOON - 1 }, 6, 'ours', 0],
  ])('%s: page and staleness', async (_, record, version, words, stale) => {
    const store = await outOfDate()
    await share('theirs', record)
    expect(await store.adopt('/fr', version)).toBe(true)
    expect(await read(store, '/fr')).toEqual([words, stale])
  })

  test('rendered between two changes is not newer', async () => {
    const store = await outOfDate()
    store.invalidate(new Set(['t']), 3, 8)
    await share('theirs', { version: 7, renderedAt: NOON - 1 })
    await store.adopt('/fr', 8)
    expect(await read(store, '/fr')).toEqual(['ours', 0])
  })

  test('are not asked for where ours is fresh', async () => {
    const store = openStore(folder, shared)
    await setPage(store, '/fr', 'ours')
    await share('theirs', { version: 9 })
    expect(await store.adopt('/fr', 9)).toBe(true)
    expect(await read(store, '/fr')).toEqual(['ours', undefined])
  })

  test('do not replace what was rendered here while they were asked for', async () => {
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<SharedPages['load']>>>()
    const store = openStore(folder, Object.assign(shared, { load: () => promise }))
    const adopting = store.adopt('/fr', 7)
    await setPage(store, '/fr', 'ours', { version: 7 })
    resolve({ record: recordOf('/fr', { version: 6, renderedAt: NOON - 1 }), page: pageOf('theirs') })
    expect(await adopting).toBe(true)
    expect(await read(store, '/fr')).toEqual(['ours', undefined])
  })

  test('alone, there is nothing to take over', async () => {
    const store = openStore(folder)
    expect(await store.adopt('/fr', 1)).toBe(false)
    await setPage(store, '/fr', 'x')
    expect(await store.adopt('/fr', 1)).toBe(true)
  })
})

import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FinishedPage } from './finished-page.ts'
import { FakeShared, filesIn, openStore, pageOf, readPage, recordOf, wordsOf } from './test-support.ts'

vi.mock('#lib/process/log.ts', () => ({ log: { info: vi.fn(), warn: vi.fn(), error: vi.fn(), debug: vi.fn() } }))

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-bounds-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

describe('bounds', () => {
  const bodies = { br: Buffer.alloc(10_000), gzip: Buffer.alloc(12_000), identity: Buffer.alloc(38_000) }
  const tags = Array.from({ length: 200 }, (_, index) => `story:${index.toString().padStart(36, '0')}`)
  const bounds = { memory: 1_000_000, disk: 3_000_000 }
  const bytesOnDisk = () => filesIn(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)

  test('hold for 5,000 pages of 60 KB, in memory and on disk, also when they come at once', async () => {
    const store = openStore(folder, undefined, bounds)
    const keys = Array.from({ length: 5_000 }, (_, index) => `/fr/${index}`)
    for (let from = 0; from < keys.length; from += 50) {
      await Promise.all(
        keys.slice(from, from + 50).map((key) => store.set(recordOf(key, { tags }), pageOf(key, { bodies }), 1)),
      )
      expect(store.size.memory).toBeLessThanOrEqual(bounds.memory)
      expect(store.size.disk).toBeLessThanOrEqual(bounds.disk)
    }
    // The last evicted pages may not be deleted yet.
    await vi.waitFor(() => {
      expect(filesIn(folder).length).toBe(keys.filter((key) => store.has(key)).length)
    })
    expect(bytesOnDisk()).toBeLessThanOrEqual(bounds.disk)
    expect(bytesOnDisk()).toBeGreaterThan(bounds.disk * 0.9)
    expect(store.has('/fr/4999')).toBe(true)
    expect(store.has('/fr/0')).toBe(false)
    expect(await store.get('/fr/0')).toBeUndefined()
  }, 60_000)

  test('hold after a restart with less room', async () => {
    const roomy = openStore(folder, undefined, bounds)
    for (let index = 0; index < 40; index += 1)
      await roomy.set(recordOf(`/fr/${index}`, { tags }), pageOf('x', { bodies }), 1)
    const store = openStore(folder, undefined, { ...bounds, disk: 1_000_000 })
    expect(store.size.disk).toBeLessThanOrEqual(1_000_000)
    await vi.waitFor(() => {
      expect(bytesOnDisk()).toBeLessThanOrEqual(1_000_000)
    })
    expect(bytesOnDisk()).toBeGreaterThan(800_000)
  })

  test('throw out what nobody reads', async () => {
    const store = openStore(folder, undefined, { ...bounds, disk: 500_000 })
    for (let index = 0; index < 30; index += 1) {
      await store.set(recordOf(`/fr/${index}`), pageOf('x', { bodies }), 1)
      expect(await store.get('/fr/0')).toBeDefined()
    }
    expect([store.has('/fr/0'), store.has('/fr/1')]).toEqual([true, false])
  })

  test('a page that is on disk alone is read from there, and is in memory again', async () => {
    const store = openStore(folder, undefined, { memory: 70_000, disk: 3_000_000 })
    for (const key of ['/fr/a', '/fr/b']) await store.set(recordOf(key), pageOf(key, { bodies }), 1)
    expect(store.get('/fr/a')).toBeInstanceOf(Promise)
    expect(await store.get('/fr/a')).toMatchObject({ page: { etag: pageOf('/fr/a').etag } })
    expect(store.get('/fr/a')).not.toBeInstanceOf(Promise)
  })
})

describe('the smallest form of a page', () => {
  const unpolished = (words: string): FinishedPage => pageOf(words, { recompressed: false })
  const ofDisk = async (key: string) => (await openStore(folder).get(key))?.page

  test('is made once it has been read twice, and replaces nothing else of it', async () => {
    const shared = new FakeShared()
    const store = openStore(folder, shared)
    const page = unpolished('Bonjour à tous, '.repeat(200))
    await store.set(recordOf('/fr'), page, 1)
    await store.get('/fr')
    expect((await store.get('/fr'))?.page).toBe(page)
    await vi.waitFor(async () => {
      expect((await store.get('/fr'))?.page.recompressed).toBe(true)
    })
    const { bodies, ...rest } = (await store.get('/fr'))?.page as FinishedPage
    expect(rest).toEqual({ policy: page.policy, etag: page.etag, recompressed: true })
    expect([bodies.identity, bodies.gzip]).toEqual([page.bodies.identity, page.bodies.gzip])
    expect(bodies.br.length).toBeLessThan(200)
    await vi.waitFor(() => {
      expect(shared.pages.get('/fr')?.page.recompressed).toBe(true)
    })
    expect((await ofDisk('/fr'))?.recompressed).toBe(true)
  })

  test('of a page that was rendered anew meanwhile is thrown away', async () => {
    const shared = new FakeShared()
    const store = openStore(folder, shared)
    await store.set(recordOf('/fr'), unpolished('old '.repeat(5_000)), 1)
    await store.get('/fr')
    await store.get('/fr')
    await store.set(recordOf('/fr'), pageOf('new'), 1)
    // Its queue works in order: when the next page is done, this one is.
    await store.set(recordOf('/fr/b'), unpolished('b'), 1)
    for (let time = 0; time < 2; time += 1) await store.get('/fr/b')
    await vi.waitFor(async () => {
      expect(shared.pages.get('/fr/b')?.page.recompressed).toBe(true)
    })
    expect(await readPage(store, '/fr')).toEqual(['new', undefined])
    expect(wordsOf(shared.pages.get('/fr')?.page)).toBe('new')
    expect(wordsOf(await ofDisk('/fr'))).toBe('new')
  })

  test('is not made of a page that waits for a new rendering', async () => {
    const store = openStore(folder)
    await store.set(recordOf('/fr', { tags: ['t'] }), unpolished('x'), 1)
    store.invalidate(new Set(['t']), 2, 2)
    for (let time = 0; time < 5; time += 1) await store.get('/fr')
    await store.set(recordOf('/fr/b'), unpolished('b'), 1)
    for (let time = 0; time < 2; time += 1) await store.get('/fr/b')
    await vi.waitFor(async () => {
      expect((await store.get('/fr/b'))?.page.recompressed).toBe(true)
    })
    expect((await store.get('/fr'))?.page.recompressed).toBe(false)
  })
})

import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { processSingleton } from '../process-singleton.ts'
import PageCacheHandler from './handler.ts'
import { PageStore, type RenderedPage } from './page-store.ts'

vi.mock('../log.ts', () => ({ log: { info: vi.fn(), warn: vi.fn(), error: vi.fn(), debug: vi.fn() } }))

const folder = mkdtempSync(join(tmpdir(), 'page-handler-'))
const store = processSingleton('page-store', () => new PageStore(folder))
const handler = new PageCacheHandler()

afterAll(() => { rmSync(folder, { recursive: true, force: true }) })

let generation = 1

/** A page whose rendering began now. */
const page = (html: string, more: Partial<RenderedPage> = {}): RenderedPage => ({
  kind: 'APP_PAGE', html, status: 200, headers: { 'x-next-cache-tags': `_N_T_/layout,story:a,list:hotels,generation:${generation},_N_T_/fr` }, ...more,
})

const staleKeys = (store: PageStore) => store.stalePages().map(({ key }) => key)

describe('page cache handler', () => {
  test('keeps a page under its address, without the route that Next puts before it', async () => {
    await handler.set('/route-cache/APP_PAGE/0a1b2c/$/fr/hotels', page('hotels'))
    expect(store.has('/fr/hotels')).toBe(true)
    expect((await handler.get('/fr/hotels'))?.value.html).toBe('hotels')
    expect((await handler.get('/route-cache/APP_PAGE/ffff/$/fr/hotels'))?.value.html).toBe('hotels')
  })

  test('keeps our tags, and none of Next’s own', async () => {
    await handler.set('/fr/tagged', page('x'))
    store.invalidate(new Set(['_N_T_/layout', '_N_T_/fr', 'generation:1']), (generation += 1))
    expect(staleKeys(store)).not.toContain('/fr/tagged')
    store.invalidate(new Set(['story:a']), (generation += 1))
    expect(staleKeys(store)).toContain('/fr/tagged')
  })

  test('the first answer already carries the policy of its own scripts', async () => {
    const fresh = page('<script>a()</script><script type="application/ld+json">{}</script>')
    await handler.set('/fr/policy', fresh)
    const policy = String(fresh.headers?.['content-security-policy'])
    expect(policy).toContain(`script-src 'self' 'sha256-${createHash('sha256').update('a()').digest('base64')}';`)
    expect(policy.match(/sha256-/g)).toHaveLength(1)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect((await handler.get('/fr/policy'))?.value.headers?.['content-security-policy']).toBe(policy)
  })

  test.each([
    ['a page that is missing', page('x', { status: 404 })],
    ['a page that failed', page('x', { status: 500 })],
    ['data', { kind: 'FETCH' }],
    ['a route', { kind: 'APP_ROUTE', status: 200, headers: {} }],
  ])('does not keep %s', async (name, value) => {
    await handler.set(`/fr/${name}`, value)
    expect(store.has(`/fr/${name}`)).toBe(false)
    expect(await handler.get(`/fr/${name}`)).toBeNull()
  })

  test('a fault in the place of a good page leaves the good one', async () => {
    await handler.set('/fr/good', page('good'))
    await handler.set('/fr/good', page('broken', { status: 500 }))
    expect((await handler.get('/fr/good'))?.value.html).toBe('good')
  })

  test('tells Next what is stale, and serves it', async () => {
    await handler.set('/fr/stale', page('old'))
    expect((await handler.get('/fr/stale'))?.cacheControl.revalidate).toBeGreaterThan(86_400)
    store.invalidate(new Set(['story:a']), (generation += 1))
    const entry = await handler.get('/fr/stale')
    expect(entry).toMatchObject({ value: { html: 'old' }, cacheControl: { revalidate: 1 } })
    expect(Date.now() - (entry?.lastModified ?? 0)).toBeGreaterThan(1_000)
  })

  test('an old page that Next puts back after a failure is no new rendering', async () => {
    await handler.set('/fr/back', page('old'))
    store.invalidate(new Set(['story:a']), (generation += 1))
    const old = (await handler.get('/fr/back'))?.value as RenderedPage
    await handler.set('/fr/back', old)
    expect(staleKeys(store)).toContain('/fr/back')
    await handler.set('/fr/back', page('new'))
    expect(staleKeys(store)).not.toContain('/fr/back')
    expect((await handler.get('/fr/back'))?.value.html).toBe('new')
  })

  test('a page whose rendering began before a change that it shows is stale at once', async () => {
    const early = page('early')
    store.invalidate(new Set(['story:a']), (generation += 1))
    await handler.set('/fr/early', early)
    expect((await handler.get('/fr/early'))?.cacheControl.revalidate).toBe(1)
    await handler.set('/fr/early', page('late'))
    expect((await handler.get('/fr/early'))?.cacheControl.revalidate).toBeGreaterThan(1)
  })

  test('a page that lacks a part answers its visitor, and replaces no whole one', async () => {
    const tagged = (html: string) => page(html, { headers: { 'x-next-cache-tags': 'story:a,incomplete' } })
    const first = tagged('first')
    await handler.set('/fr/part', first)
    expect(first.headers?.['content-security-policy']).toContain('script-src')
    expect(await handler.get('/fr/part')).toBeNull()
    await handler.set('/fr/part', page('whole'))
    store.invalidate(new Set(['story:a']), (generation += 1))
    await handler.set('/fr/part', tagged('poorer'))
    expect((await handler.get('/fr/part'))?.value.html).toBe('whole')
    expect(staleKeys(store)).toContain('/fr/part')
  })

  test('null deletes', async () => {
    await handler.set('/fr/gone', page('x'))
    await handler.set('/route-cache/APP_PAGE/aa/$/fr/gone', null)
    expect(store.has('/fr/gone')).toBe(false)
  })
})

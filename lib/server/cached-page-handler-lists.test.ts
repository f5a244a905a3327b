import { afterEach, beforeEach, expect, test } from 'vitest'
import { currentPageRequest } from '#lib/process/page-request.ts'
import { pageKey } from '#lib/routing/addresses.ts'
import { CachedPageBench } from './test-support.ts'

let bench: CachedPageBench

beforeEach(async () => {
  bench = await CachedPageBench.begin()
})
afterEach(() => {
  bench.end()
})

test('a later page of a list that was never rendered waits for the first, which says how many there are', async () => {
  const rendered: string[] = []
  bench.render.mockImplementation(async (address) => {
    rendered.push(pageKey(address))
    return undefined
  })
  bench.listPages.mockImplementation(async () => (rendered.length > 0 ? 1 : undefined))
  const answer = await bench.request('/recherche?page=7')
  expect([rendered, answer.status]).toEqual([['/fr/recherche'], 404])
  // Known to have none: nothing is rendered at all.
  expect((await bench.request('/recherche?page=8')).status).toBe(404)
  expect(rendered).toHaveLength(1)
})

test('a language switch from an address with a query is routed though its page is stored', async () => {
  const headers = { 'sec-fetch-site': 'same-origin', 'referer': 'https://site.example/hotels?page=2' }
  const plain = await bench.request('/en/hotels')
  const routed = bench.directory.mock.calls.length
  expect(
    (await bench.request('/en/hotels', { ...headers, 'if-none-match': plain.headers.etag ?? '' })).body.toString(),
  ).toBe('Next')
  expect(bench.directory.mock.calls.length).toBeGreaterThan(routed)
  const before = bench.directory.mock.calls.length
  const same = await bench.request('/en/hotels', { ...headers, referer: 'https://site.example/hotels' })
  expect([same.status, bench.directory.mock.calls.length]).toEqual([200, before])
})

test('what Next renders belongs to the same page request as its routing, and to no other', async () => {
  const routed: unknown[] = []
  bench.listPages.mockImplementation(async () => {
    routed.push(currentPageRequest())
    return 9
  })
  const rendered: unknown[] = []
  bench.next.mockImplementation(() => void rendered.push(currentPageRequest()))
  await Promise.all([bench.request('/recherche?page=7'), bench.request('/recherche?page=7')])
  expect(new Set(routed).size).toBe(2)
  expect(new Set(rendered)).toEqual(new Set(routed))
})

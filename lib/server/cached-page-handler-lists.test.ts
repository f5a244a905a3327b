import { afterEach, beforeEach, expect, test } from 'vitest'
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

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { searchQuery } from '@barriere/shared/contracts/search.ts'
import { log } from '#lib/process/log.ts'
import { runForPage } from '#lib/process/page-request.ts'
import { SearchGateway, toParameters } from './search.ts'

vi.mock('#lib/process/log.ts', () => ({ log: { warn: vi.fn() } }))

const closing: (() => void)[] = []

afterEach(() => {
  for (const close of closing.splice(0)) close()
  vi.clearAllMocks()
})

/** A fake site service with one answer, and the addresses requested from it. */
async function service(status: number, body: string): Promise<{ gateway: SearchGateway; asked: string[] }> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    gateway: new SearchGateway(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}/site`),
    asked,
  }
}

const nothing = {
  total: 0,
  found: [],
  loosened: false,
  open: 0,
  suggestions: [],
  relaxations: [],
  prices: [],
  periods: [],
  facets: { kind: [], town: [], category: [], stars: [], experience: [] },
}

test('sends the parameters of the contract and parses the answer', async () => {
  const { gateway, asked } = await service(200, JSON.stringify(nothing))
  const query = searchQuery.parse({ q: 'vue & mer', town: ['Cannes', 'La Baule'], near: '49.36,0.07' })
  expect(await gateway.search(query)).toEqual(nothing)
  const { pathname, searchParams } = new URL(asked[0] ?? '', 'http://x')
  expect(pathname).toBe('/site/search')
  expect(searchParams.get('q')).toBe('vue & mer')
  expect(searchParams.getAll('town')).toEqual(['Cannes', 'La Baule'])
  expect(searchParams.get('near')).toBe('49.36,0.07')
  expect(toParameters({ q: '' }).toString()).toBe('')
})

test('for one page request a search is asked once, also where it failed; for others, and for calls, anew', async () => {
  const { gateway, asked } = await service(503, '{}')
  const [first, other] = [searchQuery.parse({ q: 'mer', page: '2' }), searchQuery.parse({ q: 'mer', page: '3' })]
  await runForPage({}, async () => {
    await Promise.all([gateway.search(first), gateway.search({ ...first })])
    await gateway.search(first)
    expect(asked).toHaveLength(1)
    await gateway.search(other)
  })
  expect(asked).toHaveLength(2)
  await runForPage({}, () => gateway.search(first))
  await gateway.search(first)
  await gateway.search(first)
  expect(asked).toHaveLength(5)
})

test.each([
  [503, '{}'],
  [200, '<html>'],
  [200, '{"total":"many"}'],
  [400, '{}'],
])('an answer %i %s is none, and what was searched for is not in the log', async (status, body) => {
  const { gateway } = await service(status, body)
  expect(await gateway.search(searchQuery.parse({ q: 'mon médecin' }))).toBeUndefined()
  expect(await gateway.suggest({ locale: 'fr', q: 'mon médecin' })).toBeUndefined()
  expect(JSON.stringify(vi.mocked(log.warn).mock.calls)).not.toMatch(/m%C3%A9decin|médecin/)
  expect(log.warn).toHaveBeenCalledTimes(2)
  // One line each, with a reason and no stack.
  for (const [line] of vi.mocked(log.warn).mock.calls)
    expect(line).toEqual({ event: 'search.unavailable', reason: expect.any(String) as unknown })
})

test('an unreachable service gives undefined', async () => {
  expect(await new SearchGateway('http://127.0.0.1:1/site').search(searchQuery.parse({}))).toBeUndefined()
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CachedPageBench } from './test-support.ts'

vi.mock('#lib/process/log.ts', () => ({ log: { info: vi.fn(), warn: vi.fn(), error: vi.fn(), debug: vi.fn() } }))

let bench: CachedPageBench

beforeEach(async () => {
  bench = await CachedPageBench.begin('no-prefix')
})

afterEach(() => {
  bench.end()
})

test('an address that languages share is answered in the visitor’s, not in that of an earlier visitor', async () => {
  for (let round = 0; round < 2; round += 1) {
    expect(await bench.wordsOf('/hotels', { cookie: 'locale=fr' })).toBe('stored /fr/hotels')
    expect(await bench.wordsOf('/hotels', { cookie: 'locale=en' })).toBe('stored /en/hotels')
    expect(await bench.wordsOf('/hotels', { 'cookie': '', 'accept-language': 'en' })).toBe('stored /en/hotels')
    expect(await bench.wordsOf('/', { cookie: 'locale=en' })).toBe('stored /en')
  }
})

test('a decision is remembered for who asks in the same way', async () => {
  await bench.request('/hotels', { cookie: 'locale=en' })
  bench.directory.mockClear()
  await bench.request('/hotels', { cookie: 'locale=en' })
  expect(bench.directory).not.toHaveBeenCalled()
  await bench.request('/hotels', { cookie: 'locale=fr' })
  expect(bench.directory).toHaveBeenCalled()
})

test('the language that the browser chose is stored in the cookie', async () => {
  const { headers } = await bench.request('/hotels', { 'cookie': '', 'accept-language': 'en' })
  expect(headers['set-cookie']?.[0]).toContain('locale=en;')
})

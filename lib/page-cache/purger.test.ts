import { once } from 'node:events'
import { type IncomingHttpHeaders, type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Purger } from './purger.ts'
import { surrogateKey } from './surrogate-keys.ts'

const { log } = vi.hoisted(() => ({ log: { info: vi.fn(), warn: vi.fn(), error: vi.fn(), debug: vi.fn() } }))

vi.mock('#lib/process/log.ts', () => ({ log }))

let cache: Server
let received: IncomingHttpHeaders[]
/** Statuses of the next answers; then 200. */
let statuses: number[]
let change: (tags: ReadonlySet<string>) => void
let stop: () => void

beforeEach(async () => {
  received = []
  statuses = []
  cache = createServer((request, response) => {
    received.push(request.headers)
    response.writeHead(statuses.shift() ?? 200).end('{}')
  }).listen(0, '127.0.0.1')
  await once(cache, 'listening')
  const { port } = cache.address() as AddressInfo
  const purger = new Purger({ urls: [`http://127.0.0.1:${port}`], token: 'a-token-of-the-purge-agent' })
  stop = purger.follow({
    onChange: (listener) => {
      change = listener
    },
  })
})

afterEach(() => {
  stop()
  cache.closeAllConnections()
  cache.close()
})

const keysOf = ({ 'surrogate-key': keys }: IncomingHttpHeaders) => String(keys).split(' ')

const settled = (check: () => void) => vi.waitFor(check, { timeout: 6_000, interval: 10 })

test('a change is purged by its keys, and once more for answers that were under way', async () => {
  change(new Set(['story:a', 'list:hotels']))
  await settled(() => expect(received).toHaveLength(2))
  const keys = [surrogateKey('story:a'), surrogateKey('list:hotels')]
  expect(received.map(keysOf)).toEqual([keys, keys])
  expect(received[0]).toMatchObject({ 'fastly-key': 'a-token-of-the-purge-agent', 'fastly-soft-purge': '1' })
})

test('a cache that fails is asked again', async () => {
  statuses = [503, 500]
  change(new Set(['story:a']))
  await settled(() => expect(received.length).toBeGreaterThanOrEqual(3))
  expect(log.warn).not.toHaveBeenCalled()
})

test('many keys go in requests that Fastly takes', async () => {
  change(new Set(Array.from({ length: 300 }, (_, index) => `story:${index}`)))
  await settled(() => expect(received.length).toBeGreaterThanOrEqual(2))
  expect(received.slice(0, 2).map((headers) => keysOf(headers).length)).toEqual(expect.arrayContaining([256, 44]))
})

test('once stopped, nothing is purged any more', async () => {
  change(new Set(['story:a']))
  await settled(() => expect(received).toHaveLength(1))
  vi.useFakeTimers()
  try {
    stop()
    await vi.advanceTimersByTimeAsync(10_000)
  } finally {
    vi.useRealTimers()
  }
  expect(received).toHaveLength(1)
})

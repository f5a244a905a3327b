import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { callBackend, lastCallWorked } from './backend-calls.ts'
import { setRecorder } from './metrics.ts'
import { beginRequest, runRequest } from './request-context.ts'

const counted: unknown[] = []

beforeAll(() => {
  setRecorder({ count: (name, labels) => void counted.push([name, labels]), observe: vi.fn() })
})

afterAll(() => {
  setRecorder(undefined)
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
})

afterEach(() => {
  vi.useRealTimers()
  counted.length = 0
})

const answers = (status: number) => callBackend('hotel', async () => ({ status }))

test.each([
  [200, 'ok', true],
  [404, 'refused', true],
  [503, 'failed', false],
])('an answer %i is %s', async (status, outcome, works) => {
  await answers(status)
  expect(counted).toEqual([['backend_calls_total', { backend: 'hotel', outcome }]])
  expect(lastCallWorked('hotel')).toBe(works)
  expect(lastCallWorked('casino')).toBe(true)
})

test.each([
  [new DOMException('late', 'TimeoutError'), 'timeout'],
  [new TypeError('fetch failed'), 'failed'],
])('what is thrown is passed on: %s is %s', async (error, outcome) => {
  await expect(
    callBackend('hotel', async () => {
      throw error
    }),
  ).rejects.toBe(error)
  expect(counted).toEqual([['backend_calls_total', { backend: 'hotel', outcome }]])
  expect(lastCallWorked('hotel')).toBe(false)
})

test('a visitor who leaves is no failure of the backend', async () => {
  await answers(200)
  const left = new DOMException('left', 'AbortError')
  await expect(
    callBackend('hotel', async () => {
      throw left
    }),
  ).rejects.toBe(left)
  expect(counted.at(-1)).toEqual(['backend_calls_total', { backend: 'hotel', outcome: 'aborted' }])
  expect(lastCallWorked('hotel')).toBe(true)
})

test('a failure stands for a minute, or until the next answer', async () => {
  await answers(500)
  vi.setSystemTime(60_000)
  expect(lastCallWorked('hotel')).toBe(false)
  vi.setSystemTime(60_001)
  expect(lastCallWorked('hotel')).toBe(true)
  await answers(500)
  await answers(200)
  expect(lastCallWorked('hotel')).toBe(true)
})

test('a service of ours is told the request, a third party is not', async () => {
  const sent = async (backend: 'hotel' | 'icons') => {
    const call = vi.fn(async (_headers: Record<string, string>) => ({ status: 200 }))
    await runRequest(beginRequest({ id: 'r-12345678' }), () => callBackend(backend, call))
    return Object.keys(call.mock.calls[0]?.[0] ?? {})
  }
  expect(await sent('hotel')).toEqual(['x-request-id', 'traceparent'])
  expect(await sent('icons')).toEqual([])
})

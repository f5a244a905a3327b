// @vitest-environment jsdom
import { type MockInstance, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { POLL_INTERVAL, poll } from './poll-builds.ts'

let stopping: AbortController
let isHidden: boolean
let warn: MockInstance
const ask = vi.fn<() => Promise<boolean>>()

function show(isShown: boolean): void {
  isHidden = !isShown
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  // The middle of the jitter.
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  isHidden = false
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
  ask.mockReset().mockResolvedValue(false)
  stopping = new AbortController()
  poll(ask, stopping.signal)
})

afterEach(() => {
  stopping.abort()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const later = (intervals: number) => vi.advanceTimersByTimeAsync(intervals * POLL_INTERVAL)

test('asks at each interval while the page is visible, and not at once', async () => {
  expect(ask).not.toHaveBeenCalled()
  await later(3)
  expect(ask).toHaveBeenCalledTimes(3)
})

test('intervals vary by a tenth either way', async () => {
  vi.mocked(Math.random).mockReturnValue(1)
  await later(1)
  // The first interval was drawn before the mock changed.
  expect(ask).toHaveBeenCalledTimes(1)
  await later(1.09)
  expect(ask).toHaveBeenCalledTimes(1)
  await later(0.01)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a hidden page asks nothing, and asks once as soon as it is shown again', async () => {
  show(false)
  await later(20)
  expect(ask).not.toHaveBeenCalled()
  show(true)
  expect(ask).toHaveBeenCalledTimes(1)
  await later(1)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a page that is hidden while it asks, and shown again, does not ask twice at a time', async () => {
  const answer = Promise.withResolvers<boolean>()
  ask.mockReturnValueOnce(answer.promise)
  await later(1)
  show(false)
  show(true)
  expect(ask).toHaveBeenCalledTimes(1)
  answer.resolve(false)
  await later(1)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a failure is logged, doubles the interval up to eight times, and a success ends that', async () => {
  ask.mockRejectedValue(new Error('away'))
  const asked: number[] = []
  for (let interval = 1; interval <= 40; interval += 1) {
    await later(1)
    asked.push(ask.mock.calls.length)
  }
  expect([1, 2, 3, 7, 14, 15, 22, 23, 31].map((interval) => asked[interval - 1])).toEqual([1, 1, 2, 3, 3, 4, 4, 5, 6])
  expect(warn).toHaveBeenCalledTimes(ask.mock.calls.length)
  ask.mockReset().mockResolvedValue(false)
  show(false)
  show(true)
  await later(2)
  expect(ask).toHaveBeenCalledTimes(3)
})

test('ends with the first new build, and with the page’s element', async () => {
  ask.mockResolvedValueOnce(true)
  await later(5)
  show(false)
  show(true)
  expect(ask).toHaveBeenCalledTimes(1)
  ask.mockReset().mockResolvedValue(false)
  const other = new AbortController()
  poll(ask, other.signal)
  other.abort()
  await later(5)
  show(false)
  show(true)
  expect(ask).not.toHaveBeenCalled()
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTime } from './in-time.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const never = new Promise<string>(() => {})

test('work that settles in time settles the promise, and the timer is cleared', async () => {
  expect(await inTime(100, Promise.resolve('done'), () => 'late')).toBe('done')
  await expect(inTime(100, Promise.reject(new Error('broken')), () => 'late')).rejects.toThrow('broken')
  expect(vi.getTimerCount()).toBe(0)
})

test('after the time-out the promise settles with the fallback', async () => {
  const answer = inTime(100, never, () => 'late')
  await vi.advanceTimersByTimeAsync(100)
  expect(await answer).toBe('late')
  const failure = expect(
    inTime(100, never, () => {
      throw new Error('too late')
    }),
  ).rejects.toThrow('too late')
  await vi.advanceTimersByTimeAsync(100)
  await failure
})

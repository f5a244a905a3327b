import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Foreground } from './foreground.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Milliseconds of pause after work of that duration. */
async function pauseAfter(foreground: Foreground, worked: number): Promise<number> {
  const began = performance.now()
  const rested = foreground.rest(worked).then(() => performance.now() - began)
  await vi.advanceTimersByTimeAsync(10_000)
  return await rested
}

test('while visitors are served, work in the background has half of the time', async () => {
  const foreground = new Foreground()
  foreground.add(new EventEmitter())
  expect(await pauseAfter(foreground, 40)).toBe(40)
})

test('with nobody there it goes on at once', async () => {
  const foreground = new Foreground()
  expect(await pauseAfter(foreground, 40)).toBe(0)
  foreground.add(new EventEmitter())
  await vi.advanceTimersByTimeAsync(2_001)
  expect(await pauseAfter(foreground, 40)).toBe(0)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DAY_TAG, untilTag } from '#lib/content/tags.ts'
import { keepTimeFresh } from './days.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-06-12T10:00:30Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('pages that tell of today are out of date at midnight in Paris, and no more once stopped', () => {
  const noteChange = vi.fn()
  const stop = keepTimeFresh({ noteChange }, undefined)
  vi.advanceTimersByTime(12 * 3_600_000 - 30_001)
  expect(noteChange).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(noteChange.mock.calls).toEqual([[new Set([DAY_TAG])]])
  vi.advanceTimersByTime(24 * 3_600_000)
  expect(noteChange).toHaveBeenCalledTimes(2)
  stop()
  vi.advanceTimersByTime(48 * 3_600_000)
  expect(noteChange).toHaveBeenCalledTimes(2)
})

test('pages that say what is so until a moment are out of date in its minute; without such nothing happens', () => {
  const noteChange = vi.fn()
  const eight = Date.parse('2026-06-12T18:00:00Z')
  const passedMoments = (now: number) => new Set(now >= eight && noteChange.mock.calls.length === 0 ? [eight] : [])
  const stop = keepTimeFresh({ noteChange }, { passedMoments })
  vi.setSystemTime(eight - 1)
  vi.advanceTimersByTime(30_000)
  expect(noteChange.mock.calls).toEqual([[new Set([untilTag(new Date(eight))])]])
  vi.advanceTimersByTime(3 * 3_600_000)
  expect(noteChange).toHaveBeenCalledTimes(1)
  stop()
})

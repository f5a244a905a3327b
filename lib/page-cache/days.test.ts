import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DAY_TAG } from '#lib/content/tags.ts'
import { keepDaysFresh } from './days.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-06-12T10:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('pages that tell of today are out of date at midnight in Paris, and no more once stopped', () => {
  const noteChange = vi.fn()
  const stop = keepDaysFresh({ noteChange })
  vi.advanceTimersByTime(12 * 3_600_000 - 1)
  expect(noteChange).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(noteChange.mock.calls).toEqual([[new Set([DAY_TAG])]])
  vi.advanceTimersByTime(24 * 3_600_000)
  expect(noteChange).toHaveBeenCalledTimes(2)
  stop()
  vi.advanceTimersByTime(48 * 3_600_000)
  expect(noteChange).toHaveBeenCalledTimes(2)
})

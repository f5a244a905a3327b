import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchMissingIcons } from './missing-icons.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

test('pages without an icon become stale once it can be had, and not before', async () => {
  const noteChange = vi.fn()
  const retryAwaited = vi.fn(async () => [] as { collection: string; name: string }[])
  const stop = fetchMissingIcons({ noteChange }, { retryAwaited })
  await vi.advanceTimersByTimeAsync(15_000)
  expect(retryAwaited).toHaveBeenCalledTimes(1)
  expect(noteChange).not.toHaveBeenCalled()
  retryAwaited.mockResolvedValueOnce([
    { collection: 'mdi', name: 'spa' },
    { collection: 'tabler', name: 'beach' },
  ])
  await vi.advanceTimersByTimeAsync(15_000)
  expect(noteChange).toHaveBeenCalledExactlyOnceWith(new Set(['icon:mdi:spa', 'icon:tabler:beach']))
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(retryAwaited).toHaveBeenCalledTimes(2)
})

test('is not asked again before it has answered, and not after the end', async () => {
  const answer = Promise.withResolvers<[]>()
  const retryAwaited = vi.fn(() => answer.promise)
  const stop = fetchMissingIcons({ noteChange: vi.fn() }, { retryAwaited })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(retryAwaited).toHaveBeenCalledTimes(1)
  stop()
  answer.resolve([])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(retryAwaited).toHaveBeenCalledTimes(1)
})

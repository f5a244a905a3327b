import { expect, test, vi } from 'vitest'
import { startDatabaseClock } from './database-clock.ts'

/** A database whose clock reads `now` in the middle of each look; `durations` are those of the looks. */
function databaseAt(now: number, durations: number[]) {
  let monotonic = 0
  vi.spyOn(performance, 'now').mockImplementation(() => monotonic)
  const looked: number[] = []
  const from = async (): Promise<{ now: number }[]> => {
    const took = durations[looked.length] ?? 0
    looked.push(took)
    monotonic += took
    return [{ now: now + monotonic - took / 2 }]
  }
  return { looked, database: { select: () => ({ from }) } as unknown as Parameters<typeof startDatabaseClock>[0] }
}

test.each([
  ['one quick look is enough', [10], 1],
  ['a slow look is repeated', [3_000, 10], 2],
  ['on a network that is always slow the third one counts', [3_000, 4_000, 5_000], 3],
])('%s', async (_, durations, looks) => {
  const { database, looked } = databaseAt(1_000_000, durations)
  const clock = await startDatabaseClock(database)
  try {
    expect(looked).toHaveLength(looks)
    expect(clock.now()).toBe(1_000_000 + performance.now())
  } finally {
    clock.stop()
    vi.restoreAllMocks()
  }
})

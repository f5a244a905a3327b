import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { failureDuration, paddedDuration, withMinimumDuration, withStepsOfFailure } from './minimum-duration.ts'

class Refused extends Error {}

test('the duration of an answer depends on how many are under way, not on its work', () => {
  for (let others = 0; others < 20; others += 1) {
    const share = 250 + others * 125
    const durations = [0, 1, 40, 100, share / 2, share].map((taken) => paddedDuration(others, taken))
    expect(new Set(durations)).toEqual(new Set([share]))
  }
})

test('it is never longer than the site waits, and grows by whole steps where the work outlasts it', () => {
  expect([20, 40, 1_000].map((others) => paddedDuration(others, 0))).toEqual([2_750, 2_750, 2_750])
  expect([250.1, 500, 500.1].map((taken) => paddedDuration(0, taken))).toEqual([500, 500, 750])
})

test('of a burst, each begins and is answered in its own share, whatever it does, failures too', async () => {
  const burst = async (works: readonly (() => Promise<unknown>)[]): Promise<void> => {
    const started = performance.now()
    await Promise.all(
      works.map(async (work, index) => {
        const begins = async (): Promise<unknown> => {
          // Timers may be a millisecond early.
          expect(performance.now() - started).toBeGreaterThanOrEqual(69 + index * 125)
          return await work()
        }
        await withMinimumDuration(begins).catch((error: unknown) => {
          if (!(error instanceof Refused)) throw error
        })
        expect(performance.now() - started).toBeGreaterThanOrEqual(250 + index * 125)
      }),
    )
  }
  const works = [
    () => delay(90),
    async () => {},
    async () => {
      throw new Refused()
    },
    () => delay(10),
  ]
  await burst(works)
  // The counter is back at zero: the next burst starts with the shortest share.
  const first = await Promise.race([withMinimumDuration(async () => 'alone'), delay(600, 'a share of four others')])
  expect(first).toBe('alone')
})

test('a failure is answered at a whole step, whatever it took; a success as it comes', async () => {
  expect([0.1, 21, 39, 40, 41].map(failureDuration)).toEqual([40, 40, 40, 40, 80])
  const started = performance.now()
  const refusal = new Refused()
  await expect(withStepsOfFailure(() => Promise.reject(refusal))).rejects.toBe(refusal)
  expect(performance.now() - started).toBeGreaterThanOrEqual(40)
  expect(await withStepsOfFailure(async () => 'in')).toBe('in')
})

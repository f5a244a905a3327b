import { expect, test } from 'vitest'
import { RETRIES, RETRY_DELAY } from '#lib/content/service/constants.ts'
import { REPLAY_RATES, TRACE_RATE } from '#lib/reports/settings.ts'

// Numbers that the specification gives, and that tests of behaviour can only bound.

test('a request that is refused for its rate is sent again ten times, after 300 ms', () => {
  expect([RETRIES, RETRY_DELAY]).toEqual([10, 300])
})

test('one request of five is traced; sessions with an error are recorded', () => {
  expect([TRACE_RATE, REPLAY_RATES.onError]).toEqual([0.2, 1])
})

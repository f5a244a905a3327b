import { expect, test } from 'vitest'
import { type Suite, failedTests, flakyTests } from './browser-tests.ts'

const spec = (title: string, status: string): Suite['specs'][number] => ({
  title,
  tests: [
    { status, results: [{ duration: 5, error: { message: '\u001B[31mNo seat\u001B[0m\nat' } }, { duration: 7 }] },
  ],
})

test('flaky and failed tests are named by their file and titles, at each depth', () => {
  const file: Suite = {
    title: 'seats.spec.ts',
    file: 'seats.spec.ts',
    specs: [spec('a list', 'expected'), spec('a hold', 'flaky')],
    suites: [
      {
        title: 'on a phone',
        file: 'seats.spec.ts',
        specs: [spec('a ticket', 'flaky'), spec('a refund', 'unexpected')],
      },
    ],
  }
  expect(flakyTests(file)).toEqual(['seats.spec.ts › a hold', 'seats.spec.ts › on a phone › a ticket'])
  expect(failedTests(file)).toEqual(['seats.spec.ts › on a phone › a refund: No seat'])
})

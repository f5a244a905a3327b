import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { type TestFile, failedTests } from './unit-tests.ts'

const file: TestFile = {
  name: resolve('lib/a.test.ts'),
  status: 'failed',
  startTime: 0,
  endTime: 1,
  message: '',
  assertionResults: [],
}

test('failed tests are named by their file and title, with the first line of what was wrong', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'seats are held', failureMessages: [] },
    { status: 'failed', fullName: 'seats are sold', failureMessages: ['Error: none left\n    at a.test.ts:3'] },
  ]
  expect(failedTests({ ...file, assertionResults })).toEqual(['lib/a.test.ts › seats are sold: Error: none left'])
})

test('a file that cannot be loaded is named itself', () => {
  expect(failedTests({ ...file, message: 'No such module\nat' })).toEqual(['lib/a.test.ts: No such module'])
  expect(failedTests({ ...file, status: 'passed' })).toEqual([])
})

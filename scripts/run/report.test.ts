import { afterEach, expect, test, vi } from 'vitest'
import { Stages, conclude } from './report.ts'

const printed = (work: () => void): string => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  try {
    work()
    return [...log.mock.calls, ...error.mock.calls].flat().join('\n')
  } finally {
    log.mockRestore()
    error.mockRestore()
  }
}

afterEach(() => {
  process.exitCode = 0
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

test('a run ends with its summary alone on the last line, flaky and failed tests before it', () => {
  const lists = { files: [], flaky: ['a.spec.ts › b'], failures: ['a.spec.ts › c: Error: none left'] }
  const run = { name: 'browser tests', passed: 12, failed: 1, skipped: 1, ...lists }
  const text = printed(() => {
    conclude([run, { name: 'unit tests', passed: 3, failed: 0, skipped: 0, files: [] }])
  })
  expect(text).toContain('1 flaky, passed only when run once more\n  a.spec.ts › b\n')
  expect(text).toContain('Failed tests\n  a.spec.ts › c: Error: none left\n')
  expect(text.split('\n').at(-1)).toBe('15 passed, 1 failed, 1 skipped')
  expect(process.exitCode).toBe(1)
})

test('a failed check counts as a failure', () => {
  const text = printed(() => {
    conclude([{ name: 'unit tests', passed: 3, failed: 1, skipped: 0, files: [] }], ['Lint'])
  })
  expect(text).toContain('3 passed, 2 failed, 0 skipped')
  expect(process.exitCode).toBe(1)
})

test('a stage over its budget is named, and fails nothing', async () => {
  vi.useFakeTimers()
  vi.stubEnv('TEST_ALL', '')
  const stages = new Stages()
  await stages.measure('weights', async () => {
    await vi.advanceTimersByTimeAsync(31_000)
  })
  const text = printed(() => {
    conclude([], [], stages)
  })
  expect(text).toContain('Over budget: weights took 31 s of 20 s, 11 s too long')
  expect(text.split('\n').at(-1)).toBe('0 passed, 0 failed, 0 skipped')
  expect(process.exitCode).toBe(0)
})

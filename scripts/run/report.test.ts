import { expect, test, vi } from 'vitest'
import { Stages, conclude } from './report.ts'

const SLOW_STAGE = 25_000

/** Stages of which one took some seconds. */
async function stagesOf(name: string, milliseconds: number): Promise<Stages> {
  const stages = new Stages()
  const now = vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(milliseconds)
  await stages.measure(name, async () => {})
  now.mockRestore()
  return stages
}

test('a stage over its budget is named with its excess, and fails nothing', async () => {
  const stages = await stagesOf('weights', SLOW_STAGE)
  expect(stages.overBudget({ weights: 20, all: 900 })).toEqual(['Over its budget of 20 s by 5 s: weights'])
  expect(stages.overBudget({ weights: 30, all: 20 })).toEqual(['Over its budget of 20 s by 5 s: all'])
  expect(stages.overBudget({ all: 900 })).toEqual([])
})

test('a run ends with its summary alone on the last line, after its flaky tests by name', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const run = { name: 'browser tests', passed: 3, failed: 0, skipped: 1, files: [], flaky: ['seats.spec.ts: a hold'] }
  conclude([run])
  const lines = log.mock.calls.join('\n').split('\n')
  log.mockRestore()
  expect(lines).toEqual(['', 'Flaky', '  seats.spec.ts: a hold', '', '3 passed, 0 failed, 1 skipped'])
})

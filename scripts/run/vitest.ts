import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { exitCode } from './processes.ts'
import type { Tally } from './tally.ts'

const REPORT = '.cache/vitest.json'

/** Runs the unit, component and contract tests. */
export async function runUnitTests(): Promise<Tally> {
  rmSync(REPORT, { force: true })
  const code = await exitCode(
    'node',
    [
      join('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${REPORT}`,
    ],
    { env: { NODE_ENV: 'test' } },
  )
  const report = JSON.parse(readFileSync(REPORT, 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
    numPendingTests: number
  }
  // A file that cannot be loaded fails the run without failing a test.
  const failed = Math.max(report.numFailedTests, code === 0 ? 0 : 1)
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests }
}

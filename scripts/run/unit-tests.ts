import { readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { COMPILED, type Settings, exitCode } from './processes.ts'
import type { TestRun } from './report.ts'

const REPORT = '.cache/vitest.json'

/** Runs the unit, component and contract tests. `args` go to Vitest as they are: paths, `--project`, `-t`. */
export async function runUnitTests(args: readonly string[] = [], env: Settings = {}): Promise<TestRun> {
  rmSync(REPORT, { force: true })
  const code = await exitCode(
    'node',
    [
      join('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${REPORT}`,
      ...args,
    ],
    // Compiled packages are cached on the disk for every worker.
    { env: { NODE_ENV: 'test', NODE_COMPILE_CACHE: COMPILED, ...env } },
  )
  const report = JSON.parse(readFileSync(REPORT, 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
    numPendingTests: number
    testResults: { name: string; startTime: number; endTime: number }[]
  }
  return {
    name: 'unit and contract tests',
    passed: report.numPassedTests,
    // A file that cannot be loaded fails the run without failing a test.
    failed: Math.max(report.numFailedTests, code === 0 ? 0 : 1),
    skipped: report.numPendingTests,
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(process.cwd(), name),
      seconds: (endTime - startTime) / 1000,
    })),
  }
}

import { readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { COMPILED, type Settings, exitCode } from './processes.ts'
import { type TestRun, failure } from './report.ts'

const REPORT = '.cache/vitest.json'

/** The parts of a file in Vitest's JSON report that are used. `message` is why a file could not be loaded. */
export interface TestFile {
  readonly name: string
  readonly status: string
  readonly startTime: number
  readonly endTime: number
  readonly message: string
  readonly assertionResults: readonly {
    readonly status: string
    readonly fullName: string
    readonly failureMessages: readonly string[]
  }[]
}

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
    testResults: TestFile[]
  }
  return {
    name: 'unit and contract tests',
    passed: report.numPassedTests,
    // A file that cannot be loaded fails the run without failing a test.
    failed: Math.max(report.numFailedTests, code === 0 ? 0 : 1),
    skipped: report.numPendingTests,
    failures: report.testResults.flatMap(failedTests),
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(process.cwd(), name),
      seconds: (endTime - startTime) / 1000,
    })),
  }
}

/** Names of a file's failed tests, each with the first line of its message; the file's own where it was not loaded. */
export function failedTests({ name, status, message, assertionResults }: TestFile): string[] {
  const file = relative(process.cwd(), name)
  const failed = assertionResults.filter((result) => result.status === 'failed')
  if (failed.length === 0 && status === 'failed') return [failure([file], message)]
  return failed.map(({ fullName, failureMessages: [first = ''] }) => failure([file, fullName], first))
}

import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { exitCode } from './processes.ts'
import type { TestRun } from './report.ts'

const REPORT = '.cache/playwright.json'

/** The parts of Playwright's JSON report that are used: the top-level suites are files. */
interface Suite {
  readonly file: string
  readonly suites?: readonly Suite[]
  readonly specs: readonly {
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[]
  }[]
}

/** Runs the browser tests against the built site. `args` go to Playwright as they are. */
export async function runBrowserTests(browser: string, args: readonly string[] = []): Promise<TestRun> {
  rmSync(REPORT, { force: true })
  const code = await exitCode('node', [join('node_modules', '@playwright', 'test', 'cli.js'), 'test', ...args], {
    env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT },
  })
  const { stats, suites } = JSON.parse(readFileSync(REPORT, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
    suites: readonly Suite[]
  }
  return {
    name: 'browser tests',
    // Playwright lists the flaky ones by name.
    passed: stats.expected + stats.flaky,
    failed: Math.max(stats.unexpected, code === 0 ? 0 : 1),
    skipped: stats.skipped,
    files: suites.map((suite) => ({ file: `e2e/${suite.file}`, seconds: duration(suite) / 1000 })),
  }
}

/** Total duration of a suite's tests in milliseconds. */
function duration({ suites = [], specs }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map((result) => result.duration)))
  return [...own, ...suites.map(duration)].reduce((sum, milliseconds) => sum + milliseconds, 0)
}

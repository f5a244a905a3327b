import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { exitCode } from './processes.ts'
import type { FileTime, TestRun } from './report.ts'

const REPORT = '.cache/playwright.json'

/** Playwright's JSON report, as far as it is read here. */
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
    passed: stats.expected,
    failed: Math.max(stats.unexpected + stats.flaky, code === 0 ? 0 : 1),
    skipped: stats.skipped,
    files: fileTimes(suites),
  }
}

/** A file that runs in several projects has one top-level suite in each: their seconds are added. */
function fileTimes(suites: readonly Suite[]): FileTime[] {
  const seconds = new Map<string, number>()
  for (const suite of suites) seconds.set(suite.file, (seconds.get(suite.file) ?? 0) + duration(suite) / 1000)
  return [...seconds].map(([file, sum]) => ({ file: `e2e/${file}`, seconds: sum }))
}

/** Milliseconds of all tests in a suite, retries included. */
function duration({ suites = [], specs }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map((result) => result.duration)))
  return [...own, ...suites.map(duration)].reduce((sum, milliseconds) => sum + milliseconds, 0)
}

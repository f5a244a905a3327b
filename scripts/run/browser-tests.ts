import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Settings, exitCode, output } from './processes.ts'
import type { TestRun } from './report.ts'

const REPORT = '.cache/playwright.json'

/** The parts of Playwright's JSON report that are used: the top-level suites are files. */
interface Suite {
  readonly file: string
  readonly suites?: readonly Suite[]
  readonly specs: readonly {
    readonly title: string
    readonly tests: readonly { readonly status: string; readonly results: readonly { readonly duration: number }[] }[]
  }[]
}

interface Report {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  readonly suites: readonly Suite[]
}

const PLAYWRIGHT = join('node_modules', '@playwright', 'test', 'cli.js')

/** Runs the browser tests against the built site. `args` go to Playwright as they are. */
export async function runBrowserTests(
  browser: string,
  args: readonly string[] = [],
  env: Settings = {},
): Promise<TestRun> {
  rmSync(REPORT, { force: true })
  const code = await exitCode('node', [PLAYWRIGHT, 'test', ...args], {
    env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT, ...env },
  })
  const { stats, suites } = JSON.parse(readFileSync(REPORT, 'utf8')) as Report
  return {
    name: 'browser tests',
    passed: stats.expected + stats.flaky,
    flaky: suites.flatMap(flakyTests),
    failed: Math.max(stats.unexpected, code === 0 ? 0 : 1),
    skipped: stats.skipped,
    files: suites.map((suite) => ({ file: `e2e/${suite.file}`, seconds: duration(suite) / 1000 })),
  }
}

/** Specs that differ from a commit, themselves or in what they import; Playwright follows the imports. */
export async function changedSpecs(commit: string): Promise<readonly string[]> {
  rmSync(REPORT, { force: true })
  const { code, text } = await output('node', [PLAYWRIGHT, 'test', '--list', `--only-changed=${commit}`], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT,
  })
  if (code !== 0 && !text.includes('No tests found')) throw new Error(text)
  const { suites } = JSON.parse(readFileSync(REPORT, 'utf8')) as Report
  return [...new Set(suites.map(({ file }) => `e2e/${file}`))]
}

/** Tests that passed only when they were run again: each is a fault, of the test or of the site. */
function flakyTests({ file, suites = [], specs }: Suite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return [...own.map(({ title }) => `${file}: ${title}`), ...suites.flatMap(flakyTests)]
}

/** Total duration of a suite's tests in milliseconds. */
function duration({ suites = [], specs }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map((result) => result.duration)))
  return [...own, ...suites.map(duration)].reduce((sum, milliseconds) => sum + milliseconds, 0)
}

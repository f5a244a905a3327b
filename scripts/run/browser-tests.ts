import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Settings, exitCode } from './processes.ts'
import { type TestRun, failure } from './report.ts'

const REPORT = '.cache/playwright.json'

/** Starts the program of `BROWSER` with a low share of the processor. */
export const NICE_BROWSER = resolve('scripts/run/nice-browser.sh')

/** Playwright's project of all files but those of `OWN_SETTINGS`. */
export const SITE = 'site'

/** Playwright's projects of files whose stack starts with settings of their own (`e2e/support/projects.ts`). */
const OWN_SETTINGS = ['editor', 'providers', 'limited', 'screens', 'library'] as const

export type ProjectName = (typeof OWN_SETTINGS)[number]

/** The parts of Playwright's JSON report that are used: the top-level suites are files. */
export interface Suite {
  readonly title: string
  readonly file: string
  readonly suites?: readonly Suite[]
  readonly specs: readonly {
    readonly title: string
    readonly tests: readonly { readonly status: string; readonly results: readonly Result[] }[]
  }[]
}

interface Result {
  /** In milliseconds. */
  readonly duration: number
  readonly error?: { readonly message?: string }
}

/** Runs the browser tests against the built site. `args` go to Playwright as they are. */
export async function runBrowserTests(
  browser: string,
  args: readonly string[] = [],
  env: Settings = {},
): Promise<TestRun> {
  rmSync(REPORT, { force: true })
  const code = await exitCode('node', [join('node_modules', '@playwright', 'test', 'cli.js'), 'test', ...args], {
    env: { CHROMIUM_PATH: NICE_BROWSER, BROWSER: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT, ...env },
  })
  if (!existsSync(REPORT)) {
    // No report: Playwright ended early, or was given other reporters, which have printed the result.
    const isWanted = args.some((arg) => arg.startsWith('--reporter'))
    return { name: 'browser tests', passed: 0, failed: isWanted && code === 0 ? 0 : 1, skipped: 0, files: [] }
  }
  const { stats, suites } = JSON.parse(readFileSync(REPORT, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
    suites: readonly Suite[]
  }
  return {
    name: 'browser tests',
    passed: stats.expected + stats.flaky,
    failed: Math.max(stats.unexpected, code === 0 ? 0 : 1),
    skipped: stats.skipped,
    files: suites.map((suite) => ({ file: `e2e/${suite.file}`, seconds: duration(suite) / 1000 })),
    failures: suites.flatMap((suite) => failedTests(suite)),
    flaky: suites.flatMap((suite) => flakyTests(suite)),
  }
}

/**
 * Random order of files, within the largest project alone: a worker restarts services and site at each change of
 * project, so the other projects run before it, by themselves.
 */
export async function runBrowserTestsInRandomOrder(browser: string, seed: number): Promise<TestRun[]> {
  const own = await runBrowserTests(
    browser,
    OWN_SETTINGS.map((name) => `--project=${name}`),
  )
  const site = await runBrowserTests(browser, [`--project=${SITE}`, `--shuffle=${seed}`])
  return [{ ...own, name: 'browser tests with settings of their own' }, site]
}

/** Names of a suite's flaky tests: the file and the titles down to the test. */
export const flakyTests = (suite: Suite): string[] => testsWith('flaky', suite).map(({ titles }) => titles.join(' › '))

/** Names of a suite's failed tests, each with the first line of its last error. */
export const failedTests = (suite: Suite): string[] =>
  testsWith('unexpected', suite).map(({ titles, results }) =>
    failure(titles, results.findLast(({ error }) => error)?.error?.message ?? ''),
  )

interface NamedTest {
  readonly titles: readonly string[]
  readonly results: readonly Result[]
}

function testsWith(status: string, { title, suites = [], specs }: Suite, above: readonly string[] = []): NamedTest[] {
  const titles = [...above, title]
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === status)
      .map(({ results }) => ({ titles: [...titles, spec.title], results })),
  )
  return [...own, ...suites.flatMap((suite) => testsWith(status, suite, titles))]
}

/** Total duration of a suite's tests in milliseconds. */
function duration({ suites = [], specs }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map((result) => result.duration)))
  return [...own, ...suites.map(duration)].reduce((sum, milliseconds) => sum + milliseconds, 0)
}

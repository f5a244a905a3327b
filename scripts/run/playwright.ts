import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { exitCode } from './processes.ts'
import type { Tally } from './tally.ts'

const REPORT = '.cache/playwright.json'

/** Runs the browser tests against the built site. `arguments` go to Playwright as they are. */
export async function runBrowserTests(browser: string, args: readonly string[] = []): Promise<Tally> {
  rmSync(REPORT, { force: true })
  const code = await exitCode('node', [join('node_modules', '@playwright', 'test', 'cli.js'), 'test', ...args], {
    env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT },
  })
  const { stats } = JSON.parse(readFileSync(REPORT, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  }
  return {
    passed: stats.expected,
    failed: Math.max(stats.unexpected + stats.flaky, code === 0 ? 0 : 1),
    skipped: stats.skipped,
  }
}

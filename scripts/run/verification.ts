import { runBrowserTests } from './browser-tests.ts'
import { requireBrowser } from './browser.ts'
import { runChecks } from './checks.ts'
import { Stages, conclude } from './report.ts'
import { buildIfStale } from './build.ts'
import { runUnitTests } from './unit-tests.ts'
import { checkWeights } from './weights.ts'

/**
 * Runs all checks and tests. The stages run in sequence, since each keeps both cores of a small machine busy. Only a
 * failed build ends the run early.
 */
export async function verify({ browser }: { readonly browser: boolean }): Promise<void> {
  const stages = new Stages()
  const failed = await stages.measure('static checks', runChecks)
  // Before the tests: some of them read what Next built.
  await stages.measure('build', buildIfStale)
  const runs = [await stages.measure('unit and contract tests', () => runUnitTests())]
  if (!(await stages.measure('weights', checkWeights))) failed.push('Weights')
  if (browser) {
    const executable = await requireBrowser()
    runs.push(await stages.measure('browser tests', () => runBrowserTests(executable)))
  }
  conclude(runs, failed, stages)
}

/** Runs browser tests alone, against the built site. `args` go to Playwright. */
export async function browserTestsOnly(args: readonly string[]): Promise<void> {
  await buildIfStale()
  conclude([await runBrowserTests(await requireBrowser(), args)])
}

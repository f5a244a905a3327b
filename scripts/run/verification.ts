import { randomInt } from 'node:crypto'
import { runBrowserTests, runBrowserTestsInRandomOrder } from './browser-tests.ts'
import { requireBrowser } from './browser.ts'
import { buildIfStale, isBuilt } from './build.ts'
import { CHECKS, TYPES_OF_ROUTES, runChecks } from './checks.ts'
import { runUnderClocks } from './clocks.ts'
import type { Lane } from './lanes.ts'
import { exitCode } from './processes.ts'
import { Stages, type TestRun, conclude } from './report.ts'
import { runUnitTests } from './unit-tests.ts'
import { checkWeights } from './weights.ts'

/**
 * Runs all checks and tests. The stages run in sequence, since each keeps both cores of a small machine busy, except
 * the build, which uses one core for much of its time and runs beside the static checks. Only a failed build ends the
 * run early. The complete set runs its files in a random order, the tests that depend on the day under other clocks as
 * well, and some mutants.
 */
export async function verify({ browser }: { readonly browser: boolean }): Promise<void> {
  const stages = new Stages()
  const failed = await stages.measure(isBuilt() ? 'static checks' : 'static checks and build', checkAndBuild)
  const isComplete = process.env.TEST_ALL === '1'
  const seed = Number(process.env.TEST_SEED || randomInt(1, 1_000_000))
  if (isComplete) console.log(`Order of test files: TEST_SEED=${seed}`)
  const runs = [
    await stages.measure('unit and contract tests', () =>
      runUnitTests(isComplete ? ['--sequence.shuffle.files', `--sequence.seed=${seed}`] : []),
    ),
  ]
  if (!(await stages.measure('weights', checkWeights))) failed.push('Weights')
  if (browser) {
    const executable = await requireBrowser()
    runs.push(
      ...(await stages.measure('browser tests', async () =>
        isComplete ? runBrowserTestsInRandomOrder(executable, seed) : [await runBrowserTests(executable)],
      )),
    )
    if (isComplete) runs.push(...(await stages.measure('other clocks', () => runUnderClocks(executable))))
  }
  if (isComplete && !(await stages.measure('mutations', () => noticesMutants(seed)))) failed.push('Mutations')
  conclude(runs, failed, stages)
}

/** Mutants of a complete run: another sample each time, so that ten runs have tried most of them. */
const SAMPLE = 20

const noticesMutants = async (seed: number): Promise<boolean> =>
  (await exitCode('node', ['scripts/run/mutations.ts', '--sample', String(SAMPLE), '--seed', String(seed)])) === 0

/** Static checks in parallel with the build. Rejects when the build fails, once the checks have reported. */
async function checkAndBuild(): Promise<string[]> {
  const [checks, build] = await Promise.allSettled([runChecks(), buildIfStale()])
  if (build.status === 'rejected') throw build.reason
  if (checks.status === 'rejected') throw checks.reason
  return [...checks.value, ...(await runChecks([TYPES_OF_ROUTES]))]
}

/** Runs the tests of a lane after the type check, the browser tests against the built site. */
export async function runLane({ units, browser }: Lane): Promise<void> {
  console.log(`${units.length} files of unit and contract tests, ${browser.length} of browser tests`)
  const failed = await runChecks([CHECKS.types])
  const runs: TestRun[] = []
  if (units.length > 0) runs.push(await runUnitTests(units))
  if (browser.length > 0) {
    await buildIfStale()
    runs.push(await runBrowserTests(await requireBrowser(), browser))
  }
  conclude(runs, failed)
}

/** Runs browser tests alone, against the built site. `args` go to Playwright. */
export async function browserTestsOnly(args: readonly string[]): Promise<void> {
  await buildIfStale()
  conclude([await runBrowserTests(await requireBrowser(), args)])
}

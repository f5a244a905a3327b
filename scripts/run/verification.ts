import { randomInt } from 'node:crypto'
import { changedSpecs, runBrowserTests } from './browser-tests.ts'
import { requireBrowser } from './browser.ts'
import { buildIfStale } from './build.ts'
import { CHECKS, runChecks } from './checks.ts'
import { runUnderClocks } from './clocks.ts'
import { type Lane, changedSince, laneOf, specsOf } from './lanes.ts'
import { Stages, type TestRun, conclude } from './report.ts'
import { runUnitTests } from './unit-tests.ts'
import { checkWeights } from './weights.ts'

/**
 * Runs all checks and tests. The stages run in sequence, since each keeps both cores of a small machine busy. Only a
 * failed build ends the run early. The complete set runs its files in a random order, and the tests that depend on the
 * day under other clocks as well.
 */
export async function verify({ browser }: { readonly browser: boolean }): Promise<void> {
  const stages = new Stages()
  const isComplete = process.env.TEST_ALL === '1'
  const seed = isComplete ? Number(process.env.TEST_SEED || randomInt(1_000_000)) : undefined
  if (seed !== undefined) console.log(`Order of files: TEST_SEED=${seed}`)
  const failed = await stages.measure('static checks', runChecks)
  // Before the tests: some of them read what Next built.
  await stages.measure('build', buildIfStale)
  const runs = [
    await stages.measure('unit and contract tests', () =>
      runUnitTests(seed === undefined ? [] : ['--sequence.shuffle.files', `--sequence.seed=${seed}`]),
    ),
  ]
  if (!(await stages.measure('weights', checkWeights))) failed.push('Weights')
  if (browser) {
    const executable = await requireBrowser()
    const order = seed === undefined ? [] : [`--shuffle=${seed}`]
    runs.push(await stages.measure('browser tests', () => runBrowserTests(executable, order)))
    if (isComplete) runs.push(...(await stages.measure('other clocks', () => runUnderClocks(executable))))
  }
  conclude(runs, failed, stages)
}

/** Runs browser tests alone, against the built site. `args` go to Playwright. */
export async function browserTestsOnly(args: readonly string[]): Promise<void> {
  await buildIfStale()
  conclude([await runBrowserTests(await requireBrowser(), args)])
}

/** Runs the unit, contract and browser tests whose path contains one of the words, after the type check. */
export async function testWords(words: readonly string[]): Promise<void> {
  const lane = laneOf(words)
  if (lane.vitest.length + lane.browser.length === 0) {
    console.error(`No test file has ${words.join(' or ')} in its path.`)
    process.exitCode = 1
    return
  }
  await runLane(lane, () => runUnitTests([...lane.vitest]))
}

/** Runs the tests of what differs from a commit, after the type check. */
export async function testChanged(commit: string): Promise<void> {
  const changed = await changedSince(commit)
  const browser = [...new Set([...specsOf(changed), ...(await changedSpecs(commit))])]
  console.log(`${changed.length} files differ from ${commit}.`)
  await runLane({ vitest: changed, browser }, () => runUnitTests([`--changed=${commit}`, '--passWithNoTests']))
}

/** The type check, then unit and contract tests, then browser tests on the present build; each only where asked for. */
async function runLane({ vitest, browser }: Lane, unitTests: () => Promise<TestRun>): Promise<void> {
  const stages = new Stages()
  const failed = await stages.measure('types', () => runChecks([CHECKS.types]))
  const runs: TestRun[] = []
  if (vitest.length > 0) runs.push(await stages.measure('unit and contract tests', unitTests))
  if (browser.length > 0) {
    await stages.measure('build', buildIfStale)
    const executable = await requireBrowser()
    runs.push(await stages.measure('browser tests', () => runBrowserTests(executable, browser)))
  }
  conclude(runs, failed, stages)
}

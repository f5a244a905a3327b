/** Outcome of a test run, in tests. */
export interface Tally {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

interface FileTime {
  readonly file: string
  readonly seconds: number
}

/** Outcome of a test runner, with the duration of each file. */
export interface TestRun extends Tally {
  /** What ran, such as `browser tests`. */
  readonly name: string
  readonly files: readonly FileTime[]
  /** Tests that failed and passed when they were run again, by file and title. */
  readonly flaky?: readonly string[]
}

/**
 * Budgets in seconds on a quiet machine with two cores. What is over its budget is named at the end of the run, and
 * fails nothing: how fast a machine is, is no fault of a change.
 */
const BUDGETS: Readonly<Record<string, number>> = {
  'static checks and build': 180,
  'unit and contract tests': 300,
  'weights': 20,
  'browser tests': 520,
  'all': 900,
}

/** The same for every test once (`npm run test:all`). */
const BUDGETS_OF_ALL: typeof BUDGETS = {
  ...BUDGETS,
  'all': 3_600,
  'unit and contract tests': 900,
  'browser tests': 1_500,
}

/** How many files a run names as its slowest. */
const SLOWEST = 10

const total = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
  failed: tallies.reduce((sum, tally) => sum + tally.failed, 0),
  skipped: tallies.reduce((sum, tally) => sum + tally.skipped, 0),
})

/** Last line of a run, which continuous integration reads: `12 passed, 0 failed, 1 skipped`. */
const summaryLine = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`

/**
 * Prints the slowest files, the stages and, as the last line, the summary; sets the exit code.
 * @param failedChecks Titles of what failed and is no test: each counts as a failure.
 */
export function conclude(runs: readonly TestRun[], failedChecks: readonly string[] = [], stages?: Stages): void {
  for (const { name, files } of runs) if (files.length > 1) console.log(`\n${slowestFiles(name, files)}`)
  const flaky = runs.flatMap((run) => run.flaky ?? [])
  if (flaky.length > 0) console.log(`\n${['Flaky', ...flaky.map((one) => `  ${one}`)].join('\n')}`)
  if (stages) console.log(`\n${[stages, ...stages.overBudget()].join('\n')}`)
  if (failedChecks.length > 0) console.error(`\nFailed: ${failedChecks.join(', ')}`)
  const tally = total(runs)
  const failed = tally.failed + failedChecks.length
  console.log(`\n${summaryLine({ ...tally, failed })}`)
  process.exitCode = failed > 0 ? 1 : 0
}

function slowestFiles(name: string, files: readonly FileTime[]): string {
  const slowest = [...files].sort((left, right) => right.seconds - left.seconds).slice(0, SLOWEST)
  return table(
    `Slowest files of the ${name}`,
    slowest.map(({ file, seconds }) => [file, seconds]),
  )
}

/** Stages of a run and their durations, for a table at its end. */
export class Stages {
  readonly #seconds: [name: string, seconds: number][] = []

  async measure<T>(name: string, work: () => Promise<T>): Promise<T> {
    const started = performance.now()
    try {
      return await work()
    } finally {
      this.#seconds.push([name, (performance.now() - started) / 1000])
    }
  }

  /** One line for each stage that took longer than its budget. */
  overBudget(budgets = process.env.TEST_ALL === '1' ? BUDGETS_OF_ALL : BUDGETS): readonly string[] {
    return this.#rows().flatMap(([name, seconds]) => {
      const excess = seconds - (budgets[name] ?? Infinity)
      return excess > 0 ? [`Over its budget of ${budgets[name]} s by ${excess.toFixed(0)} s: ${name}`] : []
    })
  }

  toString(): string {
    return table('Seconds of each stage', this.#rows())
  }

  #rows(): readonly (readonly [name: string, seconds: number])[] {
    return [...this.#seconds, ['all', this.#seconds.reduce((seconds, [, stage]) => seconds + stage, 0)]]
  }
}

const table = (heading: string, rows: readonly (readonly [name: string, seconds: number])[]): string =>
  [heading, ...rows.map(([name, seconds]) => `${seconds.toFixed(1).padStart(8)} s  ${name}`)].join('\n')

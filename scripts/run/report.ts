import { stripVTControlCharacters } from 'node:util'
import { type StageTime, overBudget } from './budgets.ts'

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
  /** Name of the run, such as `browser tests`. */
  readonly name: string
  readonly files: readonly FileTime[]
  /** Failed tests: file, titles and the first line of the error. */
  readonly failures?: readonly string[]
  /** Tests that passed only when they were run once more: file and titles. */
  readonly flaky?: readonly string[]
}

/** Number of slowest files that a run names. */
const SLOWEST = 10

const total = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
  failed: tallies.reduce((sum, tally) => sum + tally.failed, 0),
  skipped: tallies.reduce((sum, tally) => sum + tally.skipped, 0),
})

/** Name of a failed test: its file and titles, then the first line of the error, without a terminal's colours. */
export const failure = (titles: readonly string[], message: string): string =>
  `${titles.join(' › ')}: ${stripVTControlCharacters(message.trim().split('\n', 1)[0] ?? '')}`

/** Last line of a run, which continuous integration reads: `12 passed, 0 failed, 1 skipped`. */
const summaryLine = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`

/**
 * Prints the slowest files, the stages, those over their budget, the flaky and the failed tests by name and, as the
 * last line, the summary; sets the exit code. The end of the output is all that a record of a run may keep.
 * @param failedChecks Titles of failures other than tests: each counts as a failure.
 */
export function conclude(runs: readonly TestRun[], failedChecks: readonly string[] = [], stages?: Stages): void {
  for (const { name, files } of runs) if (files.length > 1) console.log(`\n${slowestFiles(name, files)}`)
  if (stages) console.log(`\n${stages}`)
  for (const line of stages?.overBudget() ?? []) console.log(line)
  const flaky = runs.flatMap((run) => run.flaky ?? [])
  if (flaky.length > 0) console.log(`\n${list(`${flaky.length} flaky, passed only when run once more`, flaky)}`)
  const failures = runs.flatMap((run) => run.failures ?? [])
  if (failures.length > 0) console.log(`\n${list('Failed tests', failures)}`)
  if (failedChecks.length > 0) console.error(`\nFailed: ${failedChecks.join(', ')}`)
  const tally = total(runs)
  const failed = tally.failed + failedChecks.length
  console.log(`\n${summaryLine({ ...tally, failed })}`)
  process.exitCode = failed > 0 ? 1 : 0
}

const list = (heading: string, names: readonly string[]): string =>
  [heading, ...names.map((name) => `  ${name}`)].join('\n')

function slowestFiles(name: string, files: readonly FileTime[]): string {
  const slowest = [...files].sort((left, right) => right.seconds - left.seconds).slice(0, SLOWEST)
  return table(
    `Slowest files of the ${name}`,
    slowest.map(({ file, seconds }) => [file, seconds]),
  )
}

/** Stages of a run and their durations, for a table at its end. */
export class Stages {
  readonly #seconds: StageTime[] = []

  async measure<T>(name: string, work: () => Promise<T>): Promise<T> {
    const started = performance.now()
    try {
      return await work()
    } finally {
      this.#seconds.push([name, (performance.now() - started) / 1000])
    }
  }

  /** Stages over their budget, one line each. */
  overBudget(): string[] {
    return overBudget(this.#seconds, process.env.TEST_ALL === '1' ? 'all' : 'default')
  }

  toString(): string {
    const sum = this.#seconds.reduce((seconds, [, stage]) => seconds + stage, 0)
    return table('Seconds of each stage', [...this.#seconds, ['all', sum]])
  }
}

const table = (heading: string, rows: readonly (readonly [name: string, seconds: number])[]): string =>
  [heading, ...rows.map(([name, seconds]) => `${seconds.toFixed(1).padStart(8)} s  ${name}`)].join('\n')

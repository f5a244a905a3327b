/** Outcome of a test run, in tests. */
export interface Tally {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export const total = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
  failed: tallies.reduce((sum, tally) => sum + tally.failed, 0),
  skipped: tallies.reduce((sum, tally) => sum + tally.skipped, 0),
})

/** The line that closes a run: `12 passed, 0 failed`, with `, 1 skipped` where tests were left out. */
export const closingLine = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

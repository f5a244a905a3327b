import { buildIfStale } from './build.ts'
import { CHECKS, runChecks } from './checks.ts'
import { type Tally, closingLine, total } from './tally.ts'
import { runUnitTests } from './vitest.ts'
import { checkWeights } from './weights.ts'

export interface Verification {
  /** Checks that failed, by name; a failed test is in the tally. */
  readonly failed: readonly string[]
  readonly tallies: readonly Tally[]
}

/** Everything that needs no browser: checks, tests, and the weight of the built pages. */
export async function verifyProject(): Promise<Verification> {
  const failed = await runChecks(CHECKS)
  const tally = await runUnitTests()
  await buildIfStale()
  return { failed: (await checkWeights()) ? failed : [...failed, 'Weights'], tallies: [tally] }
}

/** Prints the outcome, each failed check counted as a failure, and sets the exit code. */
export function conclude({ failed, tallies }: Verification): void {
  const tally = total(tallies)
  const failures = tally.failed + failed.length
  if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}`)
  console.log(closingLine({ ...tally, failed: failures }))
  process.exitCode = failures > 0 ? 1 : 0
}

import { buildIfStale } from './build.ts'
import { CHECKS, runChecks } from './checks.ts'
import { closingLine } from './tally.ts'
import { runUnitTests } from './vitest.ts'
import { checkWeights } from './weights.ts'

const failed = await runChecks(CHECKS)
const tally = await runUnitTests()
await buildIfStale()
if (!await checkWeights()) failed.push('Weights')

if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}`)
console.log(closingLine(tally))
process.exitCode = failed.length > 0 || tally.failed > 0 ? 1 : 0

import { requireBrowser } from './browser.ts'
import { buildIfStale } from './build.ts'
import { CHECKS, runChecks } from './checks.ts'
import { runBrowserTests } from './playwright.ts'
import { closingLine, total } from './tally.ts'
import { runUnitTests } from './vitest.ts'
import { checkWeights } from './weights.ts'

// Words after `npm test --` go to the browser tests, and then only those run: `npm test -- pages.spec.ts`.
const only = process.argv.slice(2)

const failed = only.length > 0 ? [] : await runChecks(CHECKS)
const tallies = only.length > 0 ? [] : [await runUnitTests()]
await buildIfStale()
if (only.length === 0 && !await checkWeights()) failed.push('Weights')
tallies.push(await runBrowserTests(await requireBrowser(), only))

const tally = total(tallies)
if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}`)
console.log(closingLine({ ...tally, failed: tally.failed + failed.length }))
process.exitCode = failed.length > 0 || tally.failed > 0 ? 1 : 0

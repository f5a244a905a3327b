import { requireBrowser } from './browser.ts'
import { buildIfStale } from './build.ts'
import { runBrowserTests } from './playwright.ts'
import { conclude, verifyProject } from './verification.ts'

// Words after `npm test --` go to the browser tests, and then only those run: `npm test -- pages.spec.ts`.
const only = process.argv.slice(2)

const { failed, tallies } = only.length > 0 ? { failed: [], tallies: [] } : await verifyProject()
await buildIfStale()
const browserTally = await runBrowserTests(await requireBrowser(), only)
conclude({ failed, tallies: [...tallies, browserTally] })

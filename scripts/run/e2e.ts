import { browserTestsOnly } from './verification.ts'

// Arguments go to Playwright: `npm run e2e -- pages.spec.ts`.
await browserTestsOnly(process.argv.slice(2))

import { conclude } from './report.ts'
import { runUnitTests } from './unit-tests.ts'

// `vitest.ts <project> …`: the unit or the contract tests; further arguments go to Vitest: `npm run test:unit -- lib`.
const [project = '', ...args] = process.argv.slice(2)
conclude([await runUnitTests([`--project=${project}*`, ...args])])

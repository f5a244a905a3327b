import { changedSince, defaultBase, laneOfChanges, projectImports } from './lanes.ts'
import { runLane } from './verification.ts'

// `npm run test:changed [-- <commit>]`: tests of the changes since a commit, by default since this branch left the main
// one, uncommitted ones included.
const [base = defaultBase()] = process.argv.slice(2)
const changed = changedSince(base)
const lane = laneOfChanges(projectImports(), changed)
console.log(`${changed.length} files differ from ${base}`)
for (const file of lane.browser) console.log(`  ${file}`)
if (lane.units.length + lane.browser.length > 0) await runLane(lane)
else console.log('No test is about them.')

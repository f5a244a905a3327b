import { baseCommit } from './lanes.ts'
import { testChanged } from './verification.ts'

// `test-changed.ts [commit]`: the tests of what differs from a commit, by default from where the branch left main.
await testChanged(process.argv[2] ?? (await baseCommit()))

import { exitCode } from './processes.ts'

// With `DATABASE_URL` set it measures that database, which must be an empty one.
process.exitCode = await exitCode('node', ['tests/search/bench.ts'])

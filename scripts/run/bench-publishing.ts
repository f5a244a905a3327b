import { exitCode } from './processes.ts'

process.exitCode = await exitCode('node', ['tests/load/publishing.ts', ...process.argv.slice(2)])

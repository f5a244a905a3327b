import { exitCode } from './processes.ts'

process.exitCode = await exitCode('node', ['tests/load/members.ts'])

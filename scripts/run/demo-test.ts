import { exitCode } from './processes.ts'

process.exitCode = await exitCode('node', ['demo/scripts/check.ts'])

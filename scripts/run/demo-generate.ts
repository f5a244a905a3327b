import { exitCode } from './processes.ts'

process.exitCode = await exitCode('node', ['demo/scripts/generate.ts'])

import { writeSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { openDatabase } from '#services/kit/database.ts'
import { createLog } from '#services/kit/log.ts'
import { doStep } from './seat-steps.ts'

// Does the steps of a member one after another and acknowledges each with its number on a line, until it is killed.
const [accountId = '', first = '0', end = '0', dataDir = '', file = '', url] = process.argv.slice(2)
const database = await openDatabase({ url, dataDir, log: createLog('silent') })
flushCompileCache()
for (let step = Number(first); step < Number(end); step += 1) {
  await doStep(database.sql, accountId, step, file)
  writeSync(1, `${step}\n`)
}
await database.close()

import { writeSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { openStore, setPage } from '#lib/page-cache/test-support.ts'
import { keyOf, wordsOfStep } from './page-steps.ts'

// Stores pages one after another and acknowledges each with its number on a line, until it is killed.
const [folder = '', first = '0', end = '0'] = process.argv.slice(2)
const store = openStore(folder)
flushCompileCache()
for (let step = Number(first); step < Number(end); step += 1) {
  await setPage(store, keyOf(step), wordsOfStep(step))
  writeSync(1, `${step}\n`)
}

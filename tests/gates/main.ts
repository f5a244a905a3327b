import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { CORES } from './cores.ts'
import { buildIfStale } from '#scripts/run/build.ts'
import type { Gate, Outcome } from './gate.ts'
import { GATES } from './gates.ts'
import { TABLE, rowOf, tableWith } from './table.ts'

// `npm run gates [-- <number> …]`: measures the gates at their full size, and writes their results into the table. Ends
// with 1 where one is not reached.

const asked = process.argv.slice(2).map(Number)
const unknown = asked.filter((number) => !GATES.some((gate) => gate.number === number))
if (unknown.length > 0) throw new Error(`No such gate. There are ${GATES.map(({ number }) => number).join(', ')}.`)
const chosen = GATES.filter(({ number }) => asked.length === 0 || asked.includes(number))

const missed: number[] = []

async function measure(gate: Gate): Promise<void> {
  const started = performance.now()
  // A gate that fails in another way than by its figure is not reached, and the others go on.
  const outcome: Outcome = await gate
    .run()
    .catch((error: unknown) => ({ isReached: false, measured: error instanceof Error ? error.message : String(error) }))
  const seconds = (performance.now() - started) / 1000
  const { isReached, measured, details = '' } = outcome
  const told = `${isReached ? '✓' : '✗'} ${gate.number} ${gate.name} (${seconds.toFixed(0)} s): ${measured}`
  process.stdout.write(`${told}\n${details === '' ? '' : `${details}\n`}`)
  if (!isReached) missed.push(gate.number)
  const before = existsSync(TABLE) ? readFileSync(TABLE, 'utf8') : ''
  writeFileSync(TABLE, tableWith(before, rowOf(gate, outcome, seconds)))
}

async function measureAll(gates: readonly Gate[], atOnce: number): Promise<void> {
  const waiting = [...gates]
  const work = async (): Promise<void> => {
    for (let gate = waiting.shift(); gate; gate = waiting.shift()) await measure(gate)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

if (chosen.some(({ isOnSite }) => isOnSite)) await buildIfStale()
await measureAll(
  chosen.filter(({ isAlone }) => !isAlone),
  CORES,
)
await measureAll(
  chosen.filter(({ isAlone }) => isAlone),
  1,
)
process.stdout.write(
  missed.length === 0
    ? `\nAll ${chosen.length} gates are reached.\n`
    : `\nNot reached: ${missed.sort((left, right) => left - right).join(', ')}.\n`,
)
process.exitCode = missed.length === 0 ? 0 : 1

import { execFileSync } from 'node:child_process'
import { cpus, totalmem } from 'node:os'
import type { Gate, Outcome } from './gate.ts'

/** File of the last result of each gate. */
export const TABLE = 'docs/generated/gates.md'

const HEADING = `# Gates

Figures to reach under faults and attacks, at their full size; written by \`npm run gates\`, which runs all of them, or
by \`npm run gates -- 3 7\` some (decision 83). A gate that is not reached says so with its figure. Each row is of its
last run.

| # | gate | aim | measured | | took | when, and on what | by |
|---|---|---|---|---|---|---|---|
`

/** A row's first cell is its gate's number. */
const ROW = /^\| (\d+) \|/

/** Text in a cell of a table. */
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').trim()

/** Facts of this machine: processors, memory, Node, the commit. */
function machine(): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  return `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, ${commit}`
}

/** The row of a gate that has run. */
export function rowOf({ number, name, aim, by }: Gate, { isReached, measured }: Outcome, seconds: number): string {
  const took = seconds < 100 ? `${Math.round(seconds)} s` : `${(seconds / 60).toFixed(1)} min`
  const cells = [
    String(number),
    name,
    aim,
    measured,
    isReached ? 'reached' : '**missed**',
    took,
    `${new Date().toISOString().slice(0, 16).replace('T', ' ')}, ${machine()}`,
    by,
  ]
  return `| ${cells.map(cell).join(' | ')} |`
}

/** The table with a new row; those of the other gates stay as they are. */
export function tableWith(before: string, given: string): string {
  const byNumber = new Map<number, string>()
  for (const row of [...before.split('\n'), given]) {
    const number = ROW.exec(row)?.[1]
    if (number !== undefined) byNumber.set(Number(number), row)
  }
  const sorted = [...byNumber].sort(([left], [right]) => left - right).map(([, row]) => row)
  return `${HEADING}${sorted.join('\n')}\n`
}

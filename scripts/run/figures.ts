import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Clock ticks per second of `/proc/<pid>/stat` on Linux. */
const TICKS = 100

const MEGABYTE = 1024 * 1024

/** All measured values in order, so that their spread is visible and not only the best one. */
export const spread = (values: readonly number[], digits = 2): string =>
  values
    .toSorted((a, b) => a - b)
    .map((value) => value.toFixed(digits))
    .join(' · ')

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

export const megabytes = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(0)} MB`

/** Resident memory of a process in bytes. */
export const residentMemory = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024

/** CPU time of a process in milliseconds; NaN where the machine has no `/proc`. */
export function processTime(pid: number): number {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return Number.NaN
  // The second field, the program's name, may contain spaces.
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS
}

/** Number and bytes of all files below a folder. */
export function filesBelow(folder: string): { readonly count: number; readonly bytes: number } {
  const sizes = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    // Race: a file may be renamed or deleted meanwhile.
    .flatMap(({ parentPath, name }) => statSync(join(parentPath, name), { throwIfNoEntry: false })?.size ?? [])
  return { count: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

/** Prints a table: a heading, the columns' names, and rows of as many cells. */
export function printTable(heading: string, columns: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = columns.map((name, index) => Math.max(name.length, ...rows.map((row) => row[index]?.length ?? 0)))
  const line = (cells: readonly string[]): string =>
    `  ${cells
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('   ')
      .trimEnd()}`
  console.log(`\n${heading}\n${[columns, ...rows].map(line).join('\n')}`)
}

import { existsSync, readFileSync } from 'node:fs'

/** Tables whose rows name files, and tests by their titles: `docs/specification.md`, `docs/asvs.md`. */

/** `file`: “literal part of it” */
const NAMED = /^`([^`]+)`: “([^“”]+)”$/

/** Cells of the rows below every head of a table, in the order of the text. */
export function rowsOf(text: string, head: string): string[][] {
  const cellsOf = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
  const rule = `|${' --- |'.repeat(cellsOf(head).length)}`
  const rows: string[][] = []
  let isInside = false
  for (const line of text.split('\n')) {
    if (line === head) isInside = true
    else if (!line.startsWith('|')) isInside = false
    else if (isInside && line !== rule) rows.push(cellsOf(line))
  }
  return rows
}

function faultOfFile(cell: string): string | undefined {
  const path = /^`([^`]+)`$/.exec(cell)?.[1]
  return path !== undefined && existsSync(path) ? undefined : `no file ${cell}`
}

function faultOfTest(cell: string): string | undefined {
  const [, file = '', title = ''] = NAMED.exec(cell) ?? []
  if (!/\.(?:test|spec)\.tsx?$/.test(file) || !existsSync(file)) return `no test file ${cell}`
  return readFileSync(file, 'utf8').includes(title) ? undefined : `no test ${cell}`
}

/**
 * Faults of a row's evidence: missing files, and tests without the quoted text.
 *
 * @param files in quotes, with commas between them
 * @param tests each a file and a title, with semicolons between them, or `none`
 */
export function evidenceFaults(files: string, tests: string): string[] {
  const named = tests === 'none' ? [] : tests.split('; `').map((one, index) => (index === 0 ? one : `\`${one}`))
  return [...files.split(', ').map(faultOfFile), ...named.map(faultOfTest)].filter((fault) => fault !== undefined)
}

/** Byte order mark: without it Excel reads UTF-8 as Windows-1252. */
const BOM = '\uFEFF'

/**
 * Formula injection (OWASP): what a spreadsheet would take for a formula begins with an apostrophe, also after spaces
 * and in full width, as does a text that begins with a tab or a line break.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\uFEFF]*[=+\-@＝＋－＠])/

const cell = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** A table as CSV (RFC 4180) with semicolons, which Excel expects where the comma is that of decimals. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  BOM + rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')

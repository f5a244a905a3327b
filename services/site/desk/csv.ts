/** Byte order mark: without it Excel reads UTF-8 as Windows-1252. */
const BOM = '\uFEFF'

/**
 * Formula injection (OWASP): a cell that a spreadsheet would read as a formula gets an apostrophe in front, also after
 * spaces and in full width, as does a text that begins with a tab or a line break.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\uFEFF]*[=+\-@＝＋－＠])/

const cell = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** A table as CSV (RFC 4180), with the semicolons that Excel expects in languages with a decimal comma. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  BOM + rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')

interface Cell {
  readonly _uid: string
  readonly component: '_table_head' | '_table_col'
  readonly value: string
}

interface Row {
  readonly _uid: string
  readonly component: '_table_row'
  readonly body: readonly Cell[]
}

/** A table as content stores it. */
interface Table {
  readonly fieldtype: 'table'
  readonly thead: readonly Cell[]
  readonly tbody: readonly Row[]
}

const tableOf = (value: unknown): Table => {
  const { thead = [], tbody = [] } = (typeof value === 'object' && value !== null ? value : {}) as Partial<Table>
  return { fieldtype: 'table', thead, tbody }
}

/** Texts of a table: column headers, and rows. */
export function readTable(value: unknown): {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
} {
  const { thead, tbody } = tableOf(value)
  return { head: thead.map((cell) => cell.value), rows: tbody.map(({ body }) => body.map((cell) => cell.value)) }
}

/** A new text of a cell (row −1: the column headers), or a new number of rows or columns. */
export type TableChange =
  | { readonly set: string; readonly row: number; readonly column: number }
  | { readonly rows: number }
  | { readonly columns: number }

/** Applies a change to a table. Cells keep their uids; new cells are empty. */
export function withTableChange(value: unknown, change: TableChange): Table {
  const { thead, tbody, fieldtype } = tableOf(value)
  const cell = (component: Cell['component']): Cell => ({ _uid: crypto.randomUUID(), component, value: '' })
  const resized = (cells: readonly Cell[], length: number, component: Cell['component']): Cell[] =>
    Array.from({ length }, (_, index) => cells[index] ?? cell(component))
  if ('columns' in change)
    return {
      fieldtype,
      thead: resized(thead, change.columns, '_table_head'),
      tbody: tbody.map((row) => ({ ...row, body: resized(row.body, change.columns, '_table_col') })),
    }
  if ('rows' in change)
    return {
      fieldtype,
      thead,
      tbody: Array.from({ length: change.rows }, (_, index) => {
        const row: Row = tbody[index] ?? { _uid: crypto.randomUUID(), component: '_table_row', body: [] }
        return { ...row, body: resized(row.body, thead.length, '_table_col') }
      }),
    }
  const set = (cells: readonly Cell[]): Cell[] =>
    cells.map((one, column) => (column === change.column ? { ...one, value: change.set } : one))
  return {
    fieldtype,
    thead: change.row === -1 ? set(thead) : thead,
    tbody: tbody.map((row, index) => (index === change.row ? { ...row, body: set(row.body) } : row)),
  }
}

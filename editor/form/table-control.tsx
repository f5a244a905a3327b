import { Button } from '../ui/button.tsx'
import ui from '../ui/ui.module.css'
import { defineWords, useWords } from '../words.ts'
import { type ControlProps, textOf } from './control.ts'
import styles from './form.module.css'
import { type TableChange, readTable, withTableChange } from './table-value.ts'

const words = defineWords({
  fr: {
    head: (column: number) => `Titre de la colonne ${column}`,
    cell: (row: number, column: number) => `Ligne ${row}, colonne ${column}`,
    addRow: 'Ajouter une ligne',
    addColumn: 'Ajouter une colonne',
    removeRow: 'Retirer la dernière ligne',
    removeColumn: 'Retirer la dernière colonne',
  },
  en: {
    head: (column: number) => `Title of column ${column}`,
    cell: (row: number, column: number) => `Row ${row}, column ${column}`,
    addRow: 'Add a row',
    addColumn: 'Add a column',
    removeRow: 'Remove the last row',
    removeColumn: 'Remove the last column',
  },
})

/** A table of plain texts: column headers, and rows. */
export function TableControl({ value, onChange, attributes }: ControlProps) {
  const say = useWords(words)
  const { head, rows } = readTable(value)
  const change = (one: TableChange): void => onChange(withTableChange(value, one))
  return (
    <div {...attributes} className={styles.stack}>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              {head.map((title, column) => (
                <th key={column} scope="col">
                  <input
                    aria-label={say.head(column + 1)}
                    className={ui.input}
                    value={textOf(title)}
                    onChange={({ target }) => change({ set: target.value, row: -1, column })}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row}>
                {cells.map((cell, column) => (
                  <td key={column}>
                    <input
                      aria-label={say.cell(row + 1, column + 1)}
                      className={ui.input}
                      value={textOf(cell)}
                      onChange={({ target }) => change({ set: target.value, row, column })}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={ui.row}>
        <Button icon="add" onClick={() => change({ rows: rows.length + 1 })}>
          {say.addRow}
        </Button>
        <Button icon="add" onClick={() => change({ columns: head.length + 1 })}>
          {say.addColumn}
        </Button>
        {rows.length > 0 && (
          <Button icon="trash" onClick={() => change({ rows: rows.length - 1 })}>
            {say.removeRow}
          </Button>
        )}
        {head.length > 0 && (
          <Button icon="trash" onClick={() => change({ columns: head.length - 1 })}>
            {say.removeColumn}
          </Button>
        )}
      </div>
    </div>
  )
}

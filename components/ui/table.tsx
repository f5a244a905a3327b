import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './table.module.css'

/** A row with one cell across the table. */
interface AcrossRow {
  readonly across: ReactNode
}

interface TableProps {
  /** Describes the content of the table; also the accessible name of the scrollable region. */
  caption: string
  /** Visible to screen readers only, if a title above gives the same information. */
  captionHidden?: boolean
  head: readonly string[]
  /** Cells of each row, or a row across the table, such as a break. */
  rows: readonly (readonly ReactNode[] | AcrossRow)[]
  /** Whether the first cell of a row is its header. */
  rowHeader?: boolean
  /** For tables wider than small windows: the first column stays visible while the others scroll. */
  pinned?: boolean
  /** Indices of columns of figures, from 0: right-aligned, digit below digit. */
  figures?: readonly number[]
}

/** A table that scrolls in its own region if the window is narrower. */
export function Table({
  caption,
  captionHidden = false,
  head,
  rows,
  rowHeader = false,
  pinned = false,
  figures = [],
}: TableProps) {
  const align = (column: number) => (figures.includes(column) ? styles.figure : undefined)
  return (
    <div className={styles.region} role="region" tabIndex={0} aria-label={caption}>
      <table className={cx(styles.table, pinned && styles.pinned)}>
        <caption className={cx(styles.caption, captionHidden && 'vh')}>{caption}</caption>
        <thead>
          <tr>
            {head.map((label, column) => (
              <th key={column} scope="col" className={align(column)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) =>
            'across' in cells ? (
              <tr key={row} className={styles.across}>
                <td colSpan={head.length}>{cells.across}</td>
              </tr>
            ) : (
              <tr key={row}>
                {cells.map((cell, column) =>
                  rowHeader && column === 0 ? (
                    <th key={column} scope="row">
                      {cell}
                    </th>
                  ) : (
                    <td key={column} className={align(column)}>
                      {cell}
                    </td>
                  ),
                )}
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  )
}

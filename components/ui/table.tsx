import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './table.module.css'

/** A row of one cell. */
interface AcrossRow {
  readonly across: ReactNode
}

interface TableProps {
  /** Says what the table holds; names the region that scrolls. */
  caption: string
  /** For readers only, where a title above says the same. */
  captionHidden?: boolean
  head: readonly string[]
  /** Cells of each row; one that is no list is a row across the table, such as a break. */
  rows: readonly (readonly ReactNode[] | AcrossRow)[]
  /** Whether the first cell of a row names it. */
  rowHeader?: boolean
  /** For tables wider than small windows: the first column stays in sight while the others are scrolled. */
  pinned?: boolean
  /** Columns of figures, from 0: they stand to the right, digit under digit. */
  figures?: readonly number[]
}

/** A table that scrolls within itself where the window is narrower. */
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

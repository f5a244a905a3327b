import type { ReactNode } from 'react'
import type { RichTextNode, TableCell } from '@barriere/shared/block-kit/rich-text.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import styles from './prose.module.css'

type Row = readonly TableCell[]

interface TableContext {
  readonly locale: Locale
  /** Renders the content of a cell, which is formatted text. */
  readonly renderCell: (nodes: readonly RichTextNode[]) => ReactNode
}

interface RichTextTableProps extends TableContext {
  readonly rows: readonly Row[]
}

/**
 * A table that scrolls in its own box, also by keyboard. The first rows with only header cells are the table's head.
 */
export function RichTextTable({ rows, ...context }: RichTextTableProps) {
  const filled = rows.filter((row) => row.length > 0)
  const firstOther = filled.findIndex((row) => row.some((cell) => !cell.header))
  const headCount = firstOther === -1 ? 0 : firstOther
  const head = filled.slice(0, headCount)
  const body = filled.slice(headCount)
  if (filled.length === 0) return null
  return (
    <div
      className={styles.scroller}
      role="group"
      tabIndex={0}
      aria-label={getTranslator(context.locale, 'blocks.richText')('table')}
    >
      <table>
        {head.length > 0 && (
          <thead>
            {head.map((row, index) => (
              <TableRow key={index} row={row} scope="col" {...context} />
            ))}
          </thead>
        )}
        <tbody>
          {body.map((row, index) => (
            <TableRow key={index} row={row} scope="row" {...context} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const TableRow = ({ row, scope, renderCell }: { row: Row; scope: 'col' | 'row' } & TableContext) => (
  <tr>
    {row.map((cell, index) => {
      const spans = {
        ...(cell.colspan > 1 ? { colSpan: cell.colspan } : {}),
        ...(cell.rowspan > 1 ? { rowSpan: cell.rowspan } : {}),
      }
      const content = renderCell(cell.nodes)
      return cell.header ? (
        <th key={index} scope={scope} {...spans}>
          {content}
        </th>
      ) : (
        <td key={index} {...spans}>
          {content}
        </td>
      )
    })}
  </tr>
)

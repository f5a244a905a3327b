import type { TableCell } from '#lib/content/rich-text/document.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { Nodes, type NodesProps } from './nodes.tsx'
import styles from './prose.module.css'

type Row = readonly TableCell[]

interface RichTextTableProps extends Omit<NodesProps, 'nodes'> {
  readonly rows: readonly Row[]
}

/** A table that scrolls in its own box, by keyboard too. Leading rows made of header cells only are its head. */
export function RichTextTable({ rows, ...frame }: RichTextTableProps) {
  const filled = rows.filter((row) => row.length > 0)
  const firstOther = filled.findIndex((row) => row.some((cell) => !cell.header))
  const headCount = firstOther === -1 ? 0 : firstOther
  const head = filled.slice(0, headCount)
  const body = filled.slice(headCount)
  if (filled.length === 0) return null
  return (
    <div
      className={styles.scroller} role="group" tabIndex={0}
      aria-label={getTranslator(frame.locale, 'blocks.richText')('table')}
    >
      <table>
        {head.length > 0 && <thead>{head.map((row, index) => <TableRow key={index} row={row} scope="col" {...frame} />)}</thead>}
        <tbody>{body.map((row, index) => <TableRow key={index} row={row} scope="row" {...frame} />)}</tbody>
      </table>
    </div>
  )
}

const TableRow = ({ row, scope, ...frame }: { row: Row; scope: 'col' | 'row' } & Omit<NodesProps, 'nodes'>) => (
  <tr>
    {row.map((cell, index) => {
      const spans = {
        ...(cell.colspan > 1 ? { colSpan: cell.colspan } : {}),
        ...(cell.rowspan > 1 ? { rowSpan: cell.rowspan } : {}),
      }
      const content = <Nodes nodes={cell.nodes} {...frame} />
      return cell.header ? <th key={index} scope={scope} {...spans}>{content}</th> : <td key={index} {...spans}>{content}</td>
    })}
  </tr>
)

import { Node, callOrReturn, getExtensionField } from '@tiptap/core'
import { goToNextCell, tableEditing } from '@tiptap/pm/tables'

const CELL_ATTRIBUTES = {
  colspan: { default: 1 },
  rowspan: { default: 1 },
  colwidth: { default: null, rendered: false },
}

const spansOf = (element: HTMLElement) => ({
  colspan: (element as HTMLTableCellElement).colSpan,
  rowspan: (element as HTMLTableCellElement).rowSpan,
})

const spans = ({ colspan, rowspan }: Readonly<Record<string, unknown>>) => ({ colspan, rowspan })

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  tableRole: 'table',
  // The role by which ProseMirror's tables know their nodes.
  extendNodeSchema: (extension) => ({
    tableRole: callOrReturn(getExtensionField(extension, 'tableRole', { name: extension.name })),
  }),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const go = (direction: 1 | -1) => () => goToNextCell(direction)(this.editor.state, this.editor.view.dispatch)
    return { 'Tab': go(1), 'Shift-Tab': go(-1) }
  },
})

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  tableRole: 'row',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

const TableHeader = Node.create({
  name: 'tableHeader',
  content: 'block+',
  isolating: true,
  tableRole: 'header_cell',
  addAttributes: () => CELL_ATTRIBUTES,
  parseHTML: () => [{ tag: 'th', getAttrs: spansOf }],
  renderHTML: ({ node }) => ['th', spans(node.attrs), 0],
})

const TableCell = Node.create({
  name: 'tableCell',
  content: 'block+',
  isolating: true,
  tableRole: 'cell',
  addAttributes: () => ({ ...CELL_ATTRIBUTES, backgroundColor: { default: undefined, rendered: false } }),
  parseHTML: () => [{ tag: 'td', getAttrs: spansOf }],
  renderHTML: ({ node }) => ['td', spans(node.attrs), 0],
})

export const TABLES = [Table, TableRow, TableHeader, TableCell]

declare module '@tiptap/core' {
  interface NodeConfig {
    /** Role of a node in ProseMirror's tables. */
    tableRole?: 'table' | 'row' | 'cell' | 'header_cell'
  }
}

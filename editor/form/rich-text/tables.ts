import { Node, callOrReturn, getExtensionField } from '@tiptap/core'
import { type Command, Selection, TextSelection } from '@tiptap/pm/state'
import { addRowAfter, goToNextCell, tableEditing } from '@tiptap/pm/tables'

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
  // Node role for ProseMirror's tables.
  extendNodeSchema: (extension) => ({
    tableRole: callOrReturn(getExtensionField(extension, 'tableRole', { name: extension.name })),
  }),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const run = (command: Command) => () => command(this.editor.state, this.editor.view.dispatch, this.editor.view)
    return {
      'Tab': () => run(goToNextCell(1))() || (run(addRowAfter)() && run(goToNextCell(1))()),
      'Shift-Tab': run(goToNextCell(-1)),
      'ArrowDown': run(leaveAtEnd),
      'Mod-Enter': run(leaveTable),
    }
  },
})

/** Depth of the table around the selection in the document; 0 outside of tables. */
function tableDepth({ $head }: Selection): number {
  let depth = $head.depth
  while (depth > 0 && $head.node(depth).type.name !== 'table') depth -= 1
  return depth
}

/** Moves the text cursor to a new paragraph below the table. */
const leaveTable: Command = (state, dispatch) => {
  const depth = tableDepth(state.selection)
  const { paragraph } = state.schema.nodes
  if (depth === 0 || !paragraph) return false
  const after = state.selection.$head.after(depth)
  const { tr } = state
  tr.insert(after, paragraph.create())
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView())
  return true
}

/** Arrow down on the last line leaves a table at the end of the text: there is no other way below it. */
const leaveAtEnd: Command = (state, dispatch, view) => {
  const { $head } = state.selection
  const depth = tableDepth(state.selection)
  if (depth === 0 || $head.after(depth) !== state.doc.content.size || !view?.endOfTextblock('down')) return false
  // Last row of the table, last block of the cell.
  const isLast = [depth, depth + 2].every((at) => $head.index(at) === $head.node(at).childCount - 1)
  return isLast && leaveTable(state, dispatch)
}

/** Moves the text cursor to the first cell of its table. */
export const goToFirstCell: Command = ({ selection, tr }, dispatch) => {
  const depth = tableDepth(selection)
  if (depth === 0) return false
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(selection.$head.start(depth)))))
  return true
}

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

import type { Editor } from '@tiptap/core'
import type { Command } from '@tiptap/pm/state'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  toggleHeaderColumn,
  toggleHeaderRow,
} from '@tiptap/pm/tables'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { INKS, OFFERED_INKS, TEXT_STYLES } from '@barriere/shared/domain/content/text-styles.ts'
import { cx } from '../../ui/cx.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Menu, type MenuItem } from '../../ui/menu.tsx'
import ui from '../../ui/ui.module.css'
import { useWords } from '../../words.ts'
import styles from './rich-text.module.css'
import { goToFirstCell } from './tables.ts'
import { toolbarWords } from './toolbar-words.ts'

/** Heading levels of the site. Level 1 is the page's own title. */
const LEVELS = [2, 3, 4, 5, 6]

const TABLE = { rows: 3, columns: 3 }

interface ToolbarProps {
  editor: Editor
  label: string
  onLink: () => void
  onImage: () => void
  onBlock: () => void
  onAnchor: () => void
}

/** Formatting toolbar (WAI-ARIA toolbar): arrow keys move between the tools. */
export function Toolbar({ editor, label, onLink, onImage, onBlock, onAnchor }: ToolbarProps) {
  const say = useWords(toolbarWords)
  const bar = useRef<HTMLDivElement>(null)
  const level = LEVELS.find((one) => editor.isActive('heading', { level: one }))
  const chain = () => editor.chain().focus()

  const walk = (event: KeyboardEvent): void => {
    if (!(event.target instanceof HTMLButtonElement) || event.target.role === 'menuitem') return
    const all = [...(bar.current?.querySelectorAll<HTMLElement>(':scope > *') ?? [])].map(
      (item) => (item.matches('button, select') ? item : item.querySelector<HTMLElement>('button')) ?? item,
    )
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    all.at((all.indexOf(event.target) + step) % all.length)?.focus()
  }
  const mark = (name: 'bold' | 'italic' | 'underline' | 'strike', shown: ReactNode) => (
    <Tool label={say[name]} isOn={editor.isActive(name)} onClick={() => chain().toggleMark(name).run()}>
      {shown}
    </Tool>
  )
  const list = (name: 'bullet_list' | 'ordered_list', icon: IconName) => (
    <Tool
      label={say[name]}
      icon={icon}
      isOn={editor.isActive(name)}
      onClick={() => chain().toggleList(name, 'list_item').run()}
    />
  )
  const align = (name: 'left' | 'center' | 'right'): MenuItem => ({
    label: say[name],
    group: say.groups.paragraph,
    onSelect: () =>
      chain()
        .updateAttributes(editor.isActive('heading') ? 'heading' : 'paragraph', {
          textAlign: name === 'left' ? undefined : name,
        })
        .run(),
  })
  const inTable = (command: Command) => () => {
    command(editor.state, editor.view.dispatch)
    editor.commands.focus()
  }
  const more: readonly MenuItem[] = [
    ...(['code', 'superscript', 'subscript', 'highlight'] as const).map((name) => ({
      label: say[name],
      group: say.groups.letters,
      onSelect: () => chain().toggleMark(name).run(),
    })),
    ...TEXT_STYLES.map((name) => ({
      label: say.styles[name],
      group: say.groups.style,
      onSelect: () => chain().toggleMark('styled', { class: name }).run(),
    })),
    ...OFFERED_INKS.map((color) => ({
      label: say.inks[color],
      group: say.groups.color,
      swatch: INKS[color],
      onSelect: () => chain().toggleMark('textStyle', { color }).run(),
    })),
    align('left'),
    align('center'),
    align('right'),
    {
      label: say.code_block,
      group: say.groups.paragraph,
      onSelect: () => chain().toggleNode('code_block', 'paragraph').run(),
    },
    { label: say.clear, onSelect: () => chain().unsetAllMarks().clearNodes().run() },
  ]
  const insert: readonly MenuItem[] = [
    { label: say.image, icon: 'image', onSelect: onImage },
    { label: say.block, icon: 'block', onSelect: onBlock },
    {
      label: say.table,
      onSelect() {
        chain().insertContent(newTable()).run()
        inTable(goToFirstCell)()
      },
    },
    { label: say.rule, onSelect: () => chain().insertContent({ type: 'horizontal_rule' }).run() },
    { label: say.anchor, onSelect: onAnchor },
  ]
  return (
    <div ref={bar} role="toolbar" aria-label={say.toolbar(label)} className={styles.toolbar} onKeyDown={walk}>
      <select
        aria-label={say.kind}
        className={cx(ui.input, styles.kind)}
        value={level ?? 0}
        onChange={({ target }) => {
          const chosen = Number(target.value)
          if (chosen === 0) chain().setNode('paragraph').run()
          else chain().setNode('heading', { level: chosen }).run()
        }}
      >
        <option value={0}>{say.paragraph}</option>
        {LEVELS.map((one) => (
          <option key={one} value={one}>
            {say.heading(one)}
          </option>
        ))}
      </select>
      {mark('bold', <b>{say.letters.bold}</b>)}
      {mark('italic', <i>{say.letters.italic}</i>)}
      {mark('underline', <u>{say.letters.underline}</u>)}
      {mark('strike', <s>{say.letters.strike}</s>)}
      <Tool label={say.link} icon="link" isOn={editor.isActive('link')} onClick={onLink} />
      {list('bullet_list', 'bullets')}
      {list('ordered_list', 'numbers')}
      <Tool
        label={say.blockquote}
        icon="quote"
        isOn={editor.isActive('blockquote')}
        onClick={() => chain().toggleWrap('blockquote').run()}
      />
      <Menu label={say.insert} items={insert}>
        <Icon name="add" />
      </Menu>
      <Menu label={say.more} items={more} />
      {editor.isActive('table') && (
        <Menu
          label={say.tableTools}
          items={[
            { label: say.addRow, icon: 'add', onSelect: inTable(addRowAfter) },
            { label: say.addColumn, icon: 'add', onSelect: inTable(addColumnAfter) },
            { label: say.headerRow, onSelect: inTable(toggleHeaderRow) },
            { label: say.headerColumn, onSelect: inTable(toggleHeaderColumn) },
            { label: say.removeRow, icon: 'trash', onSelect: inTable(deleteRow) },
            { label: say.removeColumn, icon: 'trash', onSelect: inTable(deleteColumn) },
            { label: say.removeTable, icon: 'trash', onSelect: inTable(deleteTable) },
          ]}
        >
          <Icon name="block" />
        </Menu>
      )}
    </div>
  )
}

interface ToolProps {
  label: string
  isOn: boolean
  icon?: IconName
  onClick: () => void
  children?: ReactNode
}

const Tool = ({ label, isOn, icon, onClick, children }: ToolProps) => (
  <button
    type="button"
    className={cx(ui.button, ui.quiet, ui.iconOnly)}
    aria-label={label}
    aria-pressed={isOn}
    title={label}
    tabIndex={-1}
    // Keeps the selection of the text.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onClick}
  >
    {icon ? <Icon name={icon} /> : <span aria-hidden="true">{children}</span>}
  </button>
)

/** An empty table with a header row. */
const newTable = () => ({
  type: 'table',
  content: Array.from({ length: TABLE.rows }, (_, row) => ({
    type: 'tableRow',
    content: Array.from({ length: TABLE.columns }, () => ({
      type: row === 0 ? 'tableHeader' : 'tableCell',
      content: [{ type: 'paragraph' }],
    })),
  })),
})

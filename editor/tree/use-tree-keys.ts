import { type KeyboardEvent, useRef } from 'react'
import { type Row, type TreeNode, findByStart } from './tree.ts'

/** Commands by key, besides navigation. */
export type Command = 'open' | 'menu' | 'rename' | 'delete' | 'cut' | 'paste' | 'duplicate' | 'selectAll' | 'clear'

interface KeysOptions {
  readonly rows: readonly Row[]
  /** Index of the active row; -1 without rows. */
  readonly at: number
  /** Number of rows per page. */
  readonly page: number
  readonly go: (index: number) => void
  readonly expand: (nodes: readonly TreeNode[], isExpanded: boolean) => void
  readonly select: (from: number, to: number) => void
  readonly toggle: (index: number) => void
  readonly command: (command: Command) => void
}

/** Milliseconds within which typed letters form one word. */
const TYPED_WITHIN = 700

const WITH_CONTROL: Readonly<Record<string, Command>> = { x: 'cut', v: 'paste', d: 'duplicate', a: 'selectAll' }

const ALONE: Readonly<Record<string, Command>> = {
  Enter: 'open',
  ContextMenu: 'menu',
  F2: 'rename',
  Delete: 'delete',
  Escape: 'clear',
}

/** Keys of the treegrid (WAI-ARIA treegrid whose rows take the focus), with typeahead. */
export function useTreeKeys(options: KeysOptions) {
  const typed = useRef({ text: '', at: 0 })

  /** Index of the row that a navigation key leads to; undefined for other keys. */
  const target = (key: string): number | undefined => {
    const { rows, at, page } = options
    const last = rows.length - 1
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: last, PageDown: at + page, PageUp: at - page }[key]
    return to === undefined ? undefined : Math.max(0, Math.min(last, to))
  }

  const unfold = (key: string): boolean => {
    const { rows, at, go, expand } = options
    const row = rows[at]
    if (!row || !['ArrowRight', 'ArrowLeft', '*'].includes(key)) return false
    const { node, isExpanded } = row
    if (key === '*')
      expand(
        rows.filter((one) => one.node.parent === node.parent).map((one) => one.node),
        true,
      )
    else if (key === 'ArrowRight' && node.children.length > 0)
      if (isExpanded) go(at + 1)
      else expand([node], true)
    else if (key === 'ArrowLeft' && isExpanded) expand([node], false)
    else if (key === 'ArrowLeft') {
      const parent = rows.findIndex((one) => one.node === node.parent)
      if (parent >= 0) go(parent)
    }
    return true
  }

  /** Typeahead: moves to the row that begins with the typed letters. */
  const type = (letter: string): void => {
    const now = performance.now()
    const text = now - typed.current.at < TYPED_WITHIN ? typed.current.text + letter : letter
    // The same letter repeated moves to the next row with it.
    const isRepeated = text.length > 1 && [...text].every((one) => one === letter)
    const found = findByStart(options.rows, isRepeated ? letter : text, options.at)
    typed.current = { text, at: now }
    if (found >= 0) options.go(found)
  }
  /** Whether a space continues a typed name instead of selecting. */
  const isWithinName = (): boolean =>
    performance.now() - typed.current.at < TYPED_WITHIN &&
    findByStart(options.rows, `${typed.current.text} `, options.at) >= 0

  return (event: KeyboardEvent): void => {
    const { at, go, select, toggle, command } = options
    if (event.target !== event.currentTarget) return
    const { key } = event
    const withControl = event.ctrlKey || event.metaKey
    const named = withControl ? WITH_CONTROL[key.toLowerCase()] : event.shiftKey && key === 'F10' ? 'menu' : ALONE[key]
    const to = event.altKey ? undefined : target(key)
    const isLetter = key.length === 1 && !withControl && !event.altKey && key !== '*'
    if (isLetter && (key !== ' ' || isWithinName())) type(key)
    else {
      typed.current = { text: '', at: 0 }
      if (named) command(named)
      else if (to !== undefined) {
        if (event.shiftKey) select(at, to)
        go(to)
      } else if (key === ' ') toggle(at)
      else if (withControl || event.altKey || !unfold(key)) return
    }
    event.preventDefault()
  }
}

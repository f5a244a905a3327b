import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type MouseEvent, useCallback, useEffect, useId, useMemo, useRef } from 'react'
import type { Space } from '@barriere/shared/stories/types.ts'
import { PHONE_SCREEN, useMedia } from '../ui/use-media.ts'
import { useWords } from '../words.ts'
import type { StoryState } from './filters.ts'
import type { Row, TreeNode } from './tree.ts'
import styles from './tree-grid.module.css'
import { TreeRow, rowId } from './tree-row.tsx'
import { type DropPlace, useDrag } from './use-drag.ts'
import { type Command, useTreeKeys } from './use-tree-keys.ts'
import { treeWords } from './words.ts'

/** Heights in pixels: a row for the mouse, for touch, and of two lines; the row of the column headers. */
const HEIGHTS = { fine: 36, coarse: 44, narrow: 68, head: 32 } as const

interface GridProps {
  rows: readonly Row[]
  active: number | undefined
  selected: ReadonlySet<number>
  cut: ReadonlySet<number>
  states: ReadonlyMap<number, StoryState>
  typeNames: ReadonlyMap<string, string>
  languages: Space['languages']
  now: number
  onActive: (id: number) => void
  onSelected: (ids: ReadonlySet<number>) => void
  onExpand: (nodes: readonly TreeNode[], isExpanded: boolean) => void
  onCommand: (command: Command) => void
  onDrop: (nodes: readonly TreeNode[], place: DropPlace) => void
}

/**
 * Folders and stories as a treegrid. Virtual list: only visible rows are in the document. The grid keeps the focus and
 * names the active row (`aria-activedescendant`), so that scrolling cannot remove the focused element.
 */
export function TreeGrid(props: GridProps) {
  const { rows, active, selected, cut, states, typeNames, languages } = props
  const say = useWords(treeWords)
  const grid = useRef<HTMLDivElement>(null)
  const keysId = useId()
  const isNarrow = useMedia(PHONE_SCREEN)
  const isCoarse = useMedia('(pointer: coarse)')
  const rowHeight = isNarrow ? HEIGHTS.narrow : isCoarse ? HEIGHTS.coarse : HEIGHTS.fine
  const headHeight = isNarrow ? 0 : HEIGHTS.head

  const at = useMemo(() => rows.findIndex(({ node }) => node.story.id === active), [rows, active])
  // oxlint-disable-next-line react/incompatible-library -- there is no React Compiler in this build
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => grid.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    // The active row is always rendered, because the grid refers to its id.
    rangeExtractor: (range) => {
      const inSight = defaultRangeExtractor(range)
      return at < 0 || inSight.includes(at) ? inSight : [...inSight, at].sort((left, right) => left - right)
    },
  })
  useEffect(() => virtual.measure(), [virtual, rowHeight])
  useEffect(() => {
    if (at >= 0) virtual.scrollToIndex(at)
  }, [virtual, at])

  const latest = useRef({ ...props, at })
  useEffect(() => {
    latest.current = { ...props, at }
  })
  const select = useCallback((from: number, to: number): void => {
    const { rows: all, selected: before, onSelected } = latest.current
    const range = all.slice(Math.min(from, to), Math.max(from, to) + 1)
    onSelected(new Set([...before, ...range.map(({ node }) => node.story.id)]))
  }, [])
  const check = useCallback((index: number): void => {
    const { rows: all, selected: before, onSelected } = latest.current
    const id = all[index]?.node.story.id
    if (id === undefined) return
    const next = new Set(before)
    if (!next.delete(id)) next.add(id)
    onSelected(next)
  }, [])
  const point = useCallback(
    (index: number, event: MouseEvent): void => {
      const { rows: all, at: from, onActive, onSelected } = latest.current
      const id = all[index]?.node.story.id
      if (id === undefined) return
      if (event.shiftKey) select(Math.max(from, 0), index)
      else if (event.ctrlKey || event.metaKey) check(index)
      else onSelected(new Set())
      onActive(id)
      grid.current?.focus({ preventScroll: true })
    },
    [select, check],
  )
  const toggle = useCallback((index: number): void => {
    const row = latest.current.rows[index]
    if (row) latest.current.onExpand([row.node], !row.isExpanded)
  }, [])

  const onKeyDown = useTreeKeys({
    rows,
    at,
    page: Math.max(1, Math.floor((grid.current?.clientHeight ?? 0) / rowHeight) - 2),
    go: (index) => {
      const id = rows[index]?.node.story.id
      if (id !== undefined) props.onActive(id)
    },
    expand: props.onExpand,
    select,
    toggle: check,
    command: props.onCommand,
  })
  const drag = useDrag({
    grid,
    rows,
    rowHeight,
    headHeight,
    nodesAt: ({ node }) =>
      selected.has(node.story.id) ? rows.map((row) => row.node).filter(({ story }) => selected.has(story.id)) : [node],
    onDrop: props.onDrop,
  })

  return (
    <div
      ref={grid}
      role="treegrid"
      tabIndex={0}
      aria-label={say.tree}
      aria-describedby={keysId}
      aria-rowcount={rows.length + 1}
      aria-multiselectable="true"
      aria-activedescendant={active === undefined || at < 0 ? undefined : rowId(active)}
      className={styles.grid}
      data-dragging={drag.isMoving || undefined}
      onKeyDown={onKeyDown}
      {...drag.handlers}
    >
      <p id={keysId} hidden>
        {say.keys}
      </p>
      <div role="rowgroup" className={styles.head}>
        <div role="row" aria-rowindex={1} className={styles.columns}>
          {(['name', 'type', 'state', 'languages', 'changed'] as const).map((column) => (
            <div key={column} role="columnheader">
              {say.columns[column]}
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup" className={styles.body} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index]
          if (!row) return null
          const { story } = row.node
          return (
            <TreeRow
              key={story.id}
              row={row}
              index={index}
              top={start - headHeight}
              height={rowHeight}
              isActive={index === at}
              isSelected={selected.has(story.id)}
              isCut={cut.has(story.id)}
              drop={drag.place?.node === row.node ? drag.place.where : undefined}
              state={states.get(story.id)}
              typeName={typeNames.get(story.content_type ?? '') ?? story.content_type ?? ''}
              languages={languages}
              now={props.now}
              onPoint={point}
              onToggle={toggle}
              onCheck={check}
            />
          )
        })}
      </div>
    </div>
  )
}

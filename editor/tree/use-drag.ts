import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type Row, type TreeNode, foldersAbove } from './tree.ts'

/** Drop target: before or after a node, or in a folder. */
export interface DropPlace {
  readonly node: TreeNode
  readonly where: 'before' | 'into' | 'after'
}

/** Pixels of movement after which a press becomes a drag. */
const THRESHOLD = 6

/** Distance in pixels from an edge at which the list scrolls, and its speed in pixels per frame. */
const EDGE = 40
const SPEED = 12

interface DragOptions {
  readonly grid: RefObject<HTMLElement | null>
  readonly rows: readonly Row[]
  /** Heights of a row and of the head above the first one, in pixels. */
  readonly rowHeight: number
  readonly headHeight: number
  /** Nodes that a press on a row drags: the selection if the row is part of it, else the row. */
  readonly nodesAt: (row: Row) => readonly TreeNode[]
  readonly onDrop: (nodes: readonly TreeNode[], place: DropPlace) => void
}

interface Drag {
  readonly nodes: readonly TreeNode[]
  readonly from: { readonly x: number; readonly y: number }
  readonly at: { readonly x: number; readonly y: number }
  readonly isMoving: boolean
}

/**
 * Drag and drop by pointer events: with the mouse on the whole row, by touch on its handle, because touch scrolls
 * elsewhere. Escape cancels.
 */
export function useDrag(options: DragOptions) {
  const [place, setPlace] = useState<DropPlace>()
  const [isMoving, setMoving] = useState(false)
  const drag = useRef<Drag>(undefined)
  const wasMoved = useRef(false)
  const current = useRef(options)
  useEffect(() => {
    current.current = options
  })

  useEffect(() => {
    if (!isMoving) return
    const placeAt = (): DropPlace | undefined => {
      const { grid, rows, rowHeight, headHeight } = current.current
      const { current: held } = drag
      if (!grid.current || !held) return undefined
      const y = held.at.y - grid.current.getBoundingClientRect().top + grid.current.scrollTop - headHeight
      const row = rows[Math.floor(y / rowHeight)]
      const part = (y % rowHeight) / rowHeight
      return row && canDrop(held.nodes, row) ? { node: row.node, where: whereOf(row, part) } : undefined
    }
    let frame = 0
    const follow = (): void => {
      const box = current.current.grid.current?.getBoundingClientRect()
      const y = drag.current?.at.y
      if (box && y !== undefined) {
        if (y < box.top + current.current.headHeight + EDGE) current.current.grid.current?.scrollBy(0, -SPEED)
        else if (y > box.bottom - EDGE) current.current.grid.current?.scrollBy(0, SPEED)
      }
      const next = placeAt()
      setPlace((before) => (before?.node === next?.node && before?.where === next?.where ? before : next))
      frame = requestAnimationFrame(follow)
    }
    frame = requestAnimationFrame(follow)
    const end = (isDropped: boolean): void => {
      const target = isDropped ? placeAt() : undefined
      const nodes = drag.current?.nodes
      drag.current = undefined
      setMoving(false)
      setPlace(undefined)
      if (target && nodes) current.current.onDrop(nodes, target)
    }
    const onUp = (): void => end(true)
    const onCancel = (): void => end(false)
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') end(false)
    }
    addEventListener('pointerup', onUp)
    addEventListener('pointercancel', onCancel)
    addEventListener('keydown', onKey)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('pointerup', onUp)
      removeEventListener('pointercancel', onCancel)
      removeEventListener('keydown', onKey)
    }
  }, [isMoving])

  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    const target = event.target as HTMLElement
    const element = target.closest<HTMLElement>('[data-index]')
    const isTaken =
      target.closest('[data-drag]') !== null || (event.pointerType === 'mouse' && !target.closest('label'))
    const row = element ? options.rows[Number(element.dataset.index)] : undefined
    if (event.button !== 0 || !row || !isTaken) return
    const at = { x: event.clientX, y: event.clientY }
    wasMoved.current = false
    drag.current = { nodes: options.nodesAt(row), from: at, at, isMoving: false }
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    const held = drag.current
    if (!held) return
    if (event.buttons === 0) {
      drag.current = undefined
      return
    }
    const at = { x: event.clientX, y: event.clientY }
    drag.current = { ...held, at }
    if (held.isMoving || Math.hypot(at.x - held.from.x, at.y - held.from.y) < THRESHOLD) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { ...held, at, isMoving: true }
    wasMoved.current = true
    setMoving(true)
  }
  const onPointerUp = (): void => {
    if (!drag.current?.isMoving) drag.current = undefined
  }
  // Suppresses the click at the end of a drag.
  const onClickCapture = (event: MouseEvent<HTMLElement>): void => {
    if (wasMoved.current) event.stopPropagation()
    if (wasMoved.current) event.preventDefault()
    wasMoved.current = false
  }
  return { place, isMoving, handlers: { onPointerDown, onPointerMove, onPointerUp, onClickCapture } }
}

/** A folder cannot lie in itself. */
const canDrop = (nodes: readonly TreeNode[], { node }: Row): boolean =>
  nodes.every((moved) => moved !== node && !foldersAbove(node).includes(moved))

function whereOf({ node, isExpanded }: Row, part: number): DropPlace['where'] {
  if (!node.story.is_folder) return part < 0.5 ? 'before' : 'after'
  if (part < 0.25) return 'before'
  // After an expanded folder comes its first child, which is inside the folder.
  return part > 0.75 && !isExpanded ? 'after' : 'into'
}

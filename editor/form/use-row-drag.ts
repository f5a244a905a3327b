import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** Pixels of movement after which a press becomes a drag. */
const THRESHOLD = 6

/** Source and target index of a dragged row. `to` is counted without that row. */
export interface RowDrag {
  readonly from: number
  readonly to: number
}

interface Press {
  readonly from: number
  readonly x: number
  readonly y: number
}

interface Box {
  readonly top: number
  readonly bottom: number
}

/**
 * Index, among the other rows, at which the row would be dropped: after every row whose middle is above the pointer.
 */
export const placeAt = (rows: readonly Box[], from: number, y: number): number =>
  rows.filter(({ top, bottom }, index) => index !== from && (top + bottom) / 2 < y).length

/** Row before which the drop position is marked; at the end of the list, the number of rows. */
export const markOf = ({ from, to }: RowDrag): number => (to >= from ? to + 1 : to)

/**
 * Drag and drop of the rows of a list by pointer events: with the mouse on the whole row, by touch on its handle
 * (`data-handle`), because touch scrolls elsewhere. Escape cancels.
 */
export function useRowDrag(list: RefObject<HTMLElement | null>, onDrop: (drag: RowDrag) => void) {
  const [drag, setDrag] = useState<RowDrag>()
  const press = useRef<Press>(undefined)
  /** Same as the state, but current: events may arrive before the next render. */
  const current = useRef<RowDrag>(undefined)
  const wasMoved = useRef(false)
  const rowsOf = (): HTMLElement[] => [...(list.current?.children ?? [])] as HTMLElement[]
  const show = (next: RowDrag | undefined): void => {
    current.current = next
    setDrag(next)
  }
  const end = (): void => {
    press.current = undefined
    show(undefined)
  }
  const isMoving = drag !== undefined
  useEffect(() => {
    if (!isMoving) return undefined
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      press.current = undefined
      current.current = undefined
      setDrag(undefined)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isMoving])

  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    const target = event.target as HTMLElement
    const from = rowsOf().findIndex((row) => row.contains(target))
    const isTaken = event.pointerType === 'mouse' ? !target.closest('[popover]') : target.closest('[data-handle]')
    wasMoved.current = false
    if (event.button === 0 && from !== -1 && isTaken) press.current = { from, x: event.clientX, y: event.clientY }
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    const { current: held } = press
    if (!held) return
    if (event.buttons === 0) return end()
    const { clientX, clientY } = event
    const { current: moving } = current
    if (!moving && Math.hypot(clientX - held.x, clientY - held.y) < THRESHOLD) return
    if (!moving) event.currentTarget.setPointerCapture(event.pointerId)
    wasMoved.current = true
    const rows = rowsOf()
    const boxes = rows.map((row) => row.getBoundingClientRect())
    const to = placeAt(boxes, held.from, clientY)
    if (moving?.to !== to) show({ from: held.from, to })
    // Scrolls the list near the edges of the form.
    rows[Math.min(markOf({ from: held.from, to }), rows.length - 1)]?.scrollIntoView({ block: 'nearest' })
  }
  const onPointerUp = (): void => {
    const { current: moved } = current
    end()
    if (moved && moved.from !== moved.to) onDrop(moved)
  }
  // Suppresses the click at the end of a drag.
  const onClickCapture = (event: MouseEvent<HTMLElement>): void => {
    if (!wasMoved.current) return
    wasMoved.current = false
    event.preventDefault()
    event.stopPropagation()
  }
  return { drag, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: end, onClickCapture } }
}

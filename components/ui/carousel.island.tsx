import { useEffect, useRef, useState } from 'react'
import styles from './carousel-arrows.module.css'
import { IconButton } from './icon-button.tsx'

interface CarouselArrowsProps {
  previousLabel: string
  nextLabel: string
}

/** Part of the visible row that one press moves by; snapping then sets the slides straight. */
const STEP = 0.8

/** Pixels that rounding may leave at either end. */
const SLACK = 2

/** What can still be scrolled to, on either side of the visible part. */
const room = (row: HTMLElement) => ({
  before: row.scrollLeft > SLACK,
  after: row.scrollLeft + row.clientWidth < row.scrollWidth - SLACK,
})

const move = (row: Element | null | undefined, direction: -1 | 1): void =>
  row?.scrollBy({ left: direction * row.clientWidth * STEP })

/** Arrows for the row that stands right before them; none while everything is in view. */
export function CarouselArrowsIsland({ previousLabel, nextLabel }: CarouselArrowsProps) {
  const mark = useRef<HTMLDivElement>(null)
  const [{ before, after }, setRoom] = useState({ before: false, after: false })

  const press = (direction: -1 | 1) => move(mark.current?.previousElementSibling, direction)

  useEffect(() => {
    const row = mark.current?.previousElementSibling
    if (!(row instanceof HTMLElement)) return
    const stop = new AbortController()
    const look = () =>
      setRoom((old) => {
        const now = room(row)
        return old.before === now.before && old.after === now.after ? old : now
      })
    const steer = (event: KeyboardEvent) => {
      if (event.target !== row || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
      event.preventDefault()
      move(row, event.key === 'ArrowLeft' ? -1 : 1)
    }
    const sizes = new ResizeObserver(look)
    sizes.observe(row)
    row.addEventListener('scroll', look, { passive: true, signal: stop.signal })
    row.addEventListener('keydown', steer, { signal: stop.signal })
    return () => {
      stop.abort()
      sizes.disconnect()
    }
  }, [])

  // Not `disabled`: the button would drop the focus of whoever has just reached the end with it.
  return (
    <div ref={mark} className={styles.arrows} hidden={!before && !after}>
      <IconButton
        line
        icon="previous"
        label={previousLabel}
        className={styles.arrow}
        aria-disabled={!before}
        onClick={() => press(-1)}
      />
      <IconButton
        line
        icon="next"
        label={nextLabel}
        className={styles.arrow}
        aria-disabled={!after}
        onClick={() => press(1)}
      />
    </div>
  )
}

import { defineElement } from '#lib/client/define-element.ts'

/** Part of the visible width that one press scrolls; scroll snapping then aligns the slides. */
const STEP = 0.8

/** Tolerance for rounding errors at either end, in pixels. */
const TOLERANCE = 2

/** Arrows for a row of slides; hidden while all slides are visible. The element contains the row, then the arrows. */
defineElement('site-carousel', (element, signal) => {
  const [row, arrows] = element.children
  const [previous, next] = element.querySelectorAll<HTMLElement>(':scope > :last-child > button')
  if (!(row instanceof HTMLElement) || !(arrows instanceof HTMLElement) || !previous || !next) return

  const scroll = (direction: -1 | 1) => row.scrollBy({ left: direction * row.clientWidth * STEP })
  const update = () => {
    const before = row.scrollLeft > TOLERANCE
    const after = row.scrollLeft + row.clientWidth < row.scrollWidth - TOLERANCE
    arrows.hidden = !before && !after
    // `aria-disabled` instead of `disabled`: a disabled button would lose the focus at the end of the row.
    previous.setAttribute('aria-disabled', String(!before))
    next.setAttribute('aria-disabled', String(!after))
  }

  const sizes = new ResizeObserver(update)
  sizes.observe(row)
  signal.addEventListener('abort', () => sizes.disconnect())
  row.addEventListener('scroll', update, { passive: true, signal })
  previous.addEventListener('click', () => scroll(-1), { signal })
  next.addEventListener('click', () => scroll(1), { signal })
  row.addEventListener(
    'keydown',
    (event) => {
      if (event.target !== row || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
      event.preventDefault()
      scroll(event.key === 'ArrowLeft' ? -1 : 1)
    },
    { signal },
  )
})

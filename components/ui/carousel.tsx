import { Children, type ReactNode } from 'react'
import arrows from './carousel-arrows.module.css'
import styles from './carousel.module.css'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'

interface CarouselProps {
  /** Accessible name of the row; it should mention that the row scrolls. */
  label: string
  previousLabel: string
  nextLabel: string
  /** Width of a slide. The edge of the next slide is always visible. */
  size?: 'card' | 'poster' | 'wide'
  /** In a wide window, three or four slides fit without scrolling. */
  fit?: boolean
  className?: string | undefined
  /** Each child is a slide. */
  children: ReactNode
}

/**
 * A scrollable row of slides. Touch, wheel and keyboard work without scripts. `carousel.enhance.ts` shows the arrows
 * and makes them work.
 */
export function Carousel({
  label,
  previousLabel,
  nextLabel,
  size = 'card',
  fit = false,
  className,
  children,
}: CarouselProps) {
  return (
    <site-carousel className={cx(styles.carousel, className)}>
      <div className={cx(styles.row, styles[size], fit && styles.fit)} role="group" tabIndex={0} aria-label={label}>
        {Children.map(children, (child) => (
          <div className={styles.slide}>{child}</div>
        ))}
      </div>
      <div className={arrows.arrows} hidden suppressHydrationWarning>
        <IconButton line icon="previous" label={previousLabel} className={arrows.arrow} suppressHydrationWarning />
        <IconButton line icon="next" label={nextLabel} className={arrows.arrow} suppressHydrationWarning />
      </div>
    </site-carousel>
  )
}

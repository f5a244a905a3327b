import { Children, type ReactNode } from 'react'
import arrows from './carousel-arrows.module.css'
import styles from './carousel.module.css'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'

interface CarouselProps {
  /** Names the row; says that it scrolls. */
  label: string
  previousLabel: string
  nextLabel: string
  /** Width of a slide: the next one always shows its edge. */
  size?: 'card' | 'poster' | 'wide'
  /** Three or four slides share a wide window instead of scrolling in it. */
  fit?: boolean
  className?: string | undefined
  /** Each child is a slide. */
  children: ReactNode
}

/**
 * Slides in a row that scrolls, by finger, wheel or keyboard without any script. `carousel.enhance.ts` shows the arrows
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

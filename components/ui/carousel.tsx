import { Children, type ReactNode } from 'react'
import { CarouselArrows } from './carousel.client.tsx'
import styles from './carousel.module.css'
import { cx } from './cx.ts'

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
 * Slides in a row that scrolls, by finger, wheel or keyboard without any script. Where scripts run, arrows join it;
 * they find the row in the document, so that the slides are sent once.
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
    <div className={cx(styles.carousel, className)}>
      <div className={cx(styles.row, styles[size], fit && styles.fit)} role="group" tabIndex={0} aria-label={label}>
        {Children.map(children, (child) => (
          <div className={styles.slide}>{child}</div>
        ))}
      </div>
      <CarouselArrows previousLabel={previousLabel} nextLabel={nextLabel} />
    </div>
  )
}

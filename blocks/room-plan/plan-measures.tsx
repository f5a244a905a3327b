import type { Locale } from '@barriere/shared/domain/locale.ts'
import { formatNumber } from '#lib/i18n/format.ts'
import type { Rect } from './plan-geometry.ts'
import styles from './plan-drawing.module.css'

/** Distance of a dimension line from the walls, in metres. */
const DISTANCE = 0.55

const TICK = 0.12

interface MeasuresProps {
  /** Bounds of the measured rooms. */
  bounds: Rect
  locale: Locale
}

/** Dimension lines above and to the left, each with its length in metres. */
export function Measures({ bounds: { x, y, width, height }, locale }: MeasuresProps) {
  const [top, left] = [y - DISTANCE, x - DISTANCE]
  const tick = (atX: number, atY: number) => `M${atX - TICK} ${atY + TICK}l${2 * TICK}-${2 * TICK}`
  return (
    <g className={styles.measures}>
      <path d={`M${x} ${top}h${width}M${left} ${y}v${height}`} />
      <path className={styles.ticks} d={tick(x, top) + tick(x + width, top) + tick(left, y) + tick(left, y + height)} />
      <text x={x + width / 2} y={top - 0.15}>{`${formatNumber(width, locale)}\u00a0m`}</text>
      <text
        transform={`translate(${left - 0.15} ${y + height / 2}) rotate(-90)`}
      >{`${formatNumber(height, locale)}\u00a0m`}</text>
    </g>
  )
}

/** Compass. `north`: direction of north in degrees, clockwise from the top of the plan. */
export const Compass = ({ x, y, north }: { x: number; y: number; north: number }) => (
  <g className={styles.compass} transform={`translate(${x} ${y}) rotate(${north})`}>
    <circle r={0.32} />
    <path className={styles.needle} d="M0-.5.12 0H-.12Z" />
    <path d="M0 .5.12 0H-.12Z" />
  </g>
)

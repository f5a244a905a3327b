import type { ReactNode } from 'react'
import { cx } from '../ui/cx.ts'
import inks from './inks.module.css'
import styles from './map-split.module.css'
import type { MapPoint } from './point.ts'

interface MapSplitProps {
  /** The results of this page of the list. */
  points: readonly MapPoint[]
  /** Address of all results; undefined if `points` contains all. */
  allPoints: string | undefined
  /** The list: equivalent to the map, and the only content without scripts. */
  children: ReactNode
  labels: {
    /** Accessible name of the group of both buttons. */
    readonly choose: string
    readonly list: string
    readonly map: string
    /** Accessible name of the map. It says that the list contains the same results. */
    readonly title: string
    readonly open: string
    readonly away: string
  }
}

/**
 * A list and the placeholder of its map: side by side on wide screens, else one at a time. An island fills the
 * placeholder.
 */
export function MapSplit({ points, allPoints, children, labels }: MapSplitProps) {
  return (
    <div className={styles.split} data-map-split="list">
      <div role="group" aria-label={labels.choose} className={styles.choose}>
        <button type="button" data-map-side="list" aria-pressed="true">
          {labels.list}
        </button>
        <button type="button" data-map-side="map" aria-pressed="false">
          {labels.map}
        </button>
      </div>
      <div className={styles.sides}>
        <div className={styles.list}>{children}</div>
        <section
          aria-label={labels.title}
          className={cx(inks.inks, styles.place)}
          data-map=""
          data-points={JSON.stringify(points)}
          data-all-points={allPoints}
        >
          <p className={styles.away}>{labels.away}</p>
          <button type="button" data-map-open className={styles.open}>
            {labels.open}
          </button>
        </section>
      </div>
    </div>
  )
}

import type { MapArea } from '#lib/domain/map-area.ts'
import { cx } from '../ui/cx.ts'
import inks from './inks.module.css'
import { PlaceMapScript } from './place-map.client.tsx'
import styles from './place-map.module.css'
import type { MapLabels, MapPoint } from './point.ts'
import { SKETCH, type Sketch, sketchOf } from './sketch.ts'
import towns from './towns.json' with { type: 'json' }

interface PlaceMapProps {
  /** Id of the element, unique in a page. */
  readonly id: string
  readonly point: MapPoint
  /** Address of the place on an external map: the fallback without scripts or WebGL. */
  readonly elsewhere: string
  readonly styleUrl: string | undefined
  readonly labels: MapLabels & {
    /** Accessible name of the drawing. */
    readonly title: string
    readonly open: string
    readonly away: string
    /** Attribution of the drawing’s data. */
    readonly by: string
  }
}

const AREAS = towns as unknown as readonly MapArea[]

/**
 * Map of one place. The server renders a drawing in the colours of the search's map. A click on the link replaces the
 * drawing by the map; nothing of the map is loaded before this click.
 */
export function PlaceMap({ id, point, elsewhere, styleUrl, labels }: PlaceMapProps) {
  const { title, open, away, by, ...mapLabels } = labels
  const sketch = sketchOf(AREAS, point)
  return (
    <div id={id} className={cx(inks.inks, styles.place)} data-map="">
      {sketch && <Drawing sketch={sketch} title={title} />}
      {sketch && <p className={styles.by}>{by}</p>}
      <p className={styles.away}>{away}</p>
      <a href={elsewhere} className={styles.open} data-map-open="">
        {open}
      </a>
      <PlaceMapScript data-island="touch" id={id} point={point} styleUrl={styleUrl} labels={mapLabels} />
    </div>
  )
}

/** Water lines along the coast, widest first, as in `style.ts`: width and colour. */
const WATER = [
  [25, styles.ripple],
  [23, styles.sea],
  [15, styles.ripple],
  [13, styles.sea],
  [7, styles.ripple],
  [5, styles.sea],
] as const

function Drawing({ sketch: { land, coast, rivers, lakes, towns: names }, title }: { sketch: Sketch; title: string }) {
  const [x, y] = [SKETCH.width / 2, SKETCH.height / 2]
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${SKETCH.width} ${SKETCH.height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={title}
    >
      {coast && WATER.map(([width, ink]) => <path key={width} className={ink} d={coast} strokeWidth={width} />)}
      <path className={styles.land} d={land} />
      {rivers && <path className={styles.ripple} d={rivers} strokeWidth={3} />}
      {lakes && <path className={styles.lake} d={lakes} />}
      {coast && <path className={styles.coast} d={coast} strokeWidth={2} />}
      {names.map(({ name, x: left, y: top }) => (
        <g key={name} className={styles.town}>
          <circle cx={left} cy={top} r={4} />
          <text x={left} y={top - 11} textAnchor="middle">
            {name}
          </text>
        </g>
      ))}
      <path className={styles.pin} d={`M${x} ${y}l-15 -24v-20h30v20z`} />
      <path className={styles.eye} d={`M${x} ${y - 40}l6 6l-6 6l-6 -6z`} />
    </svg>
  )
}

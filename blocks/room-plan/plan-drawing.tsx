import type { Locale } from '@barriere/shared/domain/locale.ts'
import styles from './plan-drawing.module.css'
import { Furniture } from './plan-furniture.tsx'
import { type Opening, type PlanRoom, type Side, boundsOf, placeOpening, toCentimetre } from './plan-geometry.ts'
import { Compass, Measures } from './plan-measures.tsx'
import { type Openings, quietWall } from './plan-openings.ts'

/** Margin around the walls for the dimension lines, in metres. */
const MARGIN = 1.2

/** Distance from a room's number to its walls, in metres. */
const CORNER = 0.45

interface PlanDrawingProps {
  /** Unique in the page. Prefix of the ids of the drawing's patterns and title. */
  id: string
  /** Text alternative of the drawing. */
  label: string
  rooms: readonly PlanRoom[]
  openings: Openings
  north: number | undefined
  locale: Locale
}

/** An architect's plan: filled walls, openings in gold, rooms numbered as in the table beside it. */
export function PlanDrawing({ id, label, rooms, openings, north, locale }: PlanDrawingProps) {
  const bounds = boundsOf(rooms)
  const indoors = rooms.filter((room) => room.kind !== 'balcony')
  const [x, y, width, height] = [
    bounds.x - MARGIN,
    bounds.y - MARGIN,
    bounds.width + MARGIN * 2,
    bounds.height + MARGIN * 2,
  ].map(toCentimetre) as [number, number, number, number]
  const backs = rooms.map((_, index) => quietWall(rooms, openings, index))
  const sheet = { x, y, width, height }
  return (
    <svg className={styles.plan} viewBox={`${x} ${y} ${width} ${height}`} role="img" aria-labelledby={`${id}-title`}>
      <title id={`${id}-title`}>{label}</title>
      <defs>
        <pattern id={`${id}-grid`} width="1" height="1" patternUnits="userSpaceOnUse">
          <path className={styles.grid} d="M1 0H0V1" />
        </pattern>
        <pattern id={`${id}-tiles`} width=".6" height=".6" patternUnits="userSpaceOnUse">
          <path className={styles.tiles} d="M0 0h.3v.6h.3v-.3H0Z" />
        </pattern>
        <pattern id={`${id}-boards`} width=".3" height=".3" patternUnits="userSpaceOnUse">
          <path className={styles.grid} d="M0 .3h.3" />
        </pattern>
      </defs>
      <rect {...sheet} fill={`url(#${id}-grid)`} />
      {rooms.map((room, index) => (
        <g key={index}>
          <rect className={room.kind === 'balcony' ? styles.outside : styles.floor} {...rectOf(room)} />
          {(room.kind === 'bathroom' || room.kind === 'balcony') && (
            <rect {...rectOf(room)} fill={`url(#${id}-${room.kind === 'bathroom' ? 'tiles' : 'boards'})`} />
          )}
          <Furniture room={room} back={backs[index] ?? 'top'} />
        </g>
      ))}
      {indoors.map((room, index) => (
        <rect key={index} className={styles.wall} {...rectOf(room)} />
      ))}
      {rooms.map((room, index) =>
        openings[index]?.map((opening, number) => <Hole key={`${index}-${number}`} room={room} opening={opening} />),
      )}
      {rooms.map((room, index) => (
        <g key={index} className={styles.number} transform={`translate(${cornerOf(room, backs[index] ?? 'top')})`}>
          <circle r={0.24} />
          <text y={0.11}>{index + 1}</text>
        </g>
      ))}
      <Measures bounds={boundsOf(indoors.length > 0 ? indoors : rooms)} locale={locale} />
      {north !== undefined && <Compass x={x + width - 0.65} y={y + height - 0.6} north={north} />}
    </svg>
  )
}

const rectOf = ({ x, y, width, height }: PlanRoom) => ({ x, y, width, height })

/** Position of a room's number: away from the wall with the furniture. */
function cornerOf({ x, y, width, height }: PlanRoom, back: Side): string {
  const right = back === 'top' || back === 'left' ? width - CORNER : CORNER
  const down = back === 'top' || back === 'right' ? height - CORNER : CORNER
  return `${toCentimetre(x + right)} ${toCentimetre(y + down)}`
}

/** An opening in the wall: a window, or a door that opens into the room. */
function Hole({ room, opening }: { room: PlanRoom; opening: Opening }) {
  const { start, end, inward } = placeOpening(room, opening)
  const [fromX, fromY, toX, toY] = [start.x, start.y, end.x, end.y].map(toCentimetre) as [
    number,
    number,
    number,
    number,
  ]
  const wall = `M${fromX} ${fromY}L${toX} ${toY}`
  if (opening.kind === 'window')
    return (
      <>
        <path className={styles.sill} d={wall} />
        <path className={styles.pane} d={wall} />
      </>
    )
  const wide = toCentimetre(Math.hypot(toX - fromX, toY - fromY))
  const leaf = `${toCentimetre(fromX + inward.x * wide)} ${toCentimetre(fromY + inward.y * wide)}`
  // The arc of the door leaf follows the shorter way from open to closed.
  const sweep = inward.x * (toY - fromY) - inward.y * (toX - fromX) > 0 ? 1 : 0
  return (
    <>
      <path className={styles.gap} d={wall} />
      <path className={styles.leaf} d={`M${fromX} ${fromY}L${leaf}`} />
      <path className={styles.swing} d={`M${leaf}A${wide} ${wide} 0 0 ${sweep} ${toX} ${toY}`} />
    </>
  )
}

import type { ReactNode } from 'react'
import { type PlanRoom, type RoomKind, type Side, isUpright, sideLength } from './plan-geometry.ts'
import styles from './plan-drawing.module.css'

interface Space {
  /** `width`: along the back wall; `depth`: away from it. In metres. */
  readonly width: number
  readonly depth: number
}

interface FurnitureProps {
  room: PlanRoom
  /** Wall behind the furniture. The furniture is drawn against the top wall, then rotated. */
  back: Side
}

/** Furniture for the kind of room, as simple symbols. Renders nothing if it does not fit. */
export function Furniture({ room, back }: FurnitureProps) {
  const draw = GLYPHS[room.kind]
  if (!draw) return undefined
  const space = { width: sideLength(room, back), depth: isUpright(back) ? room.width : room.height }
  return (
    <g className={styles.furniture} transform={turned(room, back)}>
      {draw(space)}
    </g>
  )
}

/** Coordinate system of a room: origin in the left corner of the back wall, x along the wall, y into the room. */
function turned({ x, y, width, height }: PlanRoom, back: Side): string {
  switch (back) {
    case 'top':
      return `translate(${x} ${y})`
    case 'right':
      return `translate(${x + width} ${y}) rotate(90)`
    case 'bottom':
      return `translate(${x + width} ${y + height}) rotate(180)`
    case 'left':
      return `translate(${x} ${y + height}) rotate(-90)`
  }
}

function bed({ width, depth }: Space): ReactNode {
  const [wide, long] = [Math.min(1.8, width - 0.4), Math.min(2.1, depth - 0.5)]
  if (wide < 0.8 || long < 1.6) return undefined
  const left = (width - wide) / 2
  const pillow = wide / 2 - 0.15
  return (
    <>
      <rect className={styles.gold} x={left - 0.1} y={0.1} width={wide + 0.2} height={0.14} />
      <rect x={left} y={0.24} width={wide} height={long} />
      <rect className={styles.light} x={left + 0.1} y={0.32} width={pillow} height={0.42} rx={0.08} />
      <rect className={styles.light} x={left + wide - 0.1 - pillow} y={0.32} width={pillow} height={0.42} rx={0.08} />
      <rect className={styles.red} x={left} y={1.05} width={wide} height={0.28} />
      {width > wide + 1.6 &&
        [left - 0.6, left + wide + 0.15].map((x) => (
          <g key={x}>
            <rect x={x} y={0.14} width={0.45} height={0.45} />
            <circle className={styles.gold} cx={x + 0.225} cy={0.365} r={0.11} />
          </g>
        ))}
    </>
  )
}

function bath({ width, depth }: Space): ReactNode {
  if (width < 1.4 || depth < 1.4) return undefined
  const long = Math.min(1.75, width - 0.3)
  return (
    <>
      <rect x={0.15} y={0.15} width={long} height={0.78} rx={0.1} />
      <rect className={styles.light} x={0.25} y={0.25} width={long - 0.2} height={0.58} rx={0.29} />
      {width > long + 0.9 && (
        <>
          <rect x={width - 0.72} y={0.12} width={0.5} height={0.2} />
          <ellipse className={styles.light} cx={width - 0.47} cy={0.56} rx={0.2} ry={0.27} />
        </>
      )}
      {depth > 2.2 && (
        <>
          <rect x={0.12} y={1.35} width={0.5} height={Math.min(1.2, depth - 1.6)} />
          <ellipse className={styles.light} cx={0.37} cy={1.35 + Math.min(1.2, depth - 1.6) / 2} rx={0.15} ry={0.22} />
        </>
      )}
    </>
  )
}

function rail({ width, depth }: Space): ReactNode {
  if (width < 0.8 || depth < 0.8) return undefined
  const long = width - 0.3
  const hangers = Array.from(
    { length: Math.floor(long / 0.18) },
    (_, index) => `M${(0.24 + index * 0.18).toFixed(2)} .18v.42`,
  ).join('')
  return (
    <>
      <rect x={0.15} y={0.12} width={long} height={0.55} />
      <path d={hangers} />
    </>
  )
}

function lounge({ width, depth }: Space): ReactNode {
  if (width < 2.2 || depth < 2) return undefined
  const middle = width / 2
  const seats = width > 3.6 && depth > 2.6 ? [middle - 1.45, middle + 0.85] : []
  return (
    <>
      {depth > 2.6 && (
        <rect className={styles.rug} x={middle - 1.3} y={0.7} width={2.6} height={Math.min(1.9, depth - 1)} />
      )}
      <rect x={middle - 1} y={0.2} width={2} height={0.8} rx={0.15} />
      <path d={`M${middle - 0.8} .42h1.6M${middle} .42v.58`} />
      <circle className={styles.light} cx={middle} cy={1.65} r={0.36} />
      {seats.map((x) => (
        <rect key={x} x={x} y={1.35} width={0.6} height={0.65} rx={0.14} />
      ))}
    </>
  )
}

function terrace({ width, depth }: Space): ReactNode {
  if (width < 1.8 || depth < 0.9) return undefined
  const [middle, across] = [width / 2, depth / 2]
  return (
    <>
      <circle cx={middle} cy={across} r={0.3} />
      <rect className={styles.red} x={middle - 0.95} y={across - 0.22} width={0.45} height={0.44} rx={0.08} />
      <rect className={styles.red} x={middle + 0.5} y={across - 0.22} width={0.45} height={0.44} rx={0.08} />
    </>
  )
}

const GLYPHS: Readonly<Record<RoomKind, ((space: Space) => ReactNode) | undefined>> = {
  bedroom: bed,
  bathroom: bath,
  dressing: rail,
  living: lounge,
  balcony: terrace,
  entrance: undefined,
}

import { DEGREE } from '#lib/domain/distance.ts'
import type { MapArea } from '#lib/domain/map-area.ts'

/** Size of a sketch, in its own units: 16:9, like its frame in `place-map.module.css`. */
export const SKETCH = { width: 600, height: 338 } as const

/** Half of the width that a sketch shows, in kilometres: small for fine data, larger for coarse data. */
const HALF = { fine: 4.5, coarse: 11 } as const

/** Minimum zoom of an area with fine data. */
const FINE = 13

/** Minimum distance in units between two points of a line. A closer point is left out. */
const STEP = 1.4

/** Margin in units around the picture. Lines end in this margin, so that their ends are not visible. */
const MARGIN = 30

const [WEST, SOUTH, EAST, NORTH] = [0, 1, 2, 3] as const

export interface Place {
  /** Degrees, WGS 84. */
  readonly latitude: number
  readonly longitude: number
}

/** Content of a sketch: SVG path data in its own units. */
export interface Sketch {
  readonly land: string
  readonly coast: string
  readonly rivers: string
  readonly lakes: string
  readonly towns: readonly { readonly name: string; readonly x: number; readonly y: number }[]
}

type Point = readonly [x: number, y: number]

/** The surroundings of a place, with the place in the centre; undefined if no area contains it. */
export function sketchOf(areas: readonly MapArea[], { latitude, longitude }: Place): Sketch | undefined {
  const area = areas.find(
    ({ box }) => longitude > box[WEST] && longitude < box[EAST] && latitude > box[SOUTH] && latitude < box[NORTH],
  )
  if (!area) return undefined
  const unit = SKETCH.width / 2 / (area.zoom >= FINE ? HALF.fine : HALF.coarse)
  const toPoint = ([east, north]: readonly [number, number]): Point => [
    SKETCH.width / 2 + (east - longitude) * Math.cos((latitude * Math.PI) / 180) * DEGREE * unit,
    SKETCH.height / 2 - (north - latitude) * DEGREE * unit,
  ]
  const lines = (all: MapArea['coast']): string =>
    all
      .flatMap((line) => visibleParts(line.map(toPoint)))
      .map((part) => pathOf(part, false))
      .join('')
  const rings = (all: MapArea['lakes']): string =>
    all
      .map((ring) => clipped(ring.map(toPoint)))
      .filter((ring) => ring.length > 2)
      .map((ring) => pathOf(ring, true))
      .join('')
  return {
    land: rings(area.land.flat()),
    coast: lines(area.coast),
    rivers: lines(area.rivers),
    lakes: rings(area.lakes),
    towns: area.towns
      .map(({ name, latitude: north, longitude: east }) => {
        const [x, y] = toPoint([east, north])
        return { name, x: Math.round(x), y: Math.round(y) }
      })
      .filter(isLegible),
  }
}

/** Room in units that a town's name above its point needs: inside the picture, and not under the pin. */
const NAME = { side: 70, above: 36, below: 26, pinWidth: 90, pinHeight: 44 } as const

const isLegible = ({ x, y }: { x: number; y: number }): boolean =>
  x > NAME.side &&
  x < SKETCH.width - NAME.side &&
  y > NAME.above &&
  y < SKETCH.height - NAME.below &&
  (Math.abs(x - SKETCH.width / 2) > NAME.pinWidth || Math.abs(y - SKETCH.height / 2) > NAME.pinHeight)

const EDGES = { left: -MARGIN, right: SKETCH.width + MARGIN, top: -MARGIN, bottom: SKETCH.height + MARGIN } as const

/** Parts of a line that touch the picture. */
function visibleParts(line: readonly Point[]): Point[][] {
  const parts: Point[][] = [[]]
  line.forEach((point, index) => {
    const near = [line[index - 1], point, line[index + 1]].some((one) => one && isInside(one))
    if (near) parts.at(-1)?.push(point)
    else if (parts.at(-1)?.length) parts.push([])
  })
  return parts.filter((part) => part.length > 1)
}

const isInside = ([x, y]: Point): boolean => x > EDGES.left && x < EDGES.right && y > EDGES.top && y < EDGES.bottom

type Side = readonly [inside: (point: Point) => boolean, axis: 0 | 1, at: number]

const SIDES: readonly Side[] = [
  [([x]) => x >= EDGES.left, 0, EDGES.left],
  [([x]) => x <= EDGES.right, 0, EDGES.right],
  [([, y]) => y >= EDGES.top, 1, EDGES.top],
  [([, y]) => y <= EDGES.bottom, 1, EDGES.bottom],
]

/** Clips a ring to the picture and its margin (Sutherland–Hodgman). */
const clipped = (ring: readonly Point[]): readonly Point[] =>
  SIDES.reduce<readonly Point[]>(
    (points, [inside, axis, at]) =>
      points.flatMap((point, index) => {
        const before = points.at(index - 1) as Point
        const crossing = inside(point) === inside(before) ? [] : [crossingOf(before, point, axis, at)]
        return inside(point) ? [...crossing, point] : crossing
      }),
    ring,
  )

function crossingOf(from: Point, to: Point, axis: 0 | 1, at: number): Point {
  const share = (at - from[axis]) / (to[axis] - from[axis])
  return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]
}

/** Path data in whole units and relative steps, without points closer than `STEP`. */
function pathOf(points: readonly Point[], closed: boolean): string {
  let at: Point = [Math.round(points[0]?.[0] ?? 0), Math.round(points[0]?.[1] ?? 0)]
  let path = `M${at.join(' ')}`
  for (const [x, y] of points.slice(1)) {
    if (Math.hypot(x - at[0], y - at[1]) < STEP) continue
    const next: Point = [Math.round(x), Math.round(y)]
    path += `l${next[0] - at[0]} ${next[1] - at[1]}`
    at = next
  }
  return closed ? `${path}z` : path
}

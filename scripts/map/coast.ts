import type { Box, Position } from './clip.ts'

const isSame = (one: Position | undefined, other: Position | undefined): boolean =>
  one !== undefined && other !== undefined && one[0] === other[0] && one[1] === other[1]

/** Joins directed lines of which one begins where another ends; a ring ends where it begins. */
export function chained(lines: readonly (readonly Position[])[]): Position[][] {
  const waiting = new Map(lines.map((line) => [String(line[0]), line]))
  const ends = new Set(lines.map((line) => String(line.at(-1))))
  const chains: Position[][] = []
  const follow = (first: readonly Position[]): void => {
    const chain = [...first]
    waiting.delete(String(first[0]))
    for (let next = waiting.get(String(chain.at(-1))); next; next = waiting.get(String(chain.at(-1)))) {
      waiting.delete(String(next[0]))
      chain.push(...next.slice(1))
    }
    chains.push(chain)
  }
  // Open chains first, from their beginnings; the remaining lines are rings.
  for (const line of lines) if (!ends.has(String(line[0]))) follow(line)
  for (const line of lines) if (waiting.get(String(line[0])) === line) follow(line)
  return chains
}

/** Position along the edge of a box, counterclockwise from its south-west corner: 0 to 4; undefined inside the box. */
function edgeOf([x, y]: Position, [west, south, east, north]: Box): number | undefined {
  const near = (one: number, other: number): boolean => Math.abs(one - other) < 1e-3
  if (near(y, south)) return (x - west) / (east - west)
  if (near(x, east)) return 1 + (y - south) / (north - south)
  if (near(y, north)) return 2 + (east - x) / (east - west)
  if (near(x, west)) return 3 + (north - y) / (north - south)
  return undefined
}

/**
 * Polygons of land in a box, from its coasts: directed lines with land on their left, which end at the edges of the box
 * or where they begin. Follows each coast to the edge, and the edge counterclockwise to the next coast. Without any
 * coast the whole box is land.
 */
export function landOf(coasts: readonly (readonly Position[])[], box: Box): Position[][][] {
  const [west, south, east, north] = box
  const corners: readonly Position[] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ]
  const rings = coasts.filter((line) => isSame(line[0], line.at(-1)))
  const open = coasts
    .filter((line) => !isSame(line[0], line.at(-1)))
    .map((line) => ({ line, from: edgeOf(line[0] as Position, box), to: edgeOf(line.at(-1) as Position, box) }))
  for (const { line, from, to } of open)
    if (from === undefined || to === undefined)
      throw new Error(`A coast ends inside the box: ${String(line[0])} to ${String(line.at(-1))}.`)
  const ahead = (from: number, to: number): number => (to - from + 4) % 4
  const outlines: Position[][] = []
  const waiting = new Set(open)
  for (const first of open) {
    if (!waiting.has(first)) continue
    const outline: Position[] = []
    for (let current = first; waiting.has(current); ) {
      waiting.delete(current)
      outline.push(...current.line)
      const end = current.to as number
      const next = open.toSorted((a, b) => ahead(end, a.from as number) - ahead(end, b.from as number))[0] ?? first
      const distance = ahead(end, next.from as number)
      const passed = corners
        .map((corner, index) => ({ corner, distance: ahead(end, index) }))
        .filter((one) => one.distance > 0 && one.distance < distance)
        .toSorted((a, b) => a.distance - b.distance)
      outline.push(...passed.map(({ corner }) => corner))
      current = next
    }
    outlines.push([...outline, outline[0] as Position])
  }
  const islands = rings.filter((ring) => areaOf(ring) > 0)
  // Water with land around it belongs to no coast that reaches the edge; the lakes' layer draws over the land.
  const whole: Position[][] = outlines.length === 0 && islands.length === 0 ? [[...corners, [west, south]]] : outlines
  return [...whole, ...islands].map((ring) => [[...ring]])
}

/** Signed area of a ring in square degrees: positive where it goes counterclockwise, around land. */
const areaOf = (ring: readonly Position[]): number =>
  ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] as Position
    return sum + (x * nextY - nextX * y) / 2
  }, 0)

/** Simplifies a line (Douglas–Peucker); `tolerance` in degrees. */
export function simplified(line: readonly Position[], tolerance: number): Position[] {
  if (line.length < 3) return [...line]
  const [first, last] = [line[0] as Position, line.at(-1) as Position]
  const distances = line.map((position) => distanceTo(position, first, last))
  const farthest = distances.indexOf(Math.max(...distances))
  if ((distances[farthest] as number) <= tolerance) return [first, last]
  return [
    ...simplified(line.slice(0, farthest + 1), tolerance),
    ...simplified(line.slice(farthest), tolerance).slice(1),
  ]
}

/** Distance of a position from the segment between two others, in degrees. */
function distanceTo([x, y]: Position, [fromX, fromY]: Position, [toX, toY]: Position): number {
  const [dx, dy] = [toX - fromX, toY - fromY]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.min(Math.max(((x - fromX) * dx + (y - fromY) * dy) / length, 0), 1)
  return Math.hypot(x - fromX - share * dx, y - fromY - share * dy)
}

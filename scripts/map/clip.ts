/** Degrees: longitude, latitude. */
export type Position = readonly [number, number]

/** West, south, east, north, in degrees. */
export type Box = readonly [number, number, number, number]

interface Side {
  readonly inside: (position: Position) => boolean
  /** Intersection of a segment with this side of the box. */
  readonly cross: (from: Position, to: Position) => Position
}

const along = (from: Position, to: Position, axis: 0 | 1, at: number): Position => {
  const share = (at - from[axis]) / (to[axis] - from[axis])
  const other = axis === 0 ? 1 : 0
  const value = from[other] + share * (to[other] - from[other])
  return axis === 0 ? [at, value] : [value, at]
}

const sidesOf = ([west, south, east, north]: Box): readonly Side[] => [
  { inside: ([x]) => x >= west, cross: (from, to) => along(from, to, 0, west) },
  { inside: ([, y]) => y >= south, cross: (from, to) => along(from, to, 1, south) },
  { inside: ([x]) => x <= east, cross: (from, to) => along(from, to, 0, east) },
  { inside: ([, y]) => y <= north, cross: (from, to) => along(from, to, 1, north) },
]

/** Clips a closed ring to the box (Sutherland–Hodgman). Empty where nothing is inside. */
export function clipRing(ring: readonly Position[], box: Box): Position[] {
  let open: readonly Position[] = ring.slice(0, -1)
  for (const { inside, cross } of sidesOf(box)) {
    const clipped: Position[] = []
    open.forEach((to, index) => {
      const from = open.at(index - 1) as Position
      if (inside(from) !== inside(to)) clipped.push(cross(from, to))
      if (inside(to)) clipped.push(to)
    })
    open = clipped
  }
  return open.length < 3 ? [] : [...open, open[0] as Position]
}

/** Clips a line to the box, which may split it into several. */
export function clipLine(line: readonly Position[], box: Box): Position[][] {
  let parts: readonly (readonly Position[])[] = [line]
  for (const { inside, cross } of sidesOf(box)) parts = parts.flatMap((part) => cut(part, inside, cross))
  return parts.map((part) => [...part])
}

function cut(line: readonly Position[], inside: Side['inside'], cross: Side['cross']): Position[][] {
  const parts: Position[][] = []
  line.forEach((to, index) => {
    const from = line[index - 1]
    const crossing = from && inside(from) !== inside(to) ? cross(from, to) : undefined
    if (inside(to) && (!from || crossing)) parts.push(crossing ? [crossing] : [])
    if (inside(to)) parts.at(-1)?.push(to)
    else if (crossing) parts.at(-1)?.push(crossing)
  })
  return parts.filter((part) => part.length > 1)
}

/** Rounds coordinates to a number of decimals and drops consecutive duplicates. */
export function rounded(line: readonly Position[], decimals: number): Position[] {
  const factor = 10 ** decimals
  const round = (value: number) => Math.round(value * factor) / factor
  const short: Position[] = []
  for (const [x, y] of line) {
    const next: Position = [round(x), round(y)]
    const last = short.at(-1)
    if (!last || last[0] !== next[0] || last[1] !== next[1]) short.push(next)
  }
  return short
}

import type { MapPoint } from './point.ts'

/** Projected position on the map, in screen pixels. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** Points that stand too near each other for pins of their own; a single one is its own pin. */
export interface Cluster {
  /** The points' ids: the same as long as the same ones are together. */
  readonly key: string
  readonly points: readonly MapPoint[]
  readonly latitude: number
  readonly longitude: number
}

/** Pixels that a pin takes: nearer ones would cover it. */
const PIN: Spot = { x: 76, y: 48 }

/**
 * Puts points together whose pins would cover each other. In their order, so that the same view always shows the same.
 */
export function clusters(points: readonly MapPoint[], spotOf: (point: MapPoint) => Spot): Cluster[] {
  const groups: { first: Spot; points: MapPoint[] }[] = []
  for (const point of points) {
    const spot = spotOf(point)
    const group = groups.find(({ first }) => Math.abs(first.x - spot.x) < PIN.x && Math.abs(first.y - spot.y) < PIN.y)
    if (group) group.points.push(point)
    else groups.push({ first: spot, points: [point] })
  }
  return groups.map(({ points: together }) => ({
    key: together.map(({ id }) => id).join(' '),
    points: together,
    latitude: mean(together.map(({ latitude }) => latitude)),
    longitude: mean(together.map(({ longitude }) => longitude)),
  }))
}

/** Pixels that the name of a city takes, and as much again as keeps it off a pin. */
const NAME: Spot = { x: 84, y: 36 }

/** Of names on the map, those that cover neither a pin nor a name before them. */
export function legible<T>(names: readonly T[], spotOf: (name: T) => Spot, pins: readonly Spot[]): ReadonlySet<T> {
  const taken = [...pins]
  return new Set(
    names.filter((name) => {
      const spot = spotOf(name)
      const free = taken.every((other) => Math.abs(other.x - spot.x) >= NAME.x || Math.abs(other.y - spot.y) >= NAME.y)
      if (free) taken.push(spot)
      return free
    }),
  )
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Pixels of the whole way around the earth at zoom 0, as MapLibre counts. */
const EARTH = 512

/** Whether points that stand together have pins of their own at the nearest zoom, or stand at one address. */
export function fallsApart(points: readonly MapPoint[], nearest: number): boolean {
  const degree = (EARTH * 2 ** nearest) / 360
  return (
    clusters(points, ({ longitude, latitude }) => ({
      x: longitude * degree,
      y: (-latitude * degree) / Math.cos((latitude * Math.PI) / 180),
    })).length > 1
  )
}

/** The town that all points of a cluster stand in, if it is one. */
export function townOf({ points }: Cluster): string | undefined {
  const [first] = points
  return first && first.town !== '' && points.every(({ town }) => town === first.town) ? first.town : undefined
}

import type { MapPoint } from './point.ts'

/** Projected position on the map, in screen pixels. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** Points too close for separate pins; a single point is a cluster of its own. */
export interface Cluster {
  /** The points' ids: stable as long as the cluster contains the same points. */
  readonly key: string
  readonly points: readonly MapPoint[]
  readonly latitude: number
  readonly longitude: number
}

/** Size of a pin in pixels: closer pins would overlap. */
const PIN: Spot = { x: 76, y: 48 }

/** Clusters points whose pins would overlap. Deterministic: points are added in the given order. */
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

/** Size of a label in pixels: height, minimum width, width per letter. Includes the distance to a pin. */
const NAME = { height: 36, least: 84, letter: 9 }

/** Width of a text's label in pixels. */
export const labelWidth = (text: string): number => Math.max(NAME.least, text.length * NAME.letter)

/** Label collision: the names that overlap neither a pin nor an earlier name. */
export function legible<T>(
  names: readonly T[],
  spotOf: (name: T) => Spot,
  pins: readonly Spot[],
  widthOf: (name: T) => number = () => NAME.least,
): ReadonlySet<T> {
  const taken = pins.map((spot) => ({ ...spot, width: NAME.least }))
  return new Set(
    names.filter((name) => {
      const spot = { ...spotOf(name), width: widthOf(name) }
      const isFree = taken.every(
        ({ x, y, width }) => Math.abs(x - spot.x) >= (width + spot.width) / 2 || Math.abs(y - spot.y) >= NAME.height,
      )
      if (isFree) taken.push(spot)
      return isFree
    }),
  )
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Circumference of the earth in pixels at zoom 0 (MapLibre). */
const EARTH = 512

/** Whether the points get separate pins at the highest zoom; false for points at one address. */
export function fallsApart(points: readonly MapPoint[], nearest: number): boolean {
  const degree = (EARTH * 2 ** nearest) / 360
  return (
    clusters(points, ({ longitude, latitude }) => ({
      x: longitude * degree,
      y: (-latitude * degree) / Math.cos((latitude * Math.PI) / 180),
    })).length > 1
  )
}

/** The common town of a cluster's points, if there is one. */
export function townOf({ points }: Cluster): string | undefined {
  const [first] = points
  return first && first.town !== '' && points.every(({ town }) => town === first.town) ? first.town : undefined
}

import { DEGREE } from '#lib/domain/distance.ts'

/** Degrees. */
export interface Bounds {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** Default view without results: France. */
export const FRANCE: Bounds = { west: -5.2, south: 42.2, east: 8.4, north: 51.2 }

/** Maximum bounds of the map, some degrees inside its base data. */
export const BASE: Bounds = { west: -12, south: 38, east: 17, north: 57.5 }

/** Bounding box of places; France for none. */
export function around(places: readonly { readonly latitude: number; readonly longitude: number }[]): Bounds {
  if (places.length === 0) return FRANCE
  const [latitudes, longitudes] = [places.map(({ latitude }) => latitude), places.map(({ longitude }) => longitude)]
  return {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  }
}

export const middleOf = ({ west, south, east, north }: Bounds) => ({
  latitude: (south + north) / 2,
  longitude: (west + east) / 2,
})

/** Limits of the search's radius in kilometres. */
const [NEAREST, FARTHEST] = [1, 1_000]

/** Search parameters of a view: `near` is its centre (`48.857,2.352`), `radius` the kilometres to its corner. */
export function areaOf({ west, south, east, north }: Bounds): { readonly near: string; readonly radius: string } {
  const { latitude, longitude } = middleOf({ west, south, east, north })
  const radius = Math.hypot((north - south) / 2, ((east - west) / 2) * Math.cos((latitude * Math.PI) / 180)) * DEGREE
  return {
    near: `${latitude.toFixed(3)},${longitude.toFixed(3)}`,
    radius: String(Math.min(Math.max(Math.ceil(radius), NEAREST), FARTHEST)),
  }
}

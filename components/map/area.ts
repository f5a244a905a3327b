/** Degrees. */
export interface Bounds {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** What shows of the map where there is nothing to show on it: France. */
export const FRANCE: Bounds = { west: -5.2, south: 42.2, east: 8.4, north: 51.2 }

/** Where the map ends: some degrees inside of what its base holds. */
export const BASE: Bounds = { west: -12, south: 38, east: 17, north: 57.5 }

/** The smallest bounds around places; those of France around none. */
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

/** Kilometres of a degree along a meridian. */
const DEGREE = 111.2

/** Kilometres: what a search takes. */
const [NEAREST, FARTHEST] = [1, 1_000]

/** A view as a search knows it: `near` as `48.857,2.352`, and the kilometres to the corner of the view. */
export function areaOf({ west, south, east, north }: Bounds): { readonly near: string; readonly radius: string } {
  const [latitude, longitude] = [(south + north) / 2, (west + east) / 2]
  const radius = Math.hypot((north - south) / 2, ((east - west) / 2) * Math.cos((latitude * Math.PI) / 180)) * DEGREE
  return {
    near: `${latitude.toFixed(3)},${longitude.toFixed(3)}`,
    radius: String(Math.min(Math.max(Math.ceil(radius), NEAREST), FARTHEST)),
  }
}

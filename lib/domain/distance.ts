/** Degrees, WGS 84; undefined for a place of unknown position. */
interface Position {
  readonly latitude: number | undefined
  readonly longitude: number | undefined
}

/** Kilometres of a degree along a meridian. */
export const DEGREE = 111.2

/** Equirectangular approximation, exact enough within a region; infinite where a position is not known. */
export function kilometresBetween(from: Position, to: Position): number {
  if (
    from.latitude === undefined ||
    from.longitude === undefined ||
    to.latitude === undefined ||
    to.longitude === undefined
  )
    return Number.POSITIVE_INFINITY
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180)
  return DEGREE * Math.hypot(to.latitude - from.latitude, east)
}

/** Coordinates of a property as a map key: all entries of a property have the same. */
export const placeKey = (latitude: number | null, longitude: number | null): string => `${latitude},${longitude}`

/** Degrees north and east of a `placeKey`; undefined without coordinates. */
export function degreesOf(place: string): { readonly latitude: number; readonly longitude: number } | undefined {
  const [latitude = Number.NaN, longitude = Number.NaN] = place.split(',').map(Number)
  return Number.isNaN(latitude) || Number.isNaN(longitude) ? undefined : { latitude, longitude }
}

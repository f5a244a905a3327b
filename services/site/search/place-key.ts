/** Coordinates of a property as a map key: everything inside the property shares them. */
export const placeKey = (latitude: number | null, longitude: number | null): string => `${latitude},${longitude}`

/** Degrees north and east of a `placeKey`; undefined where nothing says where it is. */
export function degreesOf(place: string): { readonly latitude: number; readonly longitude: number } | undefined {
  const [latitude = Number.NaN, longitude = Number.NaN] = place.split(',').map(Number)
  return Number.isNaN(latitude) || Number.isNaN(longitude) ? undefined : { latitude, longitude }
}

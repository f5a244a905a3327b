import type { City } from '@barriere/shared/locales/types.ts'

/** Cities labelled on the map for orientation, because the map itself has no text. Degrees north and east. */
export const CITIES: readonly { readonly city: City; readonly latitude: number; readonly longitude: number }[] = [
  { city: 'paris', latitude: 48.857, longitude: 2.352 },
  { city: 'lyon', latitude: 45.758, longitude: 4.835 },
  { city: 'marseille', latitude: 43.297, longitude: 5.37 },
  { city: 'bordeaux', latitude: 44.838, longitude: -0.579 },
  { city: 'nantes', latitude: 47.218, longitude: -1.554 },
  { city: 'strasbourg', latitude: 48.573, longitude: 7.752 },
  { city: 'toulouse', latitude: 43.604, longitude: 1.444 },
  { city: 'lille', latitude: 50.629, longitude: 3.057 },
  { city: 'london', latitude: 51.507, longitude: -0.128 },
  { city: 'brussels', latitude: 50.846, longitude: 4.352 },
  { city: 'geneva', latitude: 46.204, longitude: 6.143 },
]

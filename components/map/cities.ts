import type { Locale } from '#lib/domain/locale.ts'

/** Cities by which one knows where one is on a map without a single word of its own. Degrees north and east. */
export const CITIES: readonly (Readonly<Record<Locale, string>> & {
  readonly latitude: number
  readonly longitude: number
})[] = [
  { fr: 'Paris', en: 'Paris', latitude: 48.857, longitude: 2.352 },
  { fr: 'Lyon', en: 'Lyon', latitude: 45.758, longitude: 4.835 },
  { fr: 'Marseille', en: 'Marseille', latitude: 43.297, longitude: 5.37 },
  { fr: 'Bordeaux', en: 'Bordeaux', latitude: 44.838, longitude: -0.579 },
  { fr: 'Nantes', en: 'Nantes', latitude: 47.218, longitude: -1.554 },
  { fr: 'Strasbourg', en: 'Strasbourg', latitude: 48.573, longitude: 7.752 },
  { fr: 'Toulouse', en: 'Toulouse', latitude: 43.604, longitude: 1.444 },
  { fr: 'Lille', en: 'Lille', latitude: 50.629, longitude: 3.057 },
  { fr: 'Londres', en: 'London', latitude: 51.507, longitude: -0.128 },
  { fr: 'Bruxelles', en: 'Brussels', latitude: 50.846, longitude: 4.352 },
  { fr: 'Genève', en: 'Geneva', latitude: 46.204, longitude: 6.143 },
]

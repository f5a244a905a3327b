/** Landscapes of a search for a stay, with the experience that filters their hotels. */
export const LANDSCAPES = { sea: 'beach', mountains: 'ski' } as const

export type Landscape = keyof typeof LANDSCAPES

/** Destination of a stay, as in the form's field `place`: values of an address, not words of a page. */
export type Place =
  | { readonly kind: 'anywhere' }
  | { readonly kind: 'landscape'; readonly landscape: Landscape }
  | { readonly kind: 'town'; readonly town: string }
  /** Id of the property in the booking engine: digits. */
  | { readonly kind: 'hotel'; readonly code: string }

const HOTEL = /^\d{1,10}$/

/** Name of a town: letters, with spaces, apostrophes and hyphens between them. */
const TOWN = /^\p{L}[\p{L}\p{M} '’-]{0,59}$/u

/** Reads the field `place`: empty, a landscape, a property's code or a town. Undefined for anything else. */
export function parsePlace(text: string): Place | undefined {
  if (text === '') return { kind: 'anywhere' }
  const landscape = (Object.keys(LANDSCAPES) as Landscape[]).find((known) => known === text)
  if (landscape) return { kind: 'landscape', landscape }
  if (HOTEL.test(text)) return { kind: 'hotel', code: text }
  return TOWN.test(text) ? { kind: 'town', town: text } : undefined
}

/** Search filters of a place; none for a property. */
export function placeFilters(place: Place): readonly (readonly [name: 'town' | 'experience', value: string])[] {
  if (place.kind === 'town') return [['town', place.town]]
  return place.kind === 'landscape' ? [['experience', LANDSCAPES[place.landscape]]] : []
}

interface Filters {
  readonly town: readonly string[]
  readonly experience: readonly string[]
}

/** The field's value for a search: its only town, else the landscape that it is filtered by, else anywhere. */
export function placeOfSearch({ town, experience }: Filters): string {
  const [only] = town.length === 1 ? town : []
  if (only !== undefined) return only
  return (Object.keys(LANDSCAPES) as Landscape[]).find((name) => experience.includes(LANDSCAPES[name])) ?? ''
}

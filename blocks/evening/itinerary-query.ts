import { isDay } from '@barriere/shared/domain/stays/stay.ts'
import { addDays } from '@barriere/shared/domain/time/paris-time.ts'
import type { BlockContext } from '../context.ts'

export const ITINERARY_FIELDS = ['house', 'date', 'party'] as const

export type ItineraryField = (typeof ITINERARY_FIELDS)[number]

export type ItineraryFault =
  | { readonly field: 'house'; readonly why: 'missing' | 'unknown' | 'away' }
  | { readonly field: 'date'; readonly why: 'missing' | 'unknown' | 'past' | 'far' }
  | { readonly field: 'party'; readonly why: 'missing' | 'unknown' }

/** Parsed itinerary query: the raw values, the validation errors, and the valid request. */
export interface ItineraryQuery<H> {
  /** False without query parameters: only the form is shown. */
  readonly asked: boolean
  readonly typed: Readonly<Record<ItineraryField, string>>
  readonly faults: readonly ItineraryFault[]
  /** The valid request; undefined if a field is invalid. */
  readonly request: { readonly property: H; readonly day: string; readonly party: number } | undefined
}

interface Known<H> {
  readonly properties: readonly H[]
  /** Whether properties may be missing from the list. */
  readonly partial: boolean
  /** `YYYY-MM-DD` in Paris. */
  readonly today: string
}

export const MAX_GUESTS = 9

/** Default number of guests. */
export const USUAL_PARTY = '2'

/** Maximum number of days ahead: no programme is longer. */
export const MAX_DAYS_AHEAD = 365

/** Maximum length of a value, because the page echoes it. No valid value is longer. */
const MAX_LENGTH = 60

/**
 * Parses the query of an itinerary from the address. A property is given by the last segment of its path or by its
 * uuid. Absent parameters default to today and two guests; an empty parameter is an error.
 */
export function readItineraryQuery<H extends { readonly uuid: string; readonly slug: string }>(
  parameters: BlockContext['parameters'],
  { properties, partial, today }: Known<H>,
): ItineraryQuery<H> {
  const given = (name: ItineraryField): string | undefined => {
    const value = parameters[name]
    return (typeof value === 'string' ? value : value?.[0])?.trim().slice(0, MAX_LENGTH)
  }
  const asked = ITINERARY_FIELDS.some((name) => given(name) !== undefined)
  const typed = { house: given('house') ?? '', date: given('date') ?? today, party: given('party') ?? USUAL_PARTY }
  if (!asked) return { asked, typed, faults: [], request: undefined }
  const property = properties.find(
    ({ uuid, slug }) => typed.house !== '' && (slug === typed.house || uuid === typed.house),
  )
  const faults = [
    ...(property
      ? []
      : [
          {
            field: 'house' as const,
            why: typed.house === '' ? ('missing' as const) : partial ? ('away' as const) : ('unknown' as const),
          },
        ]),
    ...dateFault(typed.date, today),
    ...(/^[1-9]$/.test(typed.party)
      ? []
      : [{ field: 'party' as const, why: typed.party === '' ? ('missing' as const) : ('unknown' as const) }]),
  ]
  return {
    asked,
    typed,
    faults,
    request: property && faults.length === 0 ? { property, day: typed.date, party: Number(typed.party) } : undefined,
  }
}

function dateFault(date: string, today: string): ItineraryFault[] {
  if (date === '') return [{ field: 'date', why: 'missing' }]
  if (!isDay(date)) return [{ field: 'date', why: 'unknown' }]
  if (date < today) return [{ field: 'date', why: 'past' }]
  return date > addDays(today, MAX_DAYS_AHEAD) ? [{ field: 'date', why: 'far' }] : []
}

/** The address of an itinerary query, with the fragment of its results. */
export const itineraryHref = (path: string, { house, date, party }: Readonly<Record<ItineraryField, string>>): string =>
  `${path}?${new URLSearchParams({ house, date, party }).toString()}#${ANSWER}`

/** Id of the section with the results. */
export const ANSWER = 'soirees'

import { isDay } from '#lib/booking/stay.ts'
import { addDays } from '#lib/domain/paris-time.ts'
import type { BlockContext } from '../context.ts'

export const EVENING_FIELDS = ['house', 'date', 'party'] as const

export type EveningField = (typeof EVENING_FIELDS)[number]

export type EveningFault =
  | { readonly field: 'house'; readonly why: 'missing' | 'unknown' | 'away' }
  | { readonly field: 'date'; readonly why: 'missing' | 'unknown' | 'past' | 'far' }
  | { readonly field: 'party'; readonly why: 'missing' | 'unknown' }

/** What is asked for, as it was typed, and what of it cannot be. */
export interface AskedEvening<H> {
  /** Nobody asked yet: the form alone is shown. */
  readonly asked: boolean
  readonly typed: Readonly<Record<EveningField, string>>
  readonly faults: readonly EveningFault[]
  /** Present where nothing is at fault. */
  readonly evening: { readonly property: H; readonly day: string; readonly party: number } | undefined
}

interface Known<H> {
  readonly properties: readonly H[]
  /** Whether properties may be missing from the list. */
  readonly partial: boolean
  /** `YYYY-MM-DD` in Paris. */
  readonly today: string
}

export const MAX_GUESTS = 9

/** Guests and day where the address names none. */
const USUAL_PARTY = '2'

/** Days ahead that can be asked for: no programme reaches further. */
export const MAX_DAYS_AHEAD = 365

/** Characters of a value that are kept: a longer one is none, and would only blow up the page. */
const KEPT = 60

/**
 * The evening that an address asks for. A property is named by the last part of its address or by its uuid. What the
 * address leaves out is today, for two; a field that came back empty was emptied by somebody, who is told so.
 */
export function readEvening<H extends { readonly uuid: string; readonly slug: string }>(
  parameters: BlockContext['parameters'],
  { properties, partial, today }: Known<H>,
): AskedEvening<H> {
  const given = (name: EveningField): string | undefined => {
    const value = parameters[name]
    return (typeof value === 'string' ? value : value?.[0])?.trim().slice(0, KEPT)
  }
  const asked = EVENING_FIELDS.some((name) => given(name) !== undefined)
  const typed = { house: given('house') ?? '', date: given('date') ?? today, party: given('party') ?? USUAL_PARTY }
  if (!asked) return { asked, typed, faults: [], evening: undefined }
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
    evening: property && faults.length === 0 ? { property, day: typed.date, party: Number(typed.party) } : undefined,
  }
}

function dateFault(date: string, today: string): EveningFault[] {
  if (date === '') return [{ field: 'date', why: 'missing' }]
  if (!isDay(date)) return [{ field: 'date', why: 'unknown' }]
  if (date < today) return [{ field: 'date', why: 'past' }]
  return date > addDays(today, MAX_DAYS_AHEAD) ? [{ field: 'date', why: 'far' }] : []
}

/** The address that asks for an evening; its answer stands at `#${ANSWER}`. */
export const eveningHref = (path: string, { house, date, party }: Readonly<Record<EveningField, string>>): string =>
  `${path}?${new URLSearchParams({ house, date, party }).toString()}#${ANSWER}`

/** Id of what answers the form. */
export const ANSWER = 'soirees'

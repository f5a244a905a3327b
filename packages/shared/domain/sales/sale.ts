import type { AgendaStatus } from '../content/agenda.ts'
import type { Locale } from '../locale.ts'

/** Content types with seats for sale. */
export const SALE_KINDS = ['tournament', 'show', 'event'] as const

export type SaleKind = (typeof SALE_KINDS)[number]

/**
 * States of a registration: `held` until it is paid or its hold expires (`expired`); `failed` if the sale was
 * cancelled, or the money came too late for a seat; `paid` changes only by a refund.
 */
export const REGISTRATION_STATES = ['held', 'paid', 'expired', 'failed', 'refunded'] as const

export type RegistrationState = (typeof REGISTRATION_STATES)[number]

/** Outcomes of an attempt to pay. */
export const PAYMENT_OUTCOMES = ['paid', 'refused', 'challenge', 'cancelled', 'expired', 'technical'] as const

export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number]

/** Parts of a tournament's buy-in, in euro cents: prizes, the organiser's fee, the staff's share. */
export interface BuyIn {
  readonly prize: number
  readonly fee: number
  readonly staff: number
}

export type TournamentLevel =
  | {
      readonly kind: 'level'
      readonly smallBlind: number
      readonly bigBlind: number
      readonly ante: number
      readonly minutes: number
    }
  | { readonly kind: 'break'; readonly minutes: number }

/** Structure of a tournament. Levels are counted from 1, without breaks. */
export interface TournamentStructure {
  readonly chips: number
  readonly levels: readonly TournamentLevel[]
  /** Players may register until the end of this level; 0 closes with the start. */
  readonly lateLevel: number
  /** Re-entries and add-on are sold at the table. */
  readonly reEntries: number
  readonly addOn?: { readonly cents: number; readonly chips: number } | undefined
  /** Euro cents; 0 is none. */
  readonly guarantee: number
}

/** Seats of one price and moment: a tournament's flight, or a price category of one performance. */
export interface SaleCategory {
  /** `_uid` of the flight's block; for a show, the `_uid` of the performance and of the category, joined by a colon. */
  readonly key: string
  readonly name: Readonly<Record<Locale, string>>
  /** ISO. */
  readonly startsAt: string
  readonly places: number
  /** Euro cents, as an integer. */
  readonly cents: number
  readonly buyIn?: BuyIn | undefined
  /** Status of the performance, or of the whole event. */
  readonly status: AgendaStatus
}

/** The content's facts about something with seats for sale. */
export interface SaleFacts {
  /** uuid of the sale's story. */
  readonly id: string
  readonly kind: SaleKind
  readonly title: Readonly<Record<Locale, string>>
  /** Slug of the sale's page without the root folder, by language. */
  readonly path: Readonly<Record<Locale, string>>
  /** The casino, as far as known: a payment needs all of it. */
  readonly casino: {
    readonly uuid?: string | undefined
    readonly key?: string | undefined
    readonly trigram?: string | undefined
    readonly name?: string | undefined
    /** Street, postal code and town, on one line. */
    readonly address?: string | undefined
  }
  /** Venue, if it is not the casino. */
  readonly place?: Readonly<Record<Locale, string>> | undefined
  /** Hall in the casino. */
  readonly hall?: Readonly<Record<Locale, string>> | undefined
  readonly categories: readonly SaleCategory[]
  /** Years, both included. */
  readonly minimumAge?: number | undefined
  readonly maximumAge?: number | undefined
  readonly structure?: TournamentStructure | undefined
}

/** Milliseconds. */
const FLIGHTS_WITHIN = 48 * 3_600_000

/**
 * Whether two dates of a tournament are flights of one event, in which a player may enter once: they begin within two
 * days of each other. Next week's date of a weekly tournament is another event.
 *
 * @param one ISO, as the other
 */
export const areFlights = (one: string, other: string): boolean =>
  Math.abs(Date.parse(one) - Date.parse(other)) <= FLIGHTS_WITHIN

/** Maximum number of seats in one registration: a tournament's are personal. */
export const mostSeats = (kind: SaleKind): number => (kind === 'tournament' ? 1 : 8)

/** Price of one seat in euro cents, with a member's discount in percent. */
export const seatCents = (cents: number, discount: number): number => Math.round((cents * (100 - discount)) / 100)

/** End of the sale: the start, or the end of a tournament's late registration. */
export const saleEnd = (startsAt: Date, structure?: TournamentStructure): Date =>
  new Date(startsAt.getTime() + (structure ? lateRegistrationLength(structure) : 0))

/** Milliseconds from the start to the end of the last level of late registration, without a break after it. */
export function lateRegistrationLength({ levels, lateLevel }: TournamentStructure): number {
  let level = 0
  let length = 0
  for (const { kind, minutes } of levels) {
    if (level === lateLevel) break
    if (kind === 'level') level += 1
    length += minutes * 60_000
  }
  return length
}

interface Whereabouts {
  /** Name of the casino that sells the seats. */
  readonly casino: string
  readonly place?: Readonly<Record<Locale, string>> | undefined
  readonly hall?: Readonly<Record<Locale, string>> | undefined
}

/**
 * Venue as text: `Théâtre du Lac, Casino d’Enghien`, the casino alone if the hall has its name, or another venue; empty
 * if unknown.
 */
export function whereOf({ casino, place, hall }: Whereabouts, locale: Locale): string {
  if (place) return place[locale]
  const room = hall?.[locale] ?? ''
  return room.includes(casino) ? room : [room, casino].filter((part) => part !== '').join(', ')
}

import type { AgendaStatus, Performance } from '@barriere/shared/domain/content/agenda.ts'
import type { OpeningPeriod, SpecialDay } from '@barriere/shared/domain/time/opening-hours.ts'

/** One performance of a show or an event, a candidate for an itinerary. */
export interface ItineraryShow extends Performance {
  readonly key: string
}

export interface ItineraryTable {
  readonly key: string
  readonly periods: readonly OpeningPeriod[]
  readonly specialDays: readonly SpecialDay[]
  /** Belongs to the property that the itinerary starts from: preferred among equal candidates. */
  readonly own?: boolean
}

/** Input of the planner: the candidates of one town for one evening. */
export interface ItineraryRequest<S extends ItineraryShow, T extends ItineraryTable, R> {
  /** `YYYY-MM-DD` in Paris. */
  readonly day: string
  /** Guests that tables and rooms must hold. */
  readonly party: number
  readonly shows: readonly S[]
  readonly restaurants: readonly T[]
  /** The hotel for the night; undefined where the town has none. */
  readonly hotel: R | undefined
  readonly now: Date
}

/** A table at a moment. */
export interface Seat<T extends ItineraryTable> {
  readonly restaurant: T
  readonly at: Date
}

/** A show with its estimated end. */
export interface Seen<S extends ItineraryShow> {
  readonly show: S
  readonly endsAt: Date
}

/** Days `YYYY-MM-DD`. */
export interface Night<R> {
  readonly hotel: R
  readonly arrive: string
  readonly depart: string
}

/** An itinerary: at least one part, none of which overlap. */
export interface Itinerary<S extends ItineraryShow, T extends ItineraryTable, R> {
  /** Dinner before or after the show, where there are both. */
  readonly dinner: 'before' | 'after' | undefined
  readonly table: Seat<T> | undefined
  readonly show: Seen<S> | undefined
  readonly room: Night<R> | undefined
  readonly party: number
}

/** Why no show is proposed: the day has none, or the most important reason why each is unavailable. */
export type ShowLack = 'none' | Extract<AgendaStatus, 'full' | 'postponed' | 'canceled'> | 'begun'

/** Why a table is missing: none in town, none open, too late for today, or none that leaves time for a show. */
export type TableLack = 'none' | 'closed' | 'late' | 'clash'

export interface ItineraryPlan<S extends ItineraryShow, T extends ItineraryTable, R> {
  readonly itineraries: readonly Itinerary<S, T, R>[]
  readonly lacking: {
    readonly show: ShowLack | undefined
    readonly table: TableLack | undefined
    readonly room: 'none' | undefined
  }
}

import type { AgendaStatus, Performance } from '#lib/domain/agenda.ts'
import type { OpeningPeriod, SpecialDay } from '#lib/domain/opening-hours.ts'

/** One date of a show or an event, as far as an evening needs it. */
export interface EveningShow extends Performance {
  readonly key: string
}

export interface EveningTable {
  readonly key: string
  readonly periods: readonly OpeningPeriod[]
  readonly specialDays: readonly SpecialDay[]
  /** It belongs to the house that the evening begins from: named before others that fit as well. */
  readonly own?: boolean
}

/** What a town has for one evening. */
export interface EveningRequest<S extends EveningShow, T extends EveningTable, R> {
  /** `YYYY-MM-DD` in Paris. */
  readonly day: string
  /** Guests: tables and rooms are asked for as many. */
  readonly party: number
  readonly shows: readonly S[]
  readonly restaurants: readonly T[]
  /** Where one sleeps; undefined where the town has no hotel. */
  readonly hotel: R | undefined
  readonly now: Date
}

/** A table at a moment. */
export interface Seat<T extends EveningTable> {
  readonly restaurant: T
  readonly at: Date
}

/** A show with the moment at which it is reckoned to be over. */
export interface Seen<S extends EveningShow> {
  readonly show: S
  readonly endsAt: Date
}

/** Days `YYYY-MM-DD`. */
export interface Night<R> {
  readonly hotel: R
  readonly arrive: string
  readonly depart: string
}

/** Parts that do not clash, one at least. */
export interface Evening<S extends EveningShow, T extends EveningTable, R> {
  /** When one eats, where there is both a table and a show. */
  readonly dinner: 'before' | 'after' | undefined
  readonly table: Seat<T> | undefined
  readonly show: Seen<S> | undefined
  readonly room: Night<R> | undefined
  readonly party: number
}

/** Why no show is proposed: the day has none, or each of them cannot be gone to (the reason of most weight). */
export type ShowLack = 'none' | Extract<AgendaStatus, 'full' | 'postponed' | 'canceled'> | 'begun'

/** Why a table is missing: none in town, none open, too late for today, or none that leaves time for a show. */
export type TableLack = 'none' | 'closed' | 'late' | 'clash'

export interface EveningPlan<S extends EveningShow, T extends EveningTable, R> {
  readonly evenings: readonly Evening<S, T, R>[]
  readonly lacking: {
    readonly show: ShowLack | undefined
    readonly table: TableLack | undefined
    readonly room: 'none' | undefined
  }
}

import { addDays, daysBetween } from '../time/paris-time.ts'

/** Kinds of visitors' requests. Each has its page's form, its call and its letter in references. */
export const REQUEST_KINDS = ['contact', 'event', 'seminar'] as const

export type RequestKind = (typeof REQUEST_KINDS)[number]

/** State of a request at the desk. */
export const REQUEST_STATES = ['new', 'read', 'answered', 'closed'] as const

export type RequestState = (typeof REQUEST_STATES)[number]

export const EVENT_TYPES = ['wedding', 'birthday', 'gala', 'cocktail', 'launch', 'team', 'other'] as const

export type EventType = (typeof EVENT_TYPES)[number]

/** Bounds of a request's answers: characters (UTF-16 code units), people, rooms, whole euros, nights, years ahead. */
export const REQUEST = {
  message: { min: 20, max: 3_000 },
  guests: { min: 1, max: 2_000 },
  rooms: { min: 0, max: 500 },
  budget: { min: 1, max: 10_000_000 },
  nights: 60,
  years: 3,
} as const

/** Characters of references, without look-alikes (0 and O, 1, I and L, 2 and Z, 5 and S, 8 and B, U and V). */
export const REFERENCE_CHARACTERS = '234679ACDEFGHJKMNPQRTVWXY'

/** A request's reference, such as `C-7K3M-2026`: letter of its kind, four characters, year. */
export const REQUEST_REFERENCE = new RegExp(`^[A-Z]-[${REFERENCE_CHARACTERS}]{4}-\\d{4}$`)

/** First and last possible day of an event requested on `today`, all `YYYY-MM-DD`. */
export const eventDays = (today: string): { readonly first: string; readonly last: string } => ({
  first: addDays(today, 1),
  last: `${Number(today.slice(0, 4)) + REQUEST.years}${today.slice(4)}`,
})

/** Days of an event request, `YYYY-MM-DD`; undefined for none. */
export interface EventDays {
  readonly date?: string | undefined
  readonly arrival?: string | undefined
  readonly departure?: string | undefined
}

export type EventDayFault = 'early' | 'late' | 'order' | 'long'

/**
 * Faults of the days of an event request on `today` in Paris, by field; empty if there are none. `early` and `late`:
 * before tomorrow, or more than three years ahead. `order` and `long`: departure against arrival.
 */
export function eventDayFaults(
  { date, arrival, departure }: EventDays,
  today: string,
): Partial<Record<keyof EventDays, EventDayFault>> {
  const { first, last } = eventDays(today)
  const within = (day: string | undefined): EventDayFault | undefined =>
    day === undefined ? undefined : day < first ? 'early' : day > last ? 'late' : undefined
  const found = {
    date: within(date),
    arrival: within(arrival),
    departure: stayFault(arrival, departure) ?? within(departure),
  }
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== undefined))
}

function stayFault(arrival: string | undefined, departure: string | undefined): 'order' | 'long' | undefined {
  if (arrival === undefined || departure === undefined) return undefined
  const nights = daysBetween(arrival, departure)
  return nights < 1 ? 'order' : nights > REQUEST.nights ? 'long' : undefined
}

/** Dates of a seminar: first and last day, `YYYY-MM-DD`, or a month, `YYYY-MM`. */
export interface SeminarDates {
  readonly arrival?: string | undefined
  readonly departure?: string | undefined
  readonly month?: string | undefined
}

export type SeminarDateFault = 'early' | 'late' | 'order' | 'long'

/** First and last possible day and month of a seminar requested on `today` (`YYYY-MM-DD`). */
export function seminarDates(today: string) {
  const { first, last } = eventDays(today)
  return { first, last, firstMonth: first.slice(0, 7), lastMonth: last.slice(0, 7) }
}

/**
 * Faults of the dates of a seminar on `today` in Paris, by field; empty if there are none. It may end on the day it
 * begins. `early` and `late`: before tomorrow or this month, or more than three years ahead.
 */
export function seminarDateFaults(
  { arrival, departure, month }: SeminarDates,
  today: string,
): Partial<Record<keyof SeminarDates, SeminarDateFault>> {
  const { first, last, firstMonth, lastMonth } = seminarDates(today)
  const within = (date: string | undefined, from: string, until: string): SeminarDateFault | undefined =>
    date === undefined ? undefined : date < from ? 'early' : date > until ? 'late' : undefined
  const found = {
    arrival: within(arrival, first, last),
    departure: lengthFault(arrival, departure) ?? within(departure, first, last),
    month: within(month, firstMonth, lastMonth),
  }
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== undefined))
}

function lengthFault(arrival: string | undefined, departure: string | undefined): 'order' | 'long' | undefined {
  if (arrival === undefined || departure === undefined) return undefined
  if (departure < arrival) return 'order'
  return departure > addDays(arrival, REQUEST.nights) ? 'long' : undefined
}

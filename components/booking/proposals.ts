import { type Money, sumOf } from '@barriere/shared/domain/money.ts'
import { daysIn } from '@barriere/shared/domain/time/month.ts'
import { addDays, daysBetween, weekdayOf } from '@barriere/shared/domain/time/paris-time.ts'
import { type Nights, type StayDates, isStayOpen } from './calendar.ts'

/** How flexible the dates are. */
export const FLEXIBILITIES = ['exact', 'around', 'weekend', 'week'] as const

export type Flexibility = (typeof FLEXIBILITIES)[number]

/** A bookable stay, and the sum of its nights. */
export interface Proposal {
  readonly arrive: string
  readonly depart: string
  readonly total: Money
  readonly cheapest: boolean
}

/** Maximum number of days by which the chosen dates are moved, earlier or later. */
export const AROUND = 3

const FRIDAY = 5
const SATURDAY = 6

interface Known {
  /** `YYYY-MM`, in order. */
  readonly months: readonly string[]
  readonly nights: Nights
  readonly today: string
}

/** Stays of the given kind, in date order. Every night must have a known price and be free. */
export function proposalsFor(kind: Flexibility, stay: StayDates, known: Known): Proposal[] {
  const { nights, today } = known
  const open = candidates(kind, stay, known)
    .filter(({ arrive, depart }) => arrive >= today && isStayOpen(arrive, depart, nights))
    .flatMap(({ arrive, depart }) => {
      const total = totalOf(arrive, depart, nights)
      return total ? [{ arrive, depart, total }] : []
    })
  const lowest = Math.min(...open.map(({ total }) => total.cents))
  return open.map((one) => ({ ...one, cheapest: one.total.cents === lowest }))
}

type Dates = Pick<Proposal, 'arrive' | 'depart'>

function candidates(kind: Flexibility, { arrive, depart }: StayDates, { months }: Known): readonly Dates[] {
  if (kind === 'exact') return []
  if (kind !== 'around') {
    const [weekday, length] = kind === 'weekend' ? [FRIDAY, 2] : [SATURDAY, 7]
    return months
      .flatMap((month) => Array.from({ length: daysIn(month) }, (_, day) => addDays(`${month}-01`, day)))
      .filter((day) => weekdayOf(day) === weekday)
      .map((day) => ({ arrive: day, depart: addDays(day, length) }))
  }
  if (arrive === undefined || depart === undefined) return []
  return Array.from({ length: 2 * AROUND + 1 }, (_, index) => index - AROUND).map((shift) => ({
    arrive: addDays(arrive, shift),
    depart: addDays(depart, shift),
  }))
}

/** Months that must be known for the dates around a stay. */
export const monthsAround = ({ arrive, depart }: StayDates): readonly string[] =>
  arrive === undefined || depart === undefined
    ? []
    : [addDays(arrive, -AROUND), arrive, depart, addDays(depart, AROUND)].map((day) => day.slice(0, 7))

/** Sum of the nights; undefined if the price of a night is unknown. */
function totalOf(arrive: string, depart: string, nights: Nights): Money | undefined {
  const days = Array.from({ length: daysBetween(arrive, depart) }, (_, night) => addDays(arrive, night))
  const prices = days.map((day) => nights.get(day)?.price).filter((price) => price !== undefined)
  return prices.length === days.length ? sumOf(prices) : undefined
}

import { addDays, fromParisTime, toParisTime } from '../time/paris-time.ts'

/** Statuses of events and performances (specification §3); `open` is the default one. */
export const AGENDA_STATUSES = ['open', 'canceled', 'exclusive', 'finished', 'full', 'postponed', 'promotion'] as const

export type AgendaStatus = (typeof AGENDA_STATUSES)[number]

/** One date of an event or a show. */
export interface Performance {
  readonly startsAt: Date
  /** Default: the end of the start's day in Paris. */
  readonly endsAt?: Date | undefined
  /** End of the sale, such as the end of a tournament's late registration. Default: the start. */
  readonly soldUntil?: Date | undefined
  /** Status set by the editor; it does not change with time. */
  readonly status: AgendaStatus
  /** Text of the promotion, in the page's language. */
  readonly promotion?: string | undefined
}

/** An event or a show, with the date under which it is listed. */
export interface AgendaItem<T, P extends Performance = Performance> {
  readonly entry: T
  readonly performance: P
  /** All performances shown in the list, by date. */
  readonly performances: readonly P[]
  readonly past: boolean
}

interface AgendaOptions {
  readonly now: Date
  /** Appends past entries, latest first. */
  readonly showPast?: boolean | undefined
  /** Leaves out dates that end before this moment. */
  readonly from?: Date | undefined
  /** Maximum number of entries. */
  readonly limit?: number | undefined
}

/** The moment at which a performance is over: its end, or the end of its day in Paris. */
export const endOf = ({ startsAt, endsAt }: Performance): Date =>
  endsAt && endsAt >= startsAt ? endsAt : fromParisTime(addDays(toParisTime(startsAt).day, 1), '00:00')

/** Status at a moment: a past performance is `finished`, unless it was canceled. */
export const statusAt = (performance: Performance, now: Date): AgendaStatus =>
  performance.status !== 'canceled' && endOf(performance) <= now ? 'finished' : performance.status

/** Whether a performance has ended by the clock, or was set to finished by the editor. */
export const isPast = (performance: Performance, now: Date): boolean =>
  performance.status === 'finished' || endOf(performance) <= now

/** Whether the date is kept, with or without free seats. */
export const takesPlace = ({ status }: Pick<Performance, 'status'>): boolean =>
  status !== 'canceled' && status !== 'postponed'

/** Whether the status allows a booking. */
export const isBookable = (status: AgendaStatus): boolean =>
  status === 'open' || status === 'exclusive' || status === 'promotion'

/** Whether the clock still allows a sale: not after the start. */
export const isSoldAt = ({ startsAt, soldUntil = startsAt }: Performance, now: Date): boolean => now < soldUntil

/** Whether a seat can be booked at a moment. */
export const isBookableAt = (performance: Performance, now: Date): boolean =>
  isBookable(statusAt(performance, now)) && isSoldAt(performance, now)

/** Whether there is a waiting list at a moment. */
export const isAwaitedAt = (performance: Performance, now: Date): boolean =>
  statusAt(performance, now) === 'full' && isSoldAt(performance, now)

/**
 * The performance that represents a show at a moment: the next one with seats, else the next one that takes place and
 * has not begun, else the current one, or the next of any status. Undefined if all are past.
 */
export function nextPerformance<P extends Performance>(performances: readonly P[], now: Date): P | undefined {
  const coming = byDate(performances).filter((performance) => !isPast(performance, now))
  return (
    coming.find((performance) => isBookableAt(performance, now)) ??
    coming.find((performance) => isSoldAt(performance, now) && takesPlace(performance)) ??
    coming[0]
  )
}

/** The next moment at which the state of a performance changes: a sale or a performance ends. */
export function nextChange(performances: Iterable<Performance>, now: Date): Date | undefined {
  let next: Date | undefined
  for (const performance of performances)
    for (const moment of [performance.soldUntil ?? performance.startsAt, endOf(performance)])
      if (moment > now && (next === undefined || moment < next)) next = moment
  return next
}

/**
 * Entries by their next date, each once. Entries without an upcoming date are left out, or appended with `showPast`.
 */
export function agendaOf<T, P extends Performance>(
  entries: readonly T[],
  performancesOf: (entry: T) => readonly P[],
  { now, showPast = false, from, limit }: AgendaOptions,
): AgendaItem<T, P>[] {
  const items = entries.flatMap((entry) => {
    const wanted = byDate(performancesOf(entry)).filter((performance) => !from || endOf(performance) > from)
    const next = nextPerformance(wanted, now)
    const coming = wanted.filter((performance) => !isPast(performance, now))
    if (next) return [{ entry, performance: next, performances: coming, past: false }]
    const last = wanted.at(-1)
    return showPast && last ? [{ entry, performance: last, performances: wanted, past: true }] : []
  })
  const time = ({ performance }: AgendaItem<T, P>) => performance.startsAt.getTime()
  const coming = items.filter(({ past }) => !past).toSorted((a, b) => time(a) - time(b))
  const past = items.filter((item) => item.past).toSorted((a, b) => time(b) - time(a))
  return [...coming, ...past].slice(0, limit)
}

/** Groups consecutive items by their month in Paris (`YYYY-MM`); past ones are a group without a month. */
export function groupByMonth<I extends AgendaItem<unknown>>(
  items: readonly I[],
): { month: string | undefined; items: I[] }[] {
  const groups: { month: string | undefined; items: I[] }[] = []
  for (const item of items) {
    const month = item.past ? undefined : toParisTime(item.performance.startsAt).day.slice(0, 7)
    const last = groups.at(-1)
    if (last && last.month === month) last.items.push(item)
    else groups.push({ month, items: [item] })
  }
  return groups
}

const byDate = <P extends Performance>(performances: readonly P[]): P[] =>
  performances.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())

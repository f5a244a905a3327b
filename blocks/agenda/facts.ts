import { type AgendaItem, type Performance, isSoldAt, takesPlace } from '@barriere/shared/domain/content/agenda.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { formatAgendaDay, formatHour } from '#lib/i18n/format.ts'
import { getTranslator } from '#lib/i18n/translate.ts'

const DAY = 24 * 3_600_000

const dayOf = (moment: Date): string => toParisTime(moment).day

/** `20 h 30`; with an end within 24 hours `20 h 30 – 23 h`; with a later end `20 h 30, jusqu’au dim. 14 juin`. */
export function timeText({ startsAt, endsAt }: Performance, locale: Locale, startOnly = false): string {
  const start = formatHour(startsAt, locale)
  if (startOnly || !endsAt || endsAt <= startsAt) return start
  if (endsAt.getTime() - startsAt.getTime() < DAY) return `${start} – ${formatHour(endsAt, locale)}`
  return `${start}, ${getTranslator(locale, 'blocks.agenda')('until', { day: formatAgendaDay(endsAt, locale) })}`
}

/** Number of other dates: `20 autres dates`. */
export const moreDates = (count: number, locale: Locale): string =>
  getTranslator(locale, 'blocks.agenda')('moreDates', { count })

/**
 * Start of one performance for each day of an item. Canceled and postponed performances are left out. Performances
 * whose sale has ended are left out too, unless the item is past.
 */
export const playedOn = (
  { performances, past }: Pick<AgendaItem<unknown>, 'performances' | 'past'>,
  now: Date,
): Date[] => [
  ...new Map(
    performances
      .filter((performance) => takesPlace(performance) && (past || isSoldAt(performance, now)))
      .map(({ startsAt }) => [dayOf(startsAt), startsAt]),
  ).values(),
]

/** Maximum number of days that lists name. For more days, they show the next one and the number of others. */
const MOST_DAYS = 3

/** Text with the number of days besides the next one. Undefined if there are at most `MOST_DAYS` days. */
export function otherDates(days: readonly Date[], { startsAt }: Performance, locale: Locale): string | undefined {
  const next = dayOf(startsAt)
  return days.length > MOST_DAYS ? moreDates(days.filter((day) => dayOf(day) !== next).length, locale) : undefined
}

import { type AgendaItem, type Performance, isSoldAt, takesPlace } from '@barriere/shared/domain/content/agenda.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { formatAgendaDay, formatHour } from '#lib/i18n/format.ts'
import { getTranslator } from '#lib/i18n/translate.ts'

const DAY = 24 * 3_600_000

const dayOf = (moment: Date): string => toParisTime(moment).day

/** `20 h 30`; with an end the same night `20 h 30 – 23 h`; with a later one `20 h 30, jusqu’au dim. 14 juin`. */
export function timeText({ startsAt, endsAt }: Performance, locale: Locale, startOnly = false): string {
  const start = formatHour(startsAt, locale)
  if (startOnly || !endsAt || endsAt <= startsAt) return start
  if (endsAt.getTime() - startsAt.getTime() < DAY) return `${start} – ${formatHour(endsAt, locale)}`
  return `${start}, ${getTranslator(locale, 'blocks.agenda')('until', { day: formatAgendaDay(endsAt, locale) })}`
}

/** How many other dates there are: `20 autres dates`. */
export const moreDates = (count: number, locale: Locale): string =>
  getTranslator(locale, 'blocks.agenda')('moreDates', { count })

/**
 * Days on which something takes place, neither canceled nor postponed, without what has begun already: a performance of
 * each.
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

/** Most days that lists name; of more they say the next one, and how many others there are. */
const MOST_DAYS = 3

/** How many days there are besides the next one; undefined where they are few enough to be named. */
export function otherDates(days: readonly Date[], { startsAt }: Performance, locale: Locale): string | undefined {
  const next = dayOf(startsAt)
  return days.length > MOST_DAYS ? moreDates(days.filter((day) => dayOf(day) !== next).length, locale) : undefined
}

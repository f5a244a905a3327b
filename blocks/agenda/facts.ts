import { type AgendaItem, type Performance, isSoldAt, takesPlace } from '#lib/domain/agenda.ts'
import type { Locale } from '#lib/domain/locale.ts'
import { formatAgendaDay, formatHour } from '#lib/i18n/format.ts'
import { getTranslator } from '#lib/i18n/translate.ts'

const DAY = 24 * 3_600_000

/** `20 h 30`; with an end the same night `20 h 30 – 23 h`; with a later one `20 h 30, jusqu’au dim. 14 juin`. */
export function timeText({ startsAt, endsAt }: Performance, locale: Locale, startOnly = false): string {
  const start = formatHour(startsAt, locale)
  if (startOnly || !endsAt || endsAt <= startsAt) return start
  if (endsAt.getTime() - startsAt.getTime() < DAY) return `${start} – ${formatHour(endsAt, locale)}`
  return `${start}, ${getTranslator(locale, 'blocks.agenda')('until', { day: formatAgendaDay(endsAt, locale) })}`
}

/** Days of performances that take place, neither canceled nor postponed, without one that has begun already. */
export const playedOn = (
  { performances, past }: Pick<AgendaItem<unknown>, 'performances' | 'past'>,
  now: Date,
): Date[] =>
  performances
    .filter((performance) => takesPlace(performance) && (past || isSoldAt(performance, now)))
    .map(({ startsAt }) => startsAt)

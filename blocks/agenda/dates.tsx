import { Raised } from '#components/ui/raised.tsx'
import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { formatDayAndMonth, formatDayOfMonth } from '#lib/i18n/format.ts'
import { perLocale } from '#lib/i18n/per-locale.ts'

interface Part {
  readonly text: string
  /** `YYYY-MM-DD` in Paris; absent for separators. */
  readonly day?: string
}

const lists = perLocale((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }))

/** Parts of a list of distinct days. Each month follows its last day: `12, 13 et 19 juin, 4 juillet`. */
function dateParts(dates: readonly Date[], locale: Locale): Part[] {
  const days = [...new Map(dates.map((date) => [toParisTime(date).day, date]))].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const months = Map.groupBy(days, ([day]) => day.slice(0, 7))
  return [...months.values()].flatMap((inMonth, index) => {
    const last = inMonth.length - 1
    const words = inMonth.map(([, date], at) =>
      at === last ? formatDayAndMonth(date, locale) : formatDayOfMonth(date, locale),
    )
    let at = 0
    const parts = lists(locale)
      .formatToParts(words)
      .map(
        ({ type, value }): Part =>
          type === 'element' ? { text: value, day: inMonth[at++]?.[0] ?? '' } : { text: value },
      )
    return index === 0 ? parts : [{ text: ', ' }, ...parts]
  })
}

export const datesText = (dates: readonly Date[], locale: Locale): string =>
  dateParts(dates, locale)
    .map(({ text }) => text)
    .join('')

/** The text of `datesText`, with each day in a `<time>` element. */
export const Dates = ({ dates, locale }: { dates: readonly Date[]; locale: Locale }) => (
  <span>
    {dateParts(dates, locale).map(({ text, day }, index) =>
      day === undefined ? (
        text
      ) : (
        <time key={index} dateTime={day}>
          <Raised text={text} />
        </time>
      ),
    )}
  </span>
)

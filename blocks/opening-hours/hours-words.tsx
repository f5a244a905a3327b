import type { ReactNode } from 'react'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import {
  type OpeningHours,
  type OpeningLine,
  type OpeningSpan,
  type SpecialDay,
  WEEKDAYS,
} from '@barriere/shared/domain/time/opening-hours.ts'
import { fromParisTime, weekdayOf } from '@barriere/shared/domain/time/paris-time.ts'
import { formatClockRange, formatDayAndMonth, formatWeekday } from '#lib/i18n/format.ts'
import { perLocale } from '#lib/i18n/per-locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import type { PracticalFact } from '../practical/facts-table.tsx'

const words = (locale: Locale) => getTranslator(locale, 'blocks.openingHours')

/** The rows of the week. If today is a special day, its row comes first. */
export function hoursRows({ week, today }: OpeningHours, locale: Locale): PracticalFact[] {
  const t = words(locale)
  const mark = t('today')
  const rows = week.map(
    (line): PracticalFact => ({
      key: line.first,
      label: daysOf(line, locale),
      values: spansOrClosed(line.spans, locale),
      ...(line.today ? { mark } : {}),
    }),
  )
  if (!today) return rows
  const label = today.label ? t('todaySpecial', { label: today.label }) : t('todayOnly')
  const values = spansOrClosed(today.spans, locale)
  return [{ key: 'today', label, values, mark: '', edit: today.edit }, ...rows]
}

/** `Mardi 14 juillet, Fête nationale :` and `fermé`. */
export function specialDayWords({ day, label, spans }: SpecialDay, locale: Locale): { day: string; words: string } {
  const t = words(locale)
  const name = capital(
    `${formatWeekday(weekdayOf(day), locale)} ${formatDayAndMonth(fromParisTime(day, '12:00'), locale)}`,
  )
  return {
    day: t('announced', { day: label ? t('labelled', { day: name, label }) : name }),
    words: spans.length === 0 ? t('closedThen') : spans.map((span) => spanWords(span, locale)).join(', '),
  }
}

function daysOf({ first, last }: OpeningLine, locale: Locale): string {
  const t = words(locale)
  const [from, to] = [WEEKDAYS.indexOf(first) + 1, WEEKDAYS.indexOf(last) + 1]
  if (to - from === 6) return t('everyDay')
  const days = { first: formatWeekday(from, locale), last: formatWeekday(to, locale) }
  return capital(from === to ? days.first : to - from === 1 ? t('two', days) : t('run', days))
}

/** `12 h – 14 h 30 et 19 h – 22 h 30`, without the names of the services; `fermé` without hours. */
export const spansWords = (spans: readonly OpeningSpan[], locale: Locale): string =>
  spans.length === 0
    ? words(locale)('closedThen')
    : lists(locale).format(spans.map(({ opens, closes }) => formatClockRange(opens, closes, locale)))

const lists = perLocale((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }))

function spansOrClosed(spans: readonly OpeningSpan[], locale: Locale): ReactNode[] {
  if (spans.length === 0) return [words(locale)('closed')]
  return spans.map((span) => {
    const text = spanWords(span, locale)
    return span.edit ? (
      <span key={text} {...span.edit}>
        {text}
      </span>
    ) : (
      text
    )
  })
}

const spanWords = ({ label, opens, closes }: OpeningSpan, locale: Locale): string =>
  `${label ? `${label} ` : ''}${formatClockRange(opens, closes, locale)}`

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

import type { Locale } from '@barriere/shared/domain/locale.ts'
import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { FORMATS } from '@barriere/shared/locales/locales.ts'
import { perLocale } from './per-locale.ts'

const euros = perLocale(
  (tag) => new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' }),
)

const parisian = (options: Intl.DateTimeFormatOptions) =>
  perLocale((tag) => new Intl.DateTimeFormat(tag, { ...options, timeZone: 'Europe/Paris' }))

const dates = parisian({ dateStyle: 'long' })
const months = { long: parisian({ month: 'long' }), short: parisian({ month: 'short' }) }
const monthsOfYear = parisian({ month: 'long', year: 'numeric' })
const shortWeekdays = parisian({ weekday: 'short' })
const weekdays = perLocale((tag) => new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }))
const measures = perLocale((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }))

/** Euros: `285 €`, `€285`; cents only where there are some. */
export const formatEuros = (amount: number, locale: Locale): string => euros(locale).format(amount)

/** A date, in the properties' time zone (Paris): `12 juin 2026`, `12 June 2026`. */
export const formatDay = (date: Date, locale: Locale): string =>
  dates(locale)
    .format(date)
    .replace(/^\d+\.?/, (day) => FORMATS[locale].dayOfMonth(parseInt(day, 10)))

/** The day of the month, in Paris: `12`; the first is `1er` in French. */
export const formatDayOfMonth = (date: Date, locale: Locale): string =>
  FORMATS[locale].dayOfMonth(Number(toParisTime(date).day.slice(8)))

/** A month's name, in Paris: `juillet`, `July`; short `juil.`, `Jul`. */
export const formatMonth = (date: Date, locale: Locale, length: 'long' | 'short' = 'long'): string =>
  months[length](locale).format(date)

/** A month and its year, in Paris, inside a sentence: `juin 2026`, `June 2026`. */
export const formatMonthInSentence = (date: Date, locale: Locale): string => monthsOfYear(locale).format(date)

/** A month and its year, in Paris, as a title: `Juin 2026`, `June 2026`. */
export function formatMonthOfYear(date: Date, locale: Locale): string {
  const text = formatMonthInSentence(date, locale)
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
}

/** A day without its year, in Paris: `12 juin`, `12 June`. */
export const formatDayAndMonth = (date: Date, locale: Locale): string =>
  `${formatDayOfMonth(date, locale)}\u00a0${formatMonth(date, locale)}`

/** A day of the agenda, in Paris: `ven. 12 juin`, `Fri 12 June`. */
export const formatAgendaDay = (date: Date, locale: Locale): string =>
  `${shortWeekdays(locale).format(date)} ${formatDayAndMonth(date, locale)}`

/** An hour in Paris: `20 h 30`, `20 h`; `8.30 pm`, `8 pm`. */
export const formatHour = (date: Date, locale: Locale): string => writeTime(toParisTime(date).time, locale)

function writeTime(time: string, locale: Locale): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return FORMATS[locale].time(hours, minutes)
}

/** A moment of the agenda, in Paris: `ven. 12 juin, 20 h 30`, `Fri 12 June, 8.30 pm`. */
export const formatMoment = (date: Date, locale: Locale): string =>
  `${formatAgendaDay(date, locale)}, ${formatHour(date, locale)}`

/** The same in a narrow column: `12 juin, 20 h 30`, `12 Jun, 8.30 pm`. */
export const formatShortMoment = (date: Date, locale: Locale): string =>
  `${formatDayOfMonth(date, locale)}\u00a0${formatMonth(date, locale, 'short')}, ${formatHour(date, locale)}`

/** A time of the clock (`HH:mm`): `14 h 30`, `12 h`, `minuit`; `2.30 pm`, `12 noon`, `12 midnight`. */
export function formatClock(time: string, locale: Locale): string {
  const { midnight, noon } = FORMATS[locale]
  return (time === '00:00' ? midnight : time === '12:00' ? noon : undefined) ?? writeTime(time, locale)
}

/**
 * From one time of the clock to another: `12 h – 14 h 30`, `12 noon – 2.30 pm`; the same twice is a whole day, `24 h /
 * 24`.
 */
export function formatClockRange(opens: string, closes: string, locale: Locale): string {
  if (opens === closes) return FORMATS[locale].allDay
  return `${formatClock(opens, locale)}\u00a0–\u00a0${formatClock(closes, locale)}`
}

/** A weekday, 1 for Monday to 7 for Sunday: `mercredi`, `Wednesday`. */
export const formatWeekday = (weekday: number, locale: Locale): string =>
  // 1 January 2024 was a Monday.
  weekdays(locale).format(Date.UTC(2024, 0, weekday))

/** A number with at most two decimals: `7,4`, `7.4`. */
export const formatNumber = (value: number, locale: Locale): string => measures(locale).format(value)

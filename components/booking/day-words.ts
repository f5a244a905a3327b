import type { Locale } from '@barriere/shared/domain/locale.ts'
import { FORMATS } from '@barriere/shared/locales/locales.ts'
import { perLocale } from '#lib/i18n/per-locale.ts'

/** Formats a plain date: UTC for both parsing and formatting, so that no time zone shifts it. */
const written = (options: Intl.DateTimeFormatOptions) => {
  const formats = perLocale((tag) => new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }))
  return (day: string, locale: Locale): string => formats(locale).format(new Date(`${day}T00:00:00Z`))
}

const monthName = { long: written({ month: 'long' }), short: written({ month: 'short' }) }
const weekdayName = { long: written({ weekday: 'long' }), short: written({ weekday: 'short' }) }
const lists = perLocale((tag) => new Intl.ListFormat(tag))

/** `12 juin`, `1er juillet`; `12 June`; with a short month `1er juil.`, `12 Jun`. */
export function dayAndMonth(day: string, locale: Locale, month: 'long' | 'short' = 'long'): string {
  return `${FORMATS[locale].dayOfMonth(Number(day.slice(8)))}\u00a0${monthName[month](day, locale)}`
}

/** `mer. 16 sept.`, `Wed 16 Sept`. */
export const shortDay = (day: string, locale: Locale): string =>
  `${weekdayName.short(day, locale)} ${dayAndMonth(day, locale, 'short')}`

/** `vendredi 12 juin 2026`, `Friday 12 June 2026`. */
export const fullDay = (day: string, locale: Locale): string =>
  `${weekdayName.long(day, locale)} ${dayAndMonth(day, locale)} ${day.slice(0, 4)}`

/** A month (`YYYY-MM`) as a title: `Juin 2026`, `June 2026`. */
export function monthTitle(month: string, locale: Locale): string {
  const name = monthName.long(`${month}-01`, locale)
  return `${name.charAt(0).toLocaleUpperCase(locale)}${name.slice(1)} ${month.slice(0, 4)}`
}

/** Column headings of a week, Monday first. */
export const weekdayNames = (locale: Locale): readonly { readonly short: string; readonly long: string }[] =>
  // 1 January 2024 was a Monday.
  Array.from({ length: 7 }, (_, index) => `2024-01-0${index + 1}`).map((day) => ({
    short: weekdayName.short(day, locale),
    long: weekdayName.long(day, locale),
  }))

/** Weekdays (1 for Monday) as a list: `lundi et mardi`, `Monday and Tuesday`. */
export const weekdaysInWords = (weekdays: readonly number[], locale: Locale): string =>
  lists(locale).format(weekdays.map((weekday) => weekdayNames(locale)[weekday - 1]?.long ?? ''))

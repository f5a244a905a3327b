import type { Locale } from '#lib/domain/locale.ts'

/** English is written the British way. */
const INTL: Readonly<Record<Locale, string>> = { fr: 'fr-FR', en: 'en-GB' }

/** A day has no time zone: it is written in the one that it is read in. */
const write = (day: string, locale: Locale, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(INTL[locale], { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** `12 juin`, `1er juillet`; `12 June`; with a short month `1er juil.`, `12 Jun`. */
export function dayAndMonth(day: string, locale: Locale, month: 'long' | 'short' = 'long'): string {
  const number = Number(day.slice(8))
  return `${number === 1 && locale === 'fr' ? '1er' : number}\u00a0${write(day, locale, { month })}`
}

/** `mer. 16 sept.`, `Wed 16 Sept`. */
export const shortDay = (day: string, locale: Locale): string => `${write(day, locale, { weekday: 'short' })} ${dayAndMonth(day, locale, 'short')}`

/** `vendredi 12 juin 2026`, `Friday 12 June 2026`. */
export const fullDay = (day: string, locale: Locale): string =>
  `${write(day, locale, { weekday: 'long' })} ${dayAndMonth(day, locale)} ${day.slice(0, 4)}`

/** A month (`YYYY-MM`) as a title: `Juin 2026`, `June 2026`. */
export function monthTitle(month: string, locale: Locale): string {
  const name = write(`${month}-01`, locale, { month: 'long' })
  return `${name.charAt(0).toLocaleUpperCase(INTL[locale])}${name.slice(1)} ${month.slice(0, 4)}`
}

/** The heads of a week's columns, Monday first. */
export const weekdayNames = (locale: Locale): readonly { readonly short: string; readonly long: string }[] =>
  // The first of January 2024 was a Monday.
  Array.from({ length: 7 }, (_, index) => `2024-01-0${index + 1}`)
    .map((day) => ({ short: write(day, locale, { weekday: 'short' }), long: write(day, locale, { weekday: 'long' }) }))

/** Weekdays (1 for Monday) as a list: `lundi et mardi`, `Monday and Tuesday`. */
export const weekdaysInWords = (weekdays: readonly number[], locale: Locale): string =>
  new Intl.ListFormat(INTL[locale]).format(weekdays.map((weekday) => weekdayNames(locale)[weekday - 1]?.long ?? ''))

import type { Locale } from '#lib/domain/locale.ts'

/** English is written the British way, whatever its catalogue is called. */
const INTL: Readonly<Record<Locale, string>> = { fr: 'fr-FR', en: 'en-GB' }

/** Euros: `285 €`, `€285`; cents only where there are some. */
export const formatEuros = (amount: number, locale: Locale): string =>
  new Intl.NumberFormat(INTL[locale], { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' }).format(amount)

/** A day, in Paris, where the houses are: `12 juin 2026`, `12 June 2026`. */
export const formatDay = (date: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(INTL[locale], { dateStyle: 'long', timeZone: 'Europe/Paris' }).format(date)

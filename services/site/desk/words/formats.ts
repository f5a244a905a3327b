import { type Locale, mapLocales } from '@barriere/shared/domain/locale.ts'
import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { LANGUAGE_TAGS } from '@barriere/shared/locales/locales.ts'

const parisian = (options: Intl.DateTimeFormatOptions) =>
  mapLocales(
    (language) => new Intl.DateTimeFormat(LANGUAGE_TAGS[language].format, { ...options, timeZone: 'Europe/Paris' }),
  )

const MOMENTS = parisian({ dateStyle: 'long', timeStyle: 'short' })

const SHORT_MOMENTS = parisian({ dateStyle: 'short', timeStyle: 'short' })

const NUMBERS = mapLocales((language) => new Intl.NumberFormat(LANGUAGE_TAGS[language].format))

const EUROS = mapLocales(
  (language) => new Intl.NumberFormat(LANGUAGE_TAGS[language].format, { style: 'currency', currency: 'EUR' }),
)

/** Separator of hours and minutes, if it is not a colon. */
const HOURS: Readonly<Partial<Record<Locale, string>>> = { fr: ' h ' }

/** Formats of a language for moments in Paris, numbers and amounts. */
export const formatsIn = (language: Locale) => ({
  /** `2 novembre 2026 à 12:00`, `2 November 2026 at 12:00`. */
  moment: (moment: Date): string => MOMENTS[language].format(moment),
  /** Day and time in figures. */
  short: (moment: Date): string => SHORT_MOMENTS[language].format(moment),
  /** `20 h 30`, `20:30`, of milliseconds since 1970. */
  hour: (moment: number): string => toParisTime(moment).time.replace(':', HOURS[language] ?? ':'),
  number: (number: number): string => NUMBERS[language].format(number),
  /** An amount in cents: `10,00 €`, `€10.00`. */
  euros: (cents: number): string => EUROS[language].format(cents / 100),
})

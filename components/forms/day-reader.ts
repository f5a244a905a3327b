import type { Reader } from '#lib/domain/form-rules.ts'
import type { Locale } from '#lib/domain/locale.ts'
import { fail, ok } from '#lib/domain/result.ts'
import { readDay } from '#lib/i18n/written-day.ts'

/** Parses a typed date to an ISO day, which the rules after it compare. */
export const dayReader =
  (locale: Locale): Reader =>
  (typed) => {
    const day = readDay(typed, locale)
    return day === undefined ? fail({ name: 'date' }) : ok(day)
  }

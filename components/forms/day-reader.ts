import type { Reader } from '#lib/domain/form-rules.ts'
import type { Locale } from '#lib/domain/locale.ts'
import { fail, ok } from '#lib/domain/result.ts'
import { readDay } from '#lib/i18n/written-day.ts'

/** Reads a day as people write it, as an ISO day: rules after it compare days. */
export const dayReader =
  (locale: Locale): Reader =>
  (typed) => {
    const day = readDay(typed, locale)
    return day === undefined ? fail({ name: 'date' }) : ok(day)
  }

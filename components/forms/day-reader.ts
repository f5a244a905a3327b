import type { Reader } from '@barriere/shared/domain/people/form-rules.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { fail, ok } from '@barriere/shared/domain/result.ts'
import { readDay } from '#lib/i18n/written-day.ts'

/** Default example of a date field: a birth date. */
export const EXAMPLE_DAY = '1988-07-14'

/**
 * Parses a typed date to an ISO day, for the rules that follow. `example`: a valid ISO day for the error message, the
 * same as in the field's hint.
 */
export const dayReader =
  (locale: Locale, example = EXAMPLE_DAY): Reader =>
  (typed) => {
    const day = readDay(typed, locale)
    return day === undefined ? fail({ name: 'date', values: { day: example } }) : ok(day)
  }

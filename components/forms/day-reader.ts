import type { Reader } from '@barriere/shared/domain/people/form-rules.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { fail, ok } from '@barriere/shared/domain/result.ts'
import { readDay } from '#lib/i18n/written-day.ts'

/** The day that fields show as an example where they name no other: a birth date. */
export const EXAMPLE_DAY = '1988-07-14'

/**
 * Parses a typed date to an ISO day, which the rules after it compare. `example`: an ISO day that would be right, which
 * the error shows as the field's hint does.
 */
export const dayReader =
  (locale: Locale, example = EXAMPLE_DAY): Reader =>
  (typed) => {
    const day = readDay(typed, locale)
    return day === undefined ? fail({ name: 'date', values: { day: example } }) : ok(day)
  }

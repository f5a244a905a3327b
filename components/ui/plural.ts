import type { Locale } from '@barriere/shared/domain/locale.ts'
import { interpolate } from '#components/forms/interpolate.ts'

/** The text for a count (`one`, `other`), by the plural rule of the language: French uses `one` for 0. */
export const plural = (
  labels: { readonly one: string; readonly other: string },
  count: number,
  locale: Locale,
): string => interpolate(labels[new Intl.PluralRules(locale).select(count) === 'one' ? 'one' : 'other'], { count })

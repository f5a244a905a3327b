import type { Locale } from '@barriere/shared/domain/locale.ts'
import { interpolate } from '#components/forms/interpolate.ts'

/** A count in words (`one`, `other`), by the language's own rule: French counts none as one. */
export const plural = (
  labels: { readonly one: string; readonly other: string },
  count: number,
  locale: Locale,
): string => interpolate(labels[new Intl.PluralRules(locale).select(count) === 'one' ? 'one' : 'other'], { count })

import type { Fault } from '#lib/domain/form-rules.ts'
import type { Locale } from '#lib/domain/locale.ts'
import { perLocale } from '#lib/i18n/per-locale.ts'
import { writeDay } from '#lib/i18n/written-day.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import { interpolate } from './interpolate.ts'

/** Messages of every form, `messagesOf(locale).forms`, passed by the server to islands. */
export type FormLabels = Messages['forms']

/** Numbers in sentences, such as `3 000`. */
export const numberFormat = perLocale((tag) => new Intl.NumberFormat(tag))

/** The message of a validation error. */
export function sentenceOf({ name, values = {} }: Fault, labels: FormLabels, locale: Locale): string {
  const written = Object.entries(values).map(([key, value]) => [
    key,
    typeof value === 'number' ? numberFormat(locale).format(value) : key === 'day' ? writeDay(value) : value,
  ])
  return interpolate(labels.faults[name], Object.fromEntries(written) as Readonly<Record<string, string>>)
}

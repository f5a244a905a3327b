import type { Fault } from '@barriere/shared/domain/people/form-rules.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { perLocale } from '#lib/i18n/per-locale.ts'
import { writeDay } from '#lib/i18n/written-day.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import { interpolate } from './interpolate.ts'

/** Messages of every form, `messagesOf(locale).forms`, passed by the server to islands. */
export type FormLabels = Messages['forms']

/** Numbers in sentences, such as `3 000`. */
export const numberFormat = perLocale((tag) => new Intl.NumberFormat(tag))

/** Message for an empty required field: of this form's field, else of all fields with this name. */
export function missingSentence(form: string, field: string, { missing, faults }: FormLabels): string {
  const sentences: Readonly<Record<string, string>> = missing
  return sentences[`${form}-${field}`] ?? sentences[field] ?? faults.required
}

/** The message of a validation error of a form's field. */
export function sentenceOf(
  { name, values = {} }: Fault,
  form: string,
  field: string,
  labels: FormLabels,
  locale: Locale,
): string {
  if (name === 'required') return missingSentence(form, field, labels)
  const written = Object.entries(values).map(([key, value]) => [
    key,
    typeof value === 'number' ? numberFormat(locale).format(value) : key === 'day' ? writeDay(value) : value,
  ])
  return interpolate(labels.faults[name], Object.fromEntries(written) as Readonly<Record<string, string>>)
}

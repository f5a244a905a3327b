import type { Fault } from '#lib/domain/form-rules.ts'
import { writeDay } from '#lib/i18n/written-day.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import { interpolate } from './interpolate.ts'

/** The words of every form, `messagesOf(locale).forms`, which the server hands to an island. */
export type FormLabels = Messages['forms']

/** What is wrong, as a sentence that says what to type. */
export function sentenceOf({ name, values = {} }: Fault, labels: FormLabels): string {
  const { day } = values
  return interpolate(labels.faults[name], typeof day === 'string' ? { ...values, day: writeDay(day) } : values)
}

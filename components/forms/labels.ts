import type { Fault } from '#lib/domain/form-rules.ts'
import { writeDay } from '#lib/i18n/written-day.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import { interpolate } from './interpolate.ts'

/** Messages of every form, `messagesOf(locale).forms`, passed by the server to islands. */
export type FormLabels = Messages['forms']

/** The message of a validation error. */
export function sentenceOf({ name, values = {} }: Fault, labels: FormLabels): string {
  const { day } = values
  return interpolate(labels.faults[name], typeof day === 'string' ? { ...values, day: writeDay(day) } : values)
}

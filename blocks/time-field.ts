import { text } from '@barriere/shared/block-kit/fields.ts'
import type { Field } from '@barriere/shared/block-kit/field.ts'
import { fail } from '@barriere/shared/domain/result.ts'

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** A time in Paris, `HH:mm` from 00:00 to 23:59; anything else is a fault. */
export function time<const O extends Parameters<typeof text>[0]>(
  options: O,
): Field<O extends { required: true } ? string : string | undefined> {
  const field = text({ hint: 'HH:mm, such as 19:30.', ...options })
  return {
    descriptor: field.descriptor,
    decode(raw, report) {
      const value = field.decode(raw, report)
      if (value.ok && value.value !== undefined && !TIME.test(value.value)) return fail('time')
      return value as ReturnType<Field<O extends { required: true } ? string : string | undefined>['decode']>
    },
  }
}

import { text } from '@barriere/shared/block-kit/fields.ts'
import type { Field } from '@barriere/shared/block-kit/field.ts'
import { fail } from '@barriere/shared/domain/result.ts'

const DAY_OF_YEAR = /^(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])$|^(?:0[469]|11)-(?:0[1-9]|[12]\d|30)$|^02-[012]\d$/

/** A day of any year, `MM-DD`; anything else is a fault. */
export function dayOfYear(label: string): Field<string | undefined> {
  const field = text({ label, hint: 'MM-DD, such as 12-01 for 1 December.' })
  return {
    descriptor: field.descriptor,
    decode(raw, report) {
      const value = field.decode(raw, report)
      if (value.ok && value.value !== undefined && !DAY_OF_YEAR.test(value.value)) return fail('day')
      return value
    },
  }
}

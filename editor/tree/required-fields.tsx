import { useFaultText } from '../form/rule-words.ts'
import { isEmptyValue, ruleFault } from '@barriere/shared/stories/field-rules.ts'
import { simpleKindOf } from '../form/simple-controls.tsx'
import type { Block, Component, ComponentField } from '@barriere/shared/stories/types.ts'
import { Field } from '../ui/field.tsx'
import { isTitle } from './copies.ts'

type NamedField = readonly [name: string, field: ComponentField]

/** Typed values by field. */
export type Values = Readonly<Record<string, unknown>>

/** Required fields of a type that neither the page's name nor its content fills, in their order. */
export const requiredFields = ({ schema }: Component, content: Block): readonly NamedField[] =>
  Object.entries(schema)
    .filter(([name, field]) => field.required && !isTitle(name, field) && isEmptyValue(content[name]))
    .filter(([, field]) => field.type !== 'boolean' && simpleKindOf(field) !== undefined)
    .sort(([, { pos: left = 0 }], [, { pos: right = 0 }]) => left - right)

/** Whether all values satisfy the rules of their fields. */
export const areFilled = (fields: readonly NamedField[], values: Values): boolean =>
  fields.every(([name, field]) => ruleFault(field, values[name]) === undefined)

interface RequiredFieldsProps {
  fields: readonly NamedField[]
  values: Values
  onChange: (values: Values) => void
  /** Whether empty fields are reported already. */
  isTouched: boolean
}

/** Required fields of a type, filled in before a page is created. */
export function RequiredFields({ fields, values, onChange, isTouched }: RequiredFieldsProps) {
  const faultText = useFaultText()
  return fields.map(([name, field]) => {
    const kind = simpleKindOf(field)
    if (!kind) return undefined
    const label = field.display_name ?? name
    const fault = ruleFault(field, values[name])
    const isSaid = fault !== undefined && (isTouched || fault.rule !== 'required')
    return (
      <Field
        key={name}
        group={kind.group ?? false}
        label={label}
        hint={field.description}
        fault={isSaid ? faultText(fault) : undefined}
      >
        {(attributes) => (
          <kind.control
            field={field}
            uid=""
            name={name}
            value={values[name]}
            label={label}
            attributes={attributes}
            onChange={(value) => onChange({ ...values, [name]: value })}
          />
        )}
      </Field>
    )
  })
}

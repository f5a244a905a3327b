import type { ReactNode } from 'react'
import { Checkbox } from '../ui/form/checkbox.tsx'
import { RadioGroup } from '../ui/form/radio-group.tsx'
import { type Option, type OptionGroup, Select } from '../ui/form/select.tsx'
import type { FieldHandle } from './field-handle.ts'

interface CheckboxFieldProps extends FieldHandle<boolean> {
  /** Replaces the label, for example by a sentence with a link. */
  children?: ReactNode
  hint?: string | undefined
}

export const CheckboxField = ({ id, label, required, error, input, hint, children }: CheckboxFieldProps) => (
  <Checkbox {...input} id={id} label={children ?? label} required={required} error={error} hint={hint} />
)

interface RadioFieldProps extends FieldHandle<string> {
  options: readonly Option[]
  variant?: 'rows' | 'chips'
  hint?: string | undefined
}

export const RadioField = ({
  id,
  label,
  required,
  error,
  input: { name, ...input },
  options,
  variant = 'rows',
  hint,
}: RadioFieldProps) => (
  <RadioGroup
    id={id}
    name={name}
    legend={label}
    options={options}
    variant={variant}
    required={required}
    error={error}
    hint={hint}
    input={input}
  />
)

interface SelectFieldProps extends FieldHandle<string> {
  options: readonly (Option | OptionGroup)[]
  /** Placeholder option; “Choisissez” by default. */
  placeholder?: string | undefined
  autoComplete?: string | undefined
  hint?: string | undefined
}

export const SelectField = ({
  id,
  label,
  required,
  error,
  valid,
  input,
  labels,
  options,
  placeholder = labels.choose,
  autoComplete,
  hint,
}: SelectFieldProps) => (
  <Select
    {...input}
    id={id}
    label={label}
    required={required}
    error={error}
    valid={valid}
    options={options}
    placeholder={placeholder}
    hint={hint}
    autoComplete={autoComplete}
  />
)

/** Select of a country; its `options` come from `countryOptions(locale)`, on the server. */
export const CountryField = (field: SelectFieldProps) => <SelectField autoComplete="country" {...field} />

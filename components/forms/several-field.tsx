import { useWatch } from 'react-hook-form'
import { CheckboxGroup, type NotedOption } from '../ui/form/checkbox-group.tsx'
import type { FieldHandle } from './field-handle.ts'

interface SeveralFieldProps extends FieldHandle<string> {
  /** Values must not contain spaces. */
  options: readonly NotedOption[]
  /** Maximum number of choices. At the maximum, the other options are disabled. */
  max?: number | undefined
  hint?: string | undefined
  /** Called after a change by the visitor. */
  onChosen?: ((chosen: readonly string[]) => void) | undefined
}

/** Multiple choice. The form value is one text: the chosen values in the order of choice, separated by spaces. */
export function SeveralField({
  id,
  label,
  required,
  error,
  input,
  control,
  options,
  max = options.length,
  hint,
  onChosen,
}: SeveralFieldProps) {
  const chosen = readSeveral(useWatch({ control, name: input.name }))
  const choose = (value: string, isChosen: boolean): void => {
    const next = isChosen ? [...chosen, value] : chosen.filter((one) => one !== value)
    void input.onChange({ type: 'change', target: { name: input.name, value: next.join(' ') } })
    onChosen?.(next)
  }
  return (
    <CheckboxGroup
      id={id}
      legend={label}
      options={options.map((option) => ({
        ...option,
        disabled: chosen.length >= max && !chosen.includes(option.value),
      }))}
      chosen={chosen}
      choose={choose}
      hint={hint}
      error={error}
      required={required}
    />
  )
}

/** Parses the form value of a `SeveralField`. */
export const readSeveral = (value: string | boolean | undefined): string[] =>
  typeof value === 'string' ? value.split(' ').filter((one) => one !== '') : []

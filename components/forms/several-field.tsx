import { useWatch } from 'react-hook-form'
import { CheckboxGroup, type NotedOption } from '../ui/form/checkbox-group.tsx'
import type { FieldHandle } from './field-handle.ts'

interface SeveralFieldProps extends FieldHandle<string> {
  /** Their values have no space. */
  options: readonly NotedOption[]
  /** Most that can be chosen; the others are then disabled. */
  max?: number | undefined
  hint?: string | undefined
  /** After the visitor's change. */
  onChosen?: ((chosen: readonly string[]) => void) | undefined
}

/** Several choices; the form holds their values as one text, in the order of their choice. */
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

/** The choices of a `SeveralField`, of the form's value. */
export const readSeveral = (value: string | boolean | undefined): string[] =>
  typeof value === 'string' ? value.split(' ').filter((one) => one !== '') : []

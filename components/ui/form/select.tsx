import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'
import { Field, type FieldProps, wiring } from './field.tsx'
import styles from './field.module.css'

export interface Option {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean | undefined
}

export interface OptionGroup {
  readonly label: string
  readonly options: readonly Option[]
}

export interface SelectProps extends FieldProps, Omit<ComponentProps<'select'>, 'id' | 'required'> {
  options: readonly (Option | OptionGroup)[]
  /** Placeholder: first option, with an empty value. */
  placeholder?: string | undefined
}

/** One choice from a long list, with the browser's native control. */
export function Select({
  id,
  label,
  hint,
  error,
  required,
  valid,
  options,
  placeholder,
  className,
  ...select
}: SelectProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required} valid={valid}>
      <div className={styles.box}>
        <select
          {...select}
          {...wiring({ id, hint, error, required })}
          className={cx(styles.control, styles.select, className)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) =>
            'options' in option ? (
              <optgroup key={option.label} label={option.label}>
                {option.options.map(toOption)}
              </optgroup>
            ) : (
              toOption(option)
            ),
          )}
        </select>
        <Icon name="chevron" className={styles.chevron} />
      </div>
    </Field>
  )
}

const toOption = ({ value, label, disabled }: Option) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
)

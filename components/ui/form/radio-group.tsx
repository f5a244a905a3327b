import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import styles from './choice.module.css'
import { FieldError, FieldHint, type FieldProps, RequiredMark } from './field.tsx'
import type { Option } from './select.tsx'

export interface RadioGroupProps extends Omit<FieldProps, 'label' | 'valid'> {
  name: string
  legend: string
  options: readonly Option[]
  defaultValue?: string | undefined
  /** `chips` for two or three short words, `rows` otherwise. */
  variant?: 'rows' | 'chips'
  /** Props of every radio button, such as the registration of a form library. */
  input?: Omit<ComponentProps<'input'>, 'id' | 'name' | 'type' | 'value' | 'defaultChecked'> | undefined
}

/** One choice from a few visible options. The first button has the group's `id`, so that an error can link to it. */
export function RadioGroup({
  id,
  name,
  legend,
  options,
  defaultValue,
  variant = 'rows',
  hint,
  error,
  required,
  input,
}: RadioGroupProps) {
  const described = cx(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`) || undefined
  const chips = variant === 'chips'
  return (
    <fieldset
      className={cx(styles.field, error !== undefined && styles.wrong)}
      role="radiogroup"
      aria-describedby={described}
      aria-invalid={error ? true : undefined}
      aria-required={required}
    >
      <legend className={styles.legend}>
        {legend}
        {required && <RequiredMark />}
      </legend>
      <div className={chips ? styles.chips : undefined}>
        {options.map((option, index) => (
          <label key={option.value} className={chips ? styles.chip : styles.row}>
            <input
              {...input}
              {...(defaultValue === undefined ? {} : { defaultChecked: option.value === defaultValue })}
              id={index === 0 ? id : `${id}-${index}`}
              name={name}
              type="radio"
              value={option.value}
              required={required}
              disabled={option.disabled ?? input?.disabled}
              className={chips ? 'vh' : cx(styles.box, styles.radio)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldHint id={id} hint={hint} />
      <FieldError id={id} error={error} />
    </fieldset>
  )
}

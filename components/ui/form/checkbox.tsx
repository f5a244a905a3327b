import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import styles from './choice.module.css'
import { FieldError, FieldHint, type FieldProps, RequiredMark, wiring } from './field.tsx'

export interface CheckboxProps
  extends Omit<FieldProps, 'valid'>,
    Omit<ComponentProps<'input'>, 'id' | 'required' | 'type'> {
  /** `chip` for a filter of two or three short words. */
  variant?: 'row' | 'chip'
}

/** Yes or no: a box of 28 px in a row of 44 px. The whole row is the label. */
export function Checkbox({ id, label, hint, error, required, className, variant = 'row', ...input }: CheckboxProps) {
  const chip = variant === 'chip'
  return (
    <div className={cx(styles.field, error !== undefined && styles.wrong, className)}>
      <label className={chip ? styles.chip : styles.row}>
        <input
          {...input}
          {...wiring({ id, hint, error, required })}
          type="checkbox"
          className={chip ? 'vh' : styles.box}
        />
        <span>
          {label}
          {required && <RequiredMark />}
        </span>
      </label>
      <FieldHint id={id} hint={hint} />
      <FieldError id={id} error={error} />
    </div>
  )
}

import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import styles from './choice.module.css'
import { FieldError, FieldHint, type FieldProps, RequiredMark, wiring } from './field.tsx'

export type CheckboxProps = Omit<FieldProps, 'valid'> & Omit<ComponentProps<'input'>, 'id' | 'required' | 'type'>

/** Yes or no: a box of 28 px in a row of 44 px, which is its label. */
export function Checkbox({ id, label, hint, error, required, className, ...input }: CheckboxProps) {
  return (
    <div className={cx(styles.field, error !== undefined && styles.wrong, className)}>
      <label className={styles.row}>
        <input {...input} {...wiring({ id, hint, error, required })} type="checkbox" className={styles.box} />
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

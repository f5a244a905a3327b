import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Field, type FieldProps, wiring } from './field.tsx'
import styles from './field.module.css'

export interface TextInputProps extends FieldProps, Omit<ComponentProps<'input'>, 'id' | 'required'> {
  /** A control of 44 px at the end of the field, such as the button that shows a password. */
  after?: ReactNode
}

/** One line of text. Set its kind with `type`, `inputMode` and `autoComplete`. */
export function TextInput({ id, label, hint, error, required, valid, after, className, ...input }: TextInputProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required} valid={valid}>
      <div className={styles.box}>
        <input
          type="text"
          {...input}
          {...wiring({ id, hint, error, required })}
          className={cx(styles.control, className)}
        />
        {after && <div className={styles.after}>{after}</div>}
      </div>
    </Field>
  )
}

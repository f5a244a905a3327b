import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { Field, type FieldProps, wiring } from './field.tsx'
import styles from './field.module.css'

export type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'required'>

/** Several lines of text. In browsers that support it, the field grows with its content. */
export function TextArea({ id, label, hint, error, required, valid, className, ...area }: TextAreaProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required} valid={valid}>
      <textarea
        rows={4}
        {...area}
        {...wiring({ id, hint, error, required })}
        className={cx(styles.control, styles.area, className)}
      />
    </Field>
  )
}

import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'
import styles from './field.module.css'

/** What every control of a form says about itself. */
export interface FieldProps {
  id: string
  label: ReactNode
  hint?: string | undefined
  /** A sentence that says what to type; its presence marks the field as wrong. */
  error?: string | undefined
  required?: boolean | undefined
  /** Checked and right: a green edge, no words. */
  valid?: boolean | undefined
}

/** Attributes that tie a control to its hint and its error. */
export const wiring = ({ id, hint, error, required }: Pick<FieldProps, 'id' | 'hint' | 'error' | 'required'>) => ({
  id,
  'required': required,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': cx(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`) || undefined,
})

/** The asterisk; readers hear “required” from the control itself. */
export const RequiredMark = () => (
  <span className={styles.required} aria-hidden="true">
    {' '}
    *
  </span>
)

/** What is wrong, in words and with a sign. */
export const FieldError = ({ id, error }: Pick<FieldProps, 'id' | 'error'>) =>
  error === undefined ? null : (
    <p id={`${id}-error`} className={styles.error}>
      <Icon name="warning" />
      <span>{error}</span>
    </p>
  )

export const FieldHint = ({ id, hint }: Pick<FieldProps, 'id' | 'hint'>) =>
  hint === undefined ? null : (
    // Its numbers may be written otherwise by the browser's ICU: the server's text stays until it changes.
    <p id={`${id}-hint`} className={styles.hint} suppressHydrationWarning>
      {hint}
    </p>
  )

/** Label above, control, hint and error below. The control inside takes `wiring` and the class of its kind. */
export function Field({
  id,
  label,
  hint,
  error,
  required,
  valid = false,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <div className={cx(styles.field, error !== undefined && styles.wrong, valid && styles.right)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required && <RequiredMark />}
      </label>
      {children}
      <FieldHint id={id} hint={hint} />
      <FieldError id={id} error={error} />
    </div>
  )
}

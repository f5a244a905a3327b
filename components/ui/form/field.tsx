import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'
import styles from './field.module.css'

/** Props of every form control. */
export interface FieldProps {
  id: string
  label: ReactNode
  hint?: string | undefined
  /** A sentence that explains the correct input; its presence marks the field as invalid. */
  error?: string | undefined
  required?: boolean | undefined
  /** The value was checked and is valid: a green border, no text. */
  valid?: boolean | undefined
}

/** Attributes that connect a control with its hint and its error. */
export const wiring = ({ id, hint, error, required }: Pick<FieldProps, 'id' | 'hint' | 'error' | 'required'>) => ({
  id,
  'required': required,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': cx(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`) || undefined,
})

/** The asterisk. It is hidden from screen readers, because the control itself announces “required”. */
export const RequiredMark = () => (
  <span className={styles.required} aria-hidden="true">
    {' '}
    *
  </span>
)

/** Error message with a warning icon. */
export const FieldError = ({ id, error }: Pick<FieldProps, 'id' | 'error'>) =>
  error === undefined ? null : (
    <p id={`${id}-error`} className={styles.error}>
      <Icon name="warning" />
      <span>{error}</span>
    </p>
  )

export const FieldHint = ({ id, hint }: Pick<FieldProps, 'id' | 'hint'>) =>
  hint === undefined ? null : (
    // The browser's ICU may format numbers differently: the server's text stays until the hint changes.
    <p id={`${id}-hint`} className={styles.hint} suppressHydrationWarning>
      {hint}
    </p>
  )

/** Label above the control, hint and error below. The control inside must take `wiring` and the class of its kind. */
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

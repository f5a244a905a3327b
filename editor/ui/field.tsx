import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './ui.module.css'

interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  /** Error message for the value. */
  fault?: string | undefined
  /** Beside the label: a badge, a counter. */
  beside?: ReactNode
  /** The field has several controls, grouped under its name. */
  group?: boolean
  /** Renders the control with the attributes that link it to its label and messages. */
  children: (control: ControlAttributes) => ReactNode
}

export interface ControlAttributes {
  'id': string
  'role'?: 'group'
  'aria-labelledby'?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

/** A labelled control with its hint and its fault. */
export function Field({ label, hint, fault, beside, group = false, children }: FieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <div className={styles.label}>
        {group ? <span id={`${id}-label`}>{label}</span> : <label htmlFor={id}>{label}</label>}
        {beside}
      </div>
      {children({
        id,
        ...(described ? { 'aria-describedby': described } : {}),
        ...(group ? { 'role': 'group', 'aria-labelledby': `${id}-label` } : {}),
        // ARIA: a group cannot be invalid. Its description contains the fault.
        ...(fault && !group ? { 'aria-invalid': true } : {}),
      })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  )
}

type Common = Omit<FieldProps, 'children' | 'group'>

export const TextField = ({
  label,
  hint,
  fault,
  beside,
  ...rest
}: Common & Omit<ComponentProps<'input'>, 'children'>) => (
  <Field label={label} hint={hint} fault={fault} beside={beside}>
    {(control) => <input className={styles.input} {...rest} {...control} />}
  </Field>
)

export const TextArea = ({
  label,
  hint,
  fault,
  beside,
  ...rest
}: Common & Omit<ComponentProps<'textarea'>, 'children'>) => (
  <Field label={label} hint={hint} fault={fault} beside={beside}>
    {(control) => <textarea className={styles.input} {...rest} {...control} />}
  </Field>
)

export const SelectField = ({ label, hint, fault, beside, children, ...rest }: Common & ComponentProps<'select'>) => (
  <Field label={label} hint={hint} fault={fault} beside={beside}>
    {(control) => (
      <select className={styles.input} {...rest} {...control}>
        {children}
      </select>
    )}
  </Field>
)

export const CheckField = ({ label, ...rest }: { label: ReactNode } & Omit<ComponentProps<'input'>, 'type'>) => (
  <label className={styles.check}>
    <input type="checkbox" {...rest} />
    {label}
  </label>
)

import { useState } from 'react'
import type { OwnerOf } from '#lib/client/password.ts'
import { cx } from '../ui/cx.ts'
import { Field, wiring } from '../ui/form/field.tsx'
import fields from '../ui/form/field.module.css'
import { IconButton } from '../ui/icon-button.tsx'
import type { FieldHandle } from './field-handle.ts'
import styles from './forms.module.css'
import { PasswordRules } from './password-rules.tsx'

interface PasswordFieldProps extends FieldHandle<string> {
  /** `new-password` lists the password rules, ticked as they are met. */
  autoComplete: 'new-password' | 'current-password'
  /** False on the repetition of a new password. */
  rules?: boolean
  /** Owner of the new password, if known: enables the rule against personal data. */
  owner?: OwnerOf
  hint?: string | undefined
}

/** Password field that can be revealed, pasted into and filled by a password manager; hidden again on submit. */
export function PasswordField({
  id,
  label,
  required,
  error,
  valid,
  busy,
  input,
  control,
  labels,
  autoComplete,
  rules = autoComplete === 'new-password',
  owner,
  hint,
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const { 'aria-describedby': described, ...wired } = wiring({ id, hint, error, required })
  return (
    <div className={styles.password}>
      <Field id={id} label={label} hint={hint} error={error} required={required} valid={valid}>
        <div className={fields.box}>
          <input
            {...input}
            {...wired}
            type={shown && !busy ? 'text' : 'password'}
            className={fields.control}
            autoComplete={autoComplete}
            aria-describedby={cx(rules && `${id}-rules`, described) || undefined}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <div className={fields.after}>
            <IconButton
              icon={shown ? 'hide' : 'show'}
              label={labels.showPassword}
              aria-pressed={shown}
              aria-controls={id}
              onClick={() => setShown(!shown)}
            />
          </div>
        </div>
      </Field>
      {rules && <PasswordRules id={`${id}-rules`} name={input.name} control={control} owner={owner} labels={labels} />}
    </div>
  )
}

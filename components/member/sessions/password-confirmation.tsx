import type { ReactNode } from 'react'
import type { CallFailure } from '#lib/client/eph-request.ts'
import { required } from '@barriere/shared/domain/people/form-rules.ts'
import type { Result } from '@barriere/shared/domain/result.ts'
import { Form } from '../../forms/form.tsx'
import { PasswordField } from '../../forms/password-field.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { refusedAt } from '../profile/refusals.ts'
import type { MemberPage } from './sessions-page.ts'

interface PasswordConfirmationProps<A> extends MemberPage {
  /** Prefix of the field's id. */
  name: string
  /** Accessible name of the form. */
  label: string
  submit: string
  cancel: ReactNode
  send: (password: string) => Promise<Result<A, CallFailure>>
  onDone: (answer: A) => void
}

/** Re-authentication: a change of a sign-in method requires the password. */
export function PasswordConfirmation<A>({
  name,
  label,
  submit,
  cancel,
  send,
  onDone,
  ...page
}: PasswordConfirmationProps<A>) {
  const { locale, labels, forms, member, email } = page
  const form = useSiteForm({
    name,
    locale,
    labels: forms,
    member,
    values: { password: '' },
    fieldLabels: { password: labels.passkeys.password },
    rules: { password: [required] },
    send: async ({ password }) => refusedAt(await send(password), 'password', ['0090'], labels.passkeys.wrongPassword),
    done: onDone,
  })
  return (
    <Form form={form} label={label} submit={submit} secondaryAction={cancel}>
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
      <PasswordField {...form.field('password')} autoComplete="current-password" />
    </Form>
  )
}

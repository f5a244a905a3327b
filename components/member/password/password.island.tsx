import { useState } from 'react'
import type { SendFailure } from '#lib/client/send-call.ts'
import type { Programme } from '@barriere/shared/contracts/session.ts'
import { passwordReader } from '#lib/client/password.ts'
import { required, samePasswordAs } from '@barriere/shared/domain/people/form-rules.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { fail } from '@barriere/shared/domain/result.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import { Form } from '../../forms/form.tsx'
import { PasswordField } from '../../forms/password-field.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import type { FormLabels } from '#components/forms/labels.ts'
import { Banner } from '../../ui/banner.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { ENTRY_CALLS } from '../entry/entry-calls.ts'
import { useMailedToken } from '../entry/mailed-token.ts'
import { Outcome, Ways } from '../../forms/outcome.tsx'

interface NewPasswordProps {
  programme: Programme
  locale: Locale
  labels: Messages['member']['password']
  forms: FormLabels
  /** Text of the link to the login. */
  signIn: string
}

/** Target of the password reset link: a form for the new password and its repetition. */
export function NewPasswordIsland({ programme, locale, labels, forms, signIn }: NewPasswordProps) {
  const { href, refresh } = ENTRY_CALLS[programme]
  const token = useMailedToken()
  const [end, setEnd] = useState<SendFailure>()
  const [done, setDone] = useState(false)

  const ask = (
    <Ways>
      <ButtonLink anchor={{ href: href('forgotten', locale) }}>{labels.ask}</ButtonLink>
    </Ways>
  )

  if (done) {
    return (
      <Outcome title={labels.done}>
        <p>{labels.doneText}</p>
        <Ways>
          <ButtonLink anchor={{ href: href('login', locale) }}>{signIn}</ButtonLink>
        </Ways>
      </Outcome>
    )
  }
  if (end)
    return (
      <Outcome kind="error" title={end.message ?? forms.technical}>
        {ask}
      </Outcome>
    )
  if (token === '')
    return (
      <Banner kind="info" title={labels.none}>
        <p>{labels.noneText}</p>
        {ask}
      </Banner>
    )
  return (
    <PasswordForm
      programme={programme}
      token={token}
      locale={locale}
      labels={labels}
      forms={forms}
      onEnd={setEnd}
      onDone={() => {
        setDone(true)
        // A reset ends all sessions of the account, possibly this browser's too.
        refresh()
      }}
    />
  )
}

interface PasswordFormProps extends Omit<NewPasswordProps, 'signIn'> {
  token: string | undefined
  onDone: () => void
  onEnd: (failure: SendFailure) => void
}

function PasswordForm({ programme, token, locale, labels, forms, onDone, onEnd }: PasswordFormProps) {
  const { codes, resetPassword } = ENTRY_CALLS[programme]
  const form = useSiteForm({
    name: 'password',
    locale,
    labels: forms,
    values: { password: '', passwordVerification: '' },
    fieldLabels: { password: labels.password, passwordVerification: labels.passwordVerification },
    rules: { password: [required], passwordVerification: [required, samePasswordAs('password')] },
    // Only the server knows the owner of the password.
    read: { password: passwordReader(() => undefined) },
    send: async ({ password }, key) =>
      token === undefined ? fail<SendFailure>({ status: 0 }) : await resetPassword(token, password, key),
    done: onDone,
    refused(failure) {
      const isEnd = failure.code !== undefined && [codes.noAccount, ...codes.link].includes(failure.code)
      if (isEnd) onEnd(failure)
      return isEnd
    },
  })
  return (
    <Form form={form} label={labels.title} submit={labels.submit}>
      <PasswordField {...form.field('password')} autoComplete="new-password" />
      <PasswordField {...form.field('passwordVerification')} autoComplete="new-password" rules={false} />
      <p>{labels.text}</p>
    </Form>
  )
}

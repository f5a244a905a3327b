import { useState } from 'react'
import { callEph } from '#lib/client/eph.ts'
import type { CallFailure } from '#lib/client/eph-request.ts'
import { profileStore } from '#lib/client/profile.ts'
import { HOTEL_LINKS } from '#lib/contracts/hotel-links.ts'
import { passwordReader } from '#lib/client/password.ts'
import { required, samePasswordAs } from '#lib/domain/form-rules.ts'
import type { Locale } from '#lib/domain/locale.ts'
import { fail } from '#lib/domain/result.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import { Form } from '../../forms/form.tsx'
import { PasswordField } from '../../forms/password-field.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import type { FormLabels } from '#components/forms/labels.ts'
import { Banner } from '../../ui/banner.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { useMailedToken } from '../mailed-token.ts'
import { Outcome, Ways } from '../outcome.tsx'

interface NewPasswordProps {
  locale: Locale
  labels: Messages['member']['password']
  forms: FormLabels
  /** Of the link to the login. */
  signIn: string
}

/** Error codes after which the link is no longer valid. */
const ENDS: readonly (string | undefined)[] = ['0088', '0089', '0109', '0135']

/** Target of the password reset link: the new password, typed twice. */
export function NewPasswordIsland({ locale, labels, forms, signIn }: NewPasswordProps) {
  const token = useMailedToken()
  const [end, setEnd] = useState<CallFailure>()
  const [done, setDone] = useState(false)

  const ask = (
    <Ways>
      <ButtonLink anchor={{ href: HOTEL_LINKS.forgotten[locale] }}>{labels.ask}</ButtonLink>
    </Ways>
  )

  if (done) {
    return (
      <Outcome title={labels.done}>
        <p>{labels.doneText}</p>
        <Ways>
          <ButtonLink anchor={{ href: HOTEL_LINKS.login[locale] }}>{signIn}</ButtonLink>
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
      token={token}
      locale={locale}
      labels={labels}
      forms={forms}
      onEnd={setEnd}
      onDone={() => {
        setDone(true)
        // A reset ends all sessions of the account, possibly this browser's too.
        if (profileStore.get().isConnected) void profileStore.refresh()
      }}
    />
  )
}

interface PasswordFormProps extends Omit<NewPasswordProps, 'signIn'> {
  token: string | undefined
  onDone: () => void
  onEnd: (failure: CallFailure) => void
}

function PasswordForm({ token, locale, labels, forms, onDone, onEnd }: PasswordFormProps) {
  const form = useSiteForm({
    name: 'password',
    locale,
    labels: forms,
    values: { password: '', passwordVerification: '' },
    fieldLabels: { password: labels.password, passwordVerification: labels.passwordVerification },
    rules: { password: [required], passwordVerification: [required, samePasswordAs('password')] },
    // Whose password it is, the server alone knows.
    read: { password: passwordReader(() => undefined) },
    send: async ({ password }, key) =>
      token === undefined
        ? fail<CallFailure>({ status: 0 })
        : await callEph('POST users/reset-password/{token}', {
            pathParameter: token,
            input: { password },
            idempotencyKey: key,
          }),
    done: onDone,
    refused(failure) {
      const isEnd = ENDS.includes(failure.code)
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

import { useState } from 'react'
import { callEph } from '#lib/client/eph.ts'
import type { CallFailure } from '#lib/client/eph-request.ts'
import { profileStore } from '#lib/client/profile.ts'
import { HOTEL_LINKS } from '#lib/contracts/hotel-links.ts'
import type { Locale } from '#lib/domain/locale.ts'
import { pagePath } from '#lib/i18n/locales/locales.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import type { FormLabels } from '#components/forms/labels.ts'
import { Banner } from '../../ui/banner.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { MailedAction } from '../mailed-action.tsx'
import { useMailedToken } from '../mailed-token.ts'
import { Outcome, Ways } from '../outcome.tsx'

interface EmailLinkProps {
  kind: 'confirm' | 'undo'
  locale: Locale
  labels: Messages['member']['email']
  forms: FormLabels
  login: { readonly signIn: string; readonly newPassword: string }
}

/** Target of the two mailed links of an e-mail change: `confirm` from the new address, `undo` from the old one. */
export function EmailLinkIsland({ kind, locale, labels, forms, login }: EmailLinkProps) {
  const token = useMailedToken()
  const [end, setEnd] = useState<CallFailure>()
  const [done, setDone] = useState(false)
  const own = labels[kind]

  const elsewhere =
    kind === 'undo' ? (
      <ButtonLink anchor={{ href: pagePath('contact', locale) }}>{labels.contact}</ButtonLink>
    ) : (
      <ButtonLink anchor={{ href: HOTEL_LINKS.profile[locale] }}>{labels.profile}</ButtonLink>
    )

  if (done) {
    return (
      <Outcome title={own.done}>
        <p>{own.doneText}</p>
        <Ways>
          {kind === 'undo' ? (
            <ButtonLink anchor={{ href: HOTEL_LINKS.forgotten[locale] }}>{login.newPassword}</ButtonLink>
          ) : (
            <ButtonLink anchor={{ href: HOTEL_LINKS.login[locale] }}>{login.signIn}</ButtonLink>
          )}
        </Ways>
      </Outcome>
    )
  }
  if (end?.code === '0109') return <Outcome kind="error" title={end.message ?? forms.technical} />
  if (end)
    return (
      <Outcome kind="warning" title={end.message ?? forms.technical}>
        <p>{end.code === '0053' ? own.taken : own.dead}</p>
        <Ways>{elsewhere}</Ways>
      </Outcome>
    )
  if (token === '')
    return (
      <Banner kind="info" title={labels.none}>
        {labels.noneText}
      </Banner>
    )
  return (
    <MailedAction
      name={`email-${kind}`}
      token={token}
      locale={locale}
      forms={forms}
      labels={own}
      ends={['0053', '0086', '0109']}
      onEnd={setEnd}
      send={(token, idempotencyKey) =>
        callEph(kind === 'undo' ? 'POST users/email/undo/{token}' : 'POST users/email/confirm/{token}', {
          pathParameter: token,
          idempotencyKey,
        })
      }
      onDone={() => {
        setDone(true)
        // The change may have ended this session, and the profile shows the old address.
        if (profileStore.get().isConnected) void profileStore.refresh()
      }}
    />
  )
}

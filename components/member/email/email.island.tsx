import { useState } from 'react'
import type { SendFailure } from '#lib/client/send-call.ts'
import type { Programme } from '@barriere/shared/contracts/session.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { pagePath } from '@barriere/shared/locales/locales.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import type { FormLabels } from '#components/forms/labels.ts'
import { Banner } from '../../ui/banner.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { ENTRY_CALLS, contestLimit } from '../entry/entry-calls.ts'
import { MailedAction } from '../entry/mailed-action.tsx'
import { useMailedToken } from '../entry/mailed-token.ts'
import { Outcome, Ways } from '../../forms/outcome.tsx'

interface EmailLinkProps {
  programme: Programme
  kind: 'confirm' | 'undo' | 'contest'
  locale: Locale
  labels: Messages['member']['email']
  forms: FormLabels
  login: { readonly signIn: string; readonly newPassword: string }
}

/**
 * Target of mailed links. For an e-mail change: `confirm`, mailed to the new address, and `undo`, mailed to the old
 * address. For a limit that a stranger may have set: `contest`.
 */
export function EmailLinkIsland({ programme, kind, locale, labels, forms, login }: EmailLinkProps) {
  const { codes, confirmEmail, href, refresh, undoEmail } = ENTRY_CALLS[programme]
  const token = useMailedToken()
  const [end, setEnd] = useState<SendFailure>()
  const [done, setDone] = useState(false)
  const own = labels[kind]

  const elsewhere =
    kind !== 'confirm' ? (
      <ButtonLink anchor={{ href: pagePath('contact', locale) }}>{labels.contact}</ButtonLink>
    ) : (
      <ButtonLink anchor={{ href: href('profile', locale) }}>{labels.profile}</ButtonLink>
    )

  if (done) {
    return (
      <Outcome title={own.done}>
        <p>{own.doneText}</p>
        <Ways>
          {kind !== 'confirm' ? (
            <ButtonLink anchor={{ href: href('forgotten', locale) }}>{login.newPassword}</ButtonLink>
          ) : (
            <ButtonLink anchor={{ href: href('login', locale) }}>{login.signIn}</ButtonLink>
          )}
        </Ways>
      </Outcome>
    )
  }
  if (end?.code === codes.noAccount) return <Outcome kind="error" title={end.message ?? forms.technical} />
  if (end)
    return (
      <Outcome kind="warning" title={end.message ?? forms.technical}>
        <p>{end.code === codes.emailTaken ? own.taken : own.dead}</p>
        <Ways>{elsewhere}</Ways>
      </Outcome>
    )
  if (token === '')
    return (
      <Banner kind="info" title={labels.none}>
        <p>{labels.noneText}</p>
        <Ways>{elsewhere}</Ways>
      </Banner>
    )
  return (
    <MailedAction
      name={`email-${kind}`}
      token={token}
      locale={locale}
      forms={forms}
      labels={own}
      ends={[codes.emailTaken, codes.noAccount, ...codes.link]}
      onEnd={setEnd}
      send={{ confirm: confirmEmail, undo: undoEmail, contest: contestLimit }[kind]}
      onDone={() => {
        setDone(true)
        // The change may have ended this session, and the profile shows the old address.
        refresh()
      }}
    />
  )
}

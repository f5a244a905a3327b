import { useState } from 'react'
import { NO_MEMBER, storeFormDraft } from '#lib/client/form-draft.ts'
import type { SendFailure } from '#lib/client/send-call.ts'
import type { Programme } from '#lib/contracts/session.ts'
import type { Locale } from '#lib/domain/locale.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import type { FormLabels } from '#components/forms/labels.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ENTRY_CALLS } from '../entry-calls.ts'
import { AskLink } from '../forgotten/ask-link.tsx'
import { MailedAction } from '../mailed-action.tsx'
import { useMailedToken } from '../mailed-token.ts'
import { Outcome, Ways } from '../outcome.tsx'

interface ActivationProps {
  programme: Programme
  locale: Locale
  labels: Messages['member']['activation']
  forms: FormLabels
  login: Pick<Messages['member']['login'], 'email' | 'submit'>
}

/**
 * Target of the activation mail's link: a button that activates the account, or a form for a new link where the link is
 * no longer valid.
 */
export function ActivationIsland({ programme, locale, labels, forms, login }: ActivationProps) {
  const { activate, codes, href, loginForm, resendActivation } = ENTRY_CALLS[programme]
  const token = useMailedToken()
  const [end, setEnd] = useState<SendFailure>()
  const [done, setDone] = useState(false)

  const signIn = (
    <ButtonLink anchor={{ href: href('login', locale) }} variant={done ? 'main' : 'line'}>
      {login.submit}
    </ButtonLink>
  )

  if (done)
    return (
      <Outcome title={labels.done}>
        <p>{labels.doneText}</p>
        <Ways>{signIn}</Ways>
      </Outcome>
    )
  if (end?.code === codes.noAccount) {
    return (
      <Outcome kind="error" title={end.message ?? forms.technical}>
        <Ways>
          <ButtonLink anchor={{ href: href('registration', locale) }}>{labels.register}</ButtonLink>
        </Ways>
      </Outcome>
    )
  }
  if (end || token === '') {
    return (
      <>
        {end && (
          <Outcome kind="warning" title={end.message ?? forms.technical}>
            <p>{labels.dead}</p>
            <Ways>{signIn}</Ways>
          </Outcome>
        )}
        <AskLink
          name="activation-link"
          locale={locale}
          forms={forms}
          ask={resendActivation}
          labels={{
            email: login.email,
            title: labels.ask,
            intro: labels.askIntro,
            submit: labels.askSubmit,
            sent: labels.sent,
          }}
        />
      </>
    )
  }
  return (
    <MailedAction
      name="activation"
      token={token}
      locale={locale}
      forms={forms}
      labels={labels}
      send={async (token, idempotencyKey) => {
        const answer = await activate(token, idempotencyKey)
        // In the tab, not in the address of the login: addresses are logged and copied.
        if (answer.ok) storeFormDraft(loginForm, NO_MEMBER, { email: answer.value.email })
        return answer
      }}
      onDone={() => setDone(true)}
      ends={[codes.noAccount, ...codes.link]}
      onEnd={setEnd}
    />
  )
}

import { useState } from 'react'
import type { SendFailure } from '#lib/client/send-call.ts'
import type { Programme } from '@barriere/shared/contracts/session.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import type { FormLabels } from '#components/forms/labels.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ENTRY_CALLS } from '../entry/entry-calls.ts'
import { AskLink } from '../forgotten/ask-link.tsx'
import { useMailedToken } from '../entry/mailed-token.ts'
import { Outcome, Ways } from '../../forms/outcome.tsx'
import { ActivationForm } from './activation-form.tsx'

interface ActivationProps {
  programme: Programme
  locale: Locale
  labels: Messages['member']['activation']
  forms: FormLabels
  login: Pick<Messages['member']['login'], 'email' | 'submit'>
}

/**
 * Target of the link in the activation mail: a form that activates the account. If the link is no longer valid, a form
 * that requests a new link.
 */
export function ActivationIsland({ programme, locale, labels, forms, login }: ActivationProps) {
  const { href, resendActivation } = ENTRY_CALLS[programme]
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
    <ActivationForm
      programme={programme}
      token={token}
      locale={locale}
      labels={labels}
      forms={forms}
      onDone={() => setDone(true)}
      onEnd={setEnd}
    />
  )
}

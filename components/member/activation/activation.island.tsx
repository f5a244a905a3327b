import { useState } from 'react'
import { callEph } from '#lib/client/eph.ts'
import type { CallFailure } from '#lib/client/eph-request.ts'
import { HOTEL_LINKS } from '#lib/contracts/hotel-links.ts'
import type { Locale } from '#lib/domain/locale.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import type { FormWords } from '../../forms/words.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { AskLink } from '../forgotten/ask-link.tsx'
import { MailedAction } from '../mailed-action.tsx'
import { useMailedToken } from '../mailed-token.ts'
import { Outcome, Ways } from '../outcome.tsx'

interface ActivationProps {
  locale: Locale
  words: Messages['member']['activation']
  forms: FormWords
  login: Pick<Messages['member']['login'], 'email' | 'submit'>
}

/**
 * Where the link of the activation mail leads: a button that activates the account, and a new link where it is of no
 * more use.
 */
export function ActivationIsland({ locale, words, forms, login }: ActivationProps) {
  const token = useMailedToken()
  const [end, setEnd] = useState<CallFailure>()
  const [done, setDone] = useState(false)

  const signIn = (
    <ButtonLink anchor={{ href: HOTEL_LINKS.login[locale] }} look={done ? 'main' : 'line'}>
      {login.submit}
    </ButtonLink>
  )

  if (done)
    return (
      <Outcome title={words.done}>
        <p>{words.doneText}</p>
        <Ways>{signIn}</Ways>
      </Outcome>
    )
  if (end?.code === '0109') {
    return (
      <Outcome kind="error" title={end.message ?? forms.technical}>
        <Ways>
          <ButtonLink anchor={{ href: HOTEL_LINKS.registration[locale] }}>{words.register}</ButtonLink>
        </Ways>
      </Outcome>
    )
  }
  if (end || token === '') {
    return (
      <>
        {end && (
          <Outcome kind="warning" title={end.message ?? forms.technical}>
            <p>{words.dead}</p>
            <Ways>{signIn}</Ways>
          </Outcome>
        )}
        <AskLink
          name="activation-link"
          locale={locale}
          forms={forms}
          ask={(email) => callEph('POST users/activate', { input: { email } })}
          words={{
            email: login.email,
            title: words.ask,
            intro: words.askIntro,
            submit: words.askSubmit,
            sent: words.sent,
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
      words={words}
      send={(token, idempotencyKey) =>
        callEph('POST users/activate/{token}', { pathParameter: token, input: {}, idempotencyKey })
      }
      onDone={() => setDone(true)}
      ends={['0086', '0109']}
      onEnd={setEnd}
    />
  )
}

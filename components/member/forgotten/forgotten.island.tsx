import { ENTRY_CALLS } from '../entry/entry-calls.ts'
import type { LoginLabels } from '../login/login-labels.ts'
import { AskLink } from './ask-link.tsx'

interface ForgottenProps extends LoginLabels {
  /** Text of the link back to the login. */
  back: string
}

/** Page for a forgotten password: requests the link for a new one by e-mail. */
export function ForgottenIsland({ programme, locale, labels, forms, back }: ForgottenProps) {
  return (
    <>
      <AskLink
        name="forgotten"
        locale={locale}
        forms={forms}
        labels={{ email: labels.email, ...labels.forgotten }}
        captcha={{ action: 'resetInit' }}
        ask={ENTRY_CALLS[programme].askReset}
      />
      <p>
        <a href={ENTRY_CALLS[programme].href('login', locale)}>{back}</a>
      </p>
    </>
  )
}

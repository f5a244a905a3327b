import { callEph } from '#lib/client/eph.ts'
import { HOTEL_LINKS } from '#lib/contracts/hotel-links.ts'
import type { LoginLabels } from '../login/login-labels.ts'
import { AskLink } from './ask-link.tsx'

interface ForgottenProps extends LoginLabels {
  /** Of the link back to the login. */
  back: string
}

/** The page of a forgotten password: where to send the link for a new one. */
export function ForgottenIsland({ locale, labels, forms, back }: ForgottenProps) {
  return (
    <>
      <AskLink
        name="forgotten"
        locale={locale}
        forms={forms}
        labels={{ email: labels.email, ...labels.forgotten }}
        captcha={{ action: 'resetInit' }}
        ask={(email, captcha) => callEph('POST users/reset-password/init', { input: { email }, captcha })}
      />
      <p>
        <a href={HOTEL_LINKS.login[locale]}>{back}</a>
      </p>
    </>
  )
}

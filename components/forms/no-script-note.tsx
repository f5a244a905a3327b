import type { Locale } from '@barriere/shared/domain/locale.ts'
import { pagePath } from '@barriere/shared/locales/locales.ts'
import { Banner } from '../ui/banner.tsx'
import { LinkedPhones } from '../ui/linked-phones.tsx'
import type { FormLabels } from './labels.ts'

/** Telephone number of the central desk. */
const PHONE = '02 61 91 00 14'

/** Fallback contact, for visitors who cannot send a form. */
export interface OtherWay {
  readonly phone?: string | undefined
  readonly email?: string | undefined
}

interface NoScriptNoteProps {
  labels: FormLabels
  locale: Locale
  otherWay?: OtherWay | undefined
}

/** Notice without scripts: the form needs JavaScript, with other ways to contact the group. */
export const NoScriptNote = ({
  labels: { noScript },
  locale,
  otherWay: { phone = PHONE, email } = {},
}: NoScriptNoteProps) => (
  <noscript>
    <Banner kind="warning">
      {noScript.text} <LinkedPhones text={phone} /> {email === undefined ? noScript.or : noScript.orWrite}{' '}
      {email === undefined ? (
        <a href={pagePath('contact', locale)}>{noScript.contact}</a>
      ) : (
        <a href={`mailto:${email}`}>{email}</a>
      )}
      .
    </Banner>
  </noscript>
)

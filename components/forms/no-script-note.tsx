import type { Locale } from '#lib/domain/locale.ts'
import { Banner } from '../ui/banner.tsx'
import type { FormWords } from './words.ts'

/** The central desk's telephone. */
const PHONE = '02 61 91 00 14'

/** Page on which to reach us. */
export const CONTACT: Readonly<Record<Locale, string>> = { fr: '/contact', en: '/en/contact' }

/** Where no script runs: that this form needs one, and how to reach us otherwise. */
export const NoScriptNote = ({ words: { noScript }, locale }: { words: FormWords; locale: Locale }) => (
  <noscript>
    <Banner kind="warning">
      {noScript.text} <a href="tel:+33261910014">{PHONE.replaceAll(' ', '\u00a0')}</a> {noScript.or}{' '}
      <a href={CONTACT[locale]}>{noScript.contact}</a>.
    </Banner>
  </noscript>
)

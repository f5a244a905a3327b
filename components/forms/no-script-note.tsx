import type { Locale } from '#lib/domain/locale.ts'
import { pagePath } from '#lib/i18n/locales/locales.ts'
import { Banner } from '../ui/banner.tsx'
import { LinkedPhones } from '../ui/linked-phones.tsx'
import type { FormLabels } from './labels.ts'

/** Telephone number of the central desk. */
const PHONE = '02 61 91 00 14'

/** Notice without scripts: the form needs JavaScript, with other ways to contact the group. */
export const NoScriptNote = ({ labels: { noScript }, locale }: { labels: FormLabels; locale: Locale }) => (
  <noscript>
    <Banner kind="warning">
      {noScript.text} <LinkedPhones text={PHONE} /> {noScript.or}{' '}
      <a href={pagePath('contact', locale)}>{noScript.contact}</a>.
    </Banner>
  </noscript>
)

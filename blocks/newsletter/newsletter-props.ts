import type { NewsletterProps } from '#components/newsletter/newsletter-props.ts'
import type { Option } from '#components/ui/form/select.tsx'
import { NEWSLETTER_FORM } from '@barriere/shared/locales/locales.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import type { BlockContext } from '../context.ts'

/** Common props of the newsletter's islands. */
export function newsletterProps({ locale }: BlockContext, themes: readonly Option[]): NewsletterProps {
  const { newsletter: labels, forms, requests, member } = messagesOf(locale)
  return {
    locale,
    labels,
    forms,
    consent: NEWSLETTER_FORM[locale].consent,
    themes,
    fields: { email: member.profile.fields.email, privacy: requests.fields.privacy },
  }
}

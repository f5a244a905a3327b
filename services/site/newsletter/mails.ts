import { ONE_CLICK_PATH, type Mailing } from '@barriere/shared/contracts/newsletter.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import type { NewsletterView } from '@barriere/shared/domain/visitors/newsletter.ts'
import { FORMATS, NEWSLETTER, pagePath } from '@barriere/shared/locales/locales.ts'
import { type MailDocument, renderMail } from '../../kit/mail/layout.ts'
import type { NewMail } from '../../kit/mail/outbox.ts'

/** Kinds of mails in the outbox. */
export const MAIL_KINDS = { confirm: 'newsletter', known: 'newsletter-known', mailing: 'mailing' } as const

/** Recipient of a mail. */
export interface Reader {
  readonly id: string
  readonly email: string
  readonly locale: Locale
}

/** Signature of the mails. */
const SENDER = 'Barrière'

const linkTo = (origin: string, locale: Locale, view: NewsletterView, token: string): string =>
  `${origin}${pagePath('subscription', locale)}#${view}=${token}`

/** Asks the mailbox's owner to confirm. It repeats none of the choices: a stranger may have entered the address. */
export const confirmationMail = (reader: Reader, token: string, origin: string): NewMail =>
  worded(MAIL_KINDS.confirm, reader, linkTo(origin, reader.locale, 'confirm', token), origin)

/** Mail to an active subscriber who asked again. Account enumeration: the form itself does not reveal subscribers. */
export const knownMail = (reader: Reader, token: string, origin: string): NewMail =>
  worded(MAIL_KINDS.known, reader, linkTo(origin, reader.locale, 'preferences', token), origin)

function worded(
  kind: (typeof MAIL_KINDS)['confirm' | 'known'],
  { id, email, locale }: Reader,
  address: string,
  origin: string,
): NewMail {
  const { subject, opening, action, closing } = NEWSLETTER[locale][kind === MAIL_KINDS.confirm ? 'confirm' : 'known']
  return {
    kind,
    ownerId: id,
    recipient: email,
    ...rendered({ subject, opening, action: { label: action, address }, closing }, locale, origin),
  }
}

/** A letter to one subscriber, with one-click unsubscription (RFC 8058). */
export function letterMail(
  { letters }: Mailing,
  { id, email, locale }: Reader,
  tokens: { readonly preferences: string; readonly unsubscribe: string },
  origin: string,
): NewMail {
  const { subject, paragraphs, action } = letters[locale]
  return {
    kind: MAIL_KINDS.mailing,
    ownerId: id,
    recipient: email,
    headers: {
      'List-Unsubscribe': `<${origin}${ONE_CLICK_PATH}?t=${tokens.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    ...rendered(
      {
        subject,
        opening: paragraphs,
        action,
        closing: [],
        links: [
          { label: NEWSLETTER[locale].preferences, address: linkTo(origin, locale, 'preferences', tokens.preferences) },
        ],
      },
      locale,
      origin,
    ),
  }
}

const rendered = (
  mail: Pick<MailDocument, 'subject' | 'opening' | 'action' | 'closing' | 'links'>,
  locale: Locale,
  origin: string,
): ReturnType<typeof renderMail> =>
  renderMail({ ...mail, language: locale, sender: SENDER, origin, colon: FORMATS[locale].colon })

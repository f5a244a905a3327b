import { HOTEL_LINKS } from '#lib/contracts/hotel-links.ts'
import type { Locale } from '#lib/domain/locale.ts'
import { FORMATS, MAILS } from '#lib/i18n/locales/locales.ts'
import type { MailKind } from '#lib/i18n/locales/types.ts'
import { renderMail } from '../../kit/mail/layout.ts'
import { MAIL_LINKS } from './links.ts'

export interface MailContents {
  readonly kind: MailKind
  readonly locale: Locale
  /** The site's origin, without a trailing slash. */
  readonly origin: string
  /** Token of the link. */
  readonly token?: string
  /** First name of the person greeted; undefined greets without one. */
  readonly name: string | undefined
  /** Placeholders of the text: `email`, `number`, `device`, `key`. */
  readonly values: Readonly<Record<string, string>>
}

/** Subject, plain text and HTML of a mail. HTML injection: a member's own values are escaped. */
export function composeMail({ kind, locale, origin, token, name, values }: MailContents): {
  subject: string
  text: string
  html: string
} {
  const words = MAILS[locale][kind]
  const fill = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (_, placeholder: string) => values[placeholder] ?? '')
  const subject = fill(words.subject)
  const paragraphs = words.paragraphs.map((paragraph) =>
    fill(paragraph.replace(' {name}', () => (name === undefined ? '' : ` ${name}`))),
  )
  const action =
    kind === 'deleted'
      ? undefined
      : {
          label: MAILS[locale][kind].action,
          address: `${origin}${HOTEL_LINKS[MAIL_LINKS[kind]][locale]}${token === undefined ? '' : `?token=${token}`}`,
        }
  // Order: greeting, purpose, link, then what to do if the mail was not expected.
  return renderMail({
    language: locale,
    subject,
    opening: paragraphs.slice(0, 2),
    action,
    closing: paragraphs.slice(2),
    sender: 'Infiniment Barrière',
    origin,
    colon: FORMATS[locale].colon,
  })
}

import { HOTEL_LINKS } from '#lib/contracts/hotel-links.ts'
import { escapeMarkup } from '#lib/domain/escape-markup.ts'
import type { Locale } from '#lib/domain/locale.ts'
import { FORMATS, MAILS } from '#lib/i18n/locales/locales.ts'
import type { MailKind } from '#lib/i18n/locales/types.ts'
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
  const [greeting = '', purpose = '', ...rest] = paragraphs
  return {
    subject,
    text:
      [
        greeting,
        purpose,
        ...(action ? [`${action.label}${FORMATS[locale].colon}\n${action.address}`] : []),
        ...rest,
        'Infiniment Barrière',
      ].join('\n\n') + '\n',
    html: page(locale, subject, [
      ...[greeting, purpose].map(paragraph),
      ...(action
        ? [`<p><a href="${escapeMarkup(action.address)}" style="${BUTTON}">${escapeMarkup(action.label)}</a></p>`]
        : []),
      ...rest.map(paragraph),
    ]),
  }
}

/** Inline: mail clients drop style sheets. */
const BUTTON = 'display:inline-block;padding:12px 20px;background:#1c1b19;color:#fff;text-decoration:none'

const paragraph = (text: string): string => `<p>${escapeMarkup(text)}</p>`

const page = (locale: Locale, subject: string, parts: readonly string[]): string =>
  `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeMarkup(subject)}</title></head>
<body style="margin:0 auto;max-width:560px;padding:24px;font:16px/1.5 Georgia,serif;color:#1c1b19;background:#fff">
${parts.join('\n')}
<p>Infiniment Barrière</p>
</body>
</html>
`

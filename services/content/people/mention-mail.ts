import type { Locale } from '#lib/domain/locale.ts'
import { EDITOR_MENTIONS, FORMATS } from '#lib/i18n/locales/locales.ts'
import { renderMail } from '../../kit/mail/layout.ts'

export interface Mention {
  /** Who wrote the comment. */
  readonly author: string
  /** Name of the story. */
  readonly story: string
  readonly message: string
  /** Path of the story below the editor's, such as `/stories/12`. */
  readonly path: string
}

interface Mentioned extends Mention {
  readonly language: Locale
  readonly name: string
  /** The editor's. */
  readonly origin: string
}

/** Subject, plain text and HTML of the mail to somebody whom a comment mentions. */
export function mentionMail({ language, origin, path, ...facts }: Mentioned): {
  subject: string
  text: string
  html: string
} {
  const { subject, opening, action, closing } = EDITOR_MENTIONS[language]
  const fill = (text: string): string =>
    text.replace(/\{(name|author|story|message)\}/g, (_, key: 'name' | 'author' | 'story' | 'message') => facts[key])
  return renderMail({
    language,
    subject,
    opening: opening.map(fill),
    action: { label: action, address: `${origin}/content/editor${path}` },
    closing,
    sender: 'Barrière',
    origin,
    colon: FORMATS[language].colon,
  })
}

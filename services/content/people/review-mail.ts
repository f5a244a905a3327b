import type { Locale } from '#lib/domain/locale.ts'
import { EDITOR_REVIEWS, FORMATS, LANGUAGE_TAGS } from '#lib/i18n/locales/locales.ts'
import type { ReviewOutcome } from '#lib/i18n/locales/types.ts'
import { renderMail } from '../../kit/mail/layout.ts'

interface ReviewFacts {
  /** What happened: a review is asked for, or was answered. */
  readonly event: 'asked' | ReviewOutcome
  readonly language: Locale
  /** Of whom the mail is for. */
  readonly name: string
  /** Who asks, or has answered. */
  readonly author: string
  /** Name of the story. */
  readonly story: string
  /** What they wrote. */
  readonly comment: string | null
  readonly dueAt: Date | null
  /** Of the story in the editor; absolute. */
  readonly address: string
  /** The editor's. */
  readonly origin: string
}

/** A day of Paris in words: `1er décembre 2026`. */
const dayOf = (at: Date, language: Locale): string =>
  new Intl.DateTimeFormat(LANGUAGE_TAGS[language].format, { dateStyle: 'long', timeZone: 'Europe/Paris' })
    .format(at)
    .replace(/^\d+/, (digits) => FORMATS[language].dayOfMonth(Number(digits)))

/** Subject, plain text and HTML of a mail about a review. */
export function reviewMail({ event, language, comment, dueAt, address, origin, ...names }: ReviewFacts): {
  subject: string
  text: string
  html: string
} {
  const { due, message, ...mails } = EDITOR_REVIEWS[language]
  const { subject, opening, action, closing } = mails[event]
  const fill = (text: string): string =>
    text.replace(/\{(name|author|story)\}/g, (_, key: 'name' | 'author' | 'story') => names[key])
  return renderMail({
    language,
    subject,
    opening: opening.map(fill),
    facts: [
      ...(dueAt ? [{ label: due, value: dayOf(dueAt, language) }] : []),
      ...(comment ? [{ label: message, value: comment }] : []),
    ],
    action: { label: action, address },
    closing,
    sender: 'Barrière',
    origin,
    colon: FORMATS[language].colon,
  })
}

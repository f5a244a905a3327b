import type { Locale } from '#lib/domain/locale.ts'
import { EDITOR_REVIEWS, FORMATS, LANGUAGE_TAGS } from '#lib/i18n/locales/locales.ts'
import type { ReviewOutcome } from '#lib/i18n/locales/types.ts'
import { type EditorMail, editorMail } from './editor-mail.ts'

interface ReviewFacts extends EditorMail {
  /** What happened: a review is asked for, or was answered. */
  readonly event: 'asked' | ReviewOutcome
  /** Who asks, or has answered. */
  readonly author: string
  /** Name of the story. */
  readonly story: string
  /** What they wrote. */
  readonly comment: string | null
  readonly dueAt: Date | null
}

/** A day of Paris in words: `1er décembre 2026`. */
const dayOf = (at: Date, language: Locale): string =>
  new Intl.DateTimeFormat(LANGUAGE_TAGS[language].format, { dateStyle: 'long', timeZone: 'Europe/Paris' })
    .format(at)
    .replace(/^\d+/, (digits) => FORMATS[language].dayOfMonth(Number(digits)))

/** Subject, plain text and HTML of a mail about a review. */
export function reviewMail({ event, comment, dueAt, author, story, ...mail }: ReviewFacts) {
  const { due, message, ...mails } = EDITOR_REVIEWS[mail.language]
  return editorMail(mails[event], mail, { author, story }, [
    ...(dueAt ? [{ label: due, value: dayOf(dueAt, mail.language) }] : []),
    ...(comment ? [{ label: message, value: comment }] : []),
  ])
}

import { EDITOR_REVIEWS } from '@barriere/shared/locales/locales.ts'
import type { ReviewOutcome } from '@barriere/shared/locales/types.ts'
import { dayOf, type EditorMail, editorMail } from './editor-mail.ts'

interface ReviewFacts extends EditorMail {
  /** A review was requested or answered. */
  readonly event: 'asked' | ReviewOutcome
  /** Requester or reviewer. */
  readonly author: string
  /** Name of the story. */
  readonly story: string
  /** Message of the author. */
  readonly comment: string | null
  readonly dueAt: Date | null
}

/** Subject, plain text and HTML of a mail about a review. */
export function reviewMail({ event, comment, dueAt, author, story, ...mail }: ReviewFacts) {
  const { due, message, ...mails } = EDITOR_REVIEWS[mail.language]
  return editorMail(mails[event], mail, { author, story }, [
    ...(dueAt ? [{ label: due, value: dayOf(dueAt, mail.language) }] : []),
    ...(comment ? [{ label: message, value: comment }] : []),
  ])
}

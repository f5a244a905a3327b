import { EDITOR_SCHEDULES } from '@barriere/shared/locales/locales.ts'
import { dayOf, type EditorMail, editorMail } from './editor-mail.ts'

interface ScheduledFacts extends EditorMail {
  /** Who has changed the draft. */
  readonly author: string
  /** Name of the story. */
  readonly story: string
  /** When the version that was approved goes live. */
  readonly at: Date
}

/** Subject, plain text and HTML of the mail to who scheduled a page that somebody has changed since. */
export const scheduledMail = ({ author, story, at, ...mail }: ScheduledFacts) =>
  editorMail(EDITOR_SCHEDULES[mail.language], mail, {
    author,
    story,
    moment: dayOf(at, mail.language, { timeStyle: 'short' }),
  })

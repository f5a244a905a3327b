import { EDITOR_SCHEDULES } from '@barriere/shared/locales/locales.ts'
import { dayOf, type EditorMail, editorMail } from './editor-mail.ts'

interface ScheduledFacts extends EditorMail {
  /** Author of the draft's change. */
  readonly author: string
  /** Name of the story. */
  readonly story: string
  /** When the approved version goes live. */
  readonly at: Date
}

/** Subject, plain text and HTML of the mail to the publisher of a schedule whose draft has changed. */
export const scheduledMail = ({ author, story, at, ...mail }: ScheduledFacts) =>
  editorMail(EDITOR_SCHEDULES[mail.language], mail, {
    author,
    story,
    moment: dayOf(at, mail.language, { timeStyle: 'short' }),
  })

import { EDITOR_MENTIONS } from '@barriere/shared/locales/locales.ts'
import { type EditorMail, editorMail } from './editor-mail.ts'

export interface Mention {
  /** Author of the comment. */
  readonly author: string
  /** Name of the story. */
  readonly story: string
  readonly message: string
  /** Path of the story in the editor, such as `/stories/12`. */
  readonly path: string
}

/** Subject, plain text and HTML of the mail to a person who is mentioned in a comment. */
export const mentionMail = ({ author, story, message, path, ...mail }: Mention & Omit<EditorMail, 'address'>) =>
  editorMail(
    EDITOR_MENTIONS[mail.language],
    { ...mail, address: `${mail.origin}/content/editor${path}` },
    { author, story, message },
  )

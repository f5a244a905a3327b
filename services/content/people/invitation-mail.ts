import { EDITOR_INVITATIONS, EDITOR_RECOVERIES } from '@barriere/shared/locales/locales.ts'
import { type EditorMail, editorMail } from './editor-mail.ts'

/** Subject, plain text and HTML of an invitation to the editor. */
export const invitationMail = (mail: EditorMail) => editorMail(EDITOR_INVITATIONS[mail.language], mail)

/** Subject, plain text and HTML of the mail for a forgotten password. */
export const recoveryMail = (mail: EditorMail) => editorMail(EDITOR_RECOVERIES[mail.language], mail)

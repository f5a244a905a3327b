import type { Locale } from '#lib/domain/locale.ts'
import { EDITOR_INVITATIONS, EDITOR_RECOVERIES, FORMATS } from '#lib/i18n/locales/locales.ts'
import { renderMail } from '../../kit/mail/layout.ts'

interface Linked {
  readonly language: Locale
  readonly name: string
  /** The editor's. */
  readonly origin: string
  /** Of the link. */
  readonly address: string
}

/** Subject, plain text and HTML of the mail that invites somebody to the editor. */
export const invitationMail = (linked: Linked) => linkMail(EDITOR_INVITATIONS, linked)

/** Subject, plain text and HTML of the mail to somebody who has forgotten the password. */
export const recoveryMail = (linked: Linked) => linkMail(EDITOR_RECOVERIES, linked)

function linkMail(
  words: typeof EDITOR_INVITATIONS | typeof EDITOR_RECOVERIES,
  { language, name, origin, address }: Linked,
): { subject: string; text: string; html: string } {
  const { subject, opening, action, closing } = words[language]
  return renderMail({
    language,
    subject,
    opening: opening.map((paragraph) => paragraph.replace('{name}', () => name)),
    action: { label: action, address },
    closing,
    sender: 'Barrière',
    origin,
    colon: FORMATS[language].colon,
  })
}

import type { Locale } from '#lib/domain/locale.ts'
import { EDITOR_INVITATIONS, FORMATS } from '#lib/i18n/locales/locales.ts'
import { renderMail } from '../../kit/mail/layout.ts'

interface Invited {
  readonly language: Locale
  readonly name: string
  /** The editor's. */
  readonly origin: string
  /** Of the invitation. */
  readonly address: string
}

/** Subject, plain text and HTML of the mail that invites somebody to the editor. */
export function invitationMail({ language, name, origin, address }: Invited): {
  subject: string
  text: string
  html: string
} {
  const { subject, opening, action, closing } = EDITOR_INVITATIONS[language]
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

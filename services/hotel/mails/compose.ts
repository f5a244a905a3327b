import { HOTEL_LINKS } from '@barriere/shared/programmes/hotel/links.ts'
import { MAILS } from '@barriere/shared/locales/locales.ts'
import type { MailKind } from '@barriere/shared/locales/types.ts'
import type { MailContents, WrittenMail } from '../../kit/accounts/programme.ts'
import { composeWords } from '../../kit/mail/compose.ts'
import { MAIL_LINKS } from './links.ts'

/** Subject, plain text and HTML of a mail. Placeholders: `email`, `number`, `device`, `key`. */
export const composeMail = (contents: MailContents<MailKind>): WrittenMail =>
  composeWords(contents, {
    words: MAILS[contents.locale][contents.kind],
    path: contents.kind === 'deleted' ? undefined : HOTEL_LINKS[MAIL_LINKS[contents.kind]][contents.locale],
    sender: 'Infiniment Barrière',
  })

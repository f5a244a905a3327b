import { casinoLink } from '@barriere/shared/programmes/casino/links.ts'
import type { CasinoLink, CasinoLinkedMailKind, CasinoMailKind } from '@barriere/shared/locales/casino-types.ts'
import { CASINO_MAILS } from '@barriere/shared/locales/locales.ts'
import type { MailContents, WrittenMail } from '../../kit/accounts/programme.ts'
import { composeWords } from '../../kit/mail/compose.ts'

/** Page of each mail's link. */
const PAGES: Readonly<Record<CasinoLinkedMailKind, CasinoLink>> = {
  'activation': 'activation',
  'already-registered': 'forgotten',
  'reset': 'reset',
  'password-changed': 'forgotten',
  'email': 'email',
  'email-undo': 'emailUndo',
  'email-changed': 'login',
  'new-browser': 'forgotten',
  'card-login': 'forgotten',
  'limit-set': 'limits',
  'limit-contest': 'limitContest',
  'inactive': 'login',
  'card-issued': 'card',
  'card-renewal': 'card',
  'tier-reached': 'card',
  'tier-falls': 'points',
  'invitation': 'registration',
  'godson-rewarded': 'sponsorship',
  'voucher': 'rewards',
  'voucher-cancelled': 'rewards',
  'seats-paid': 'registrations',
  'seats-booked': 'registrations',
  'seat-offered': 'registrations',
  'seats-refunded': 'registrations',
  'seats-partly-refunded': 'registrations',
  'sale-cancelled': 'registrations',
  'payment-late': 'registrations',
  'structure-changed': 'registrations',
}

const isLinked = (kind: CasinoMailKind): kind is CasinoLinkedMailKind => Object.hasOwn(PAGES, kind)

/** Subject, plain text and HTML of a mail. */
export const composeMail = (contents: MailContents<CasinoMailKind>): WrittenMail =>
  composeWords(contents, {
    words: CASINO_MAILS[contents.locale].mails[contents.kind],
    path: isLinked(contents.kind) ? casinoLink(PAGES[contents.kind], contents.locale) : undefined,
    sender: 'Casino Barrière',
  })

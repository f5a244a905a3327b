import type { CasinoTier } from '../domain/loyalty/casino-tier.ts'
import type { SeatMailKind } from './seat-types.ts'
import type { MailWords } from './types.ts'

/** Title and text of the casino programme's rewards, by reward. */
export type CasinoRewardWords = Readonly<
  Record<
    'play-10' | 'cocktail' | 'dinner' | 'show' | 'spa' | 'night' | 'champagne',
    { readonly title: string; readonly text: string }
  >
>

/** Pages of the casino programme, as targets of links. */
export type CasinoLink =
  | 'home'
  | 'login'
  | 'signedOut'
  | 'registration'
  | 'activation'
  | 'forgotten'
  | 'reset'
  | 'email'
  | 'emailUndo'
  | 'card'
  | 'points'
  | 'rewards'
  | 'sponsorship'
  | 'offers'
  | 'jackpots'
  | 'limits'
  | 'limitContest'
  | 'profile'
  | 'kiosk'
  | 'registrations'
  | 'payment'

/** Slugs of these pages. */
export type CasinoPaths = Readonly<Record<CasinoLink, string>>

/** Mails of the casino programme with a link. */
export type CasinoLinkedMailKind =
  | 'activation'
  | 'already-registered'
  | 'reset'
  | 'password-changed'
  | 'email'
  | 'email-undo'
  | 'email-changed'
  | 'new-browser'
  | 'card-login'
  | 'limit-set'
  | 'limit-contest'
  | 'inactive'
  | 'card-issued'
  | 'card-renewal'
  | 'tier-reached'
  | 'tier-falls'
  | 'invitation'
  | 'godson-rewarded'
  | 'voucher'
  | 'voucher-cancelled'
  | SeatMailKind

/** Mails of the casino programme without a link. */
type CasinoPlainMailKind = 'card-code' | 'step-up' | 'deleted'

export type CasinoMailKind = CasinoLinkedMailKind | CasinoPlainMailKind

/**
 * Every mail of the casino programme. `{email}`, `{device}`, `{number}`, `{tier}`, `{day}`, `{code}`, `{minutes}`,
 * `{points}`, `{amount}` and `{sponsor}` are filled in, like the hotel programme's placeholders.
 */
export interface CasinoMailWords {
  readonly mails: Readonly<Record<CasinoLinkedMailKind, MailWords & { readonly action: string }>> &
    Readonly<Record<CasinoPlainMailKind, MailWords>>
  readonly tiers: Readonly<Record<CasinoTier, string>>
}

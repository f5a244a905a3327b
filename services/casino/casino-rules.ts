import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import type { CasinoTier } from '@barriere/shared/domain/loyalty/casino-tier.ts'
import type { Sql } from '../kit/database.ts'
import type { Env } from '../kit/env.ts'
import type { SeatNotice } from './seats/notices.ts'

/** Parameters of the programme that an operator may change. */
export interface CasinoRules {
  /** Status points in twelve months that each tier requires. */
  readonly tiers: Readonly<Record<Exclude<CasinoTier, 'white'>, number>>
  readonly pendingDays: number
  readonly pointMonths: number
  readonly voucherDays: number
  readonly invitationDays: number
  /** Euro cents. */
  readonly luckyCents: number
  readonly seats: SeatRules
}

/** Parameters of seats. */
export interface SeatRules {
  readonly holdMinutes: number
  readonly offerMinutes: number
  readonly cancelHours: number
  /** Days for which unpaid registrations are kept. */
  readonly unpaidDays: number
  /** Discount in percent for card holders on shows and events, by tier. */
  readonly discounts: Readonly<Record<CasinoTier, number>>
  /** Issuer of the receipts: name and legal facts, one per line. */
  readonly issuer: readonly string[]
}

export const casinoRules = (env: Env): CasinoRules => ({
  tiers: { silver: env.CASINO_TIER_SILVER, gold: env.CASINO_TIER_GOLD, black: env.CASINO_TIER_BLACK },
  pendingDays: env.CASINO_PENDING_DAYS,
  pointMonths: env.CASINO_POINTS_MONTHS,
  voucherDays: env.CASINO_VOUCHER_DAYS,
  invitationDays: env.CASINO_INVITATION_DAYS,
  luckyCents: env.CASINO_LUCKY_EUROS * 100,
  seats: {
    holdMinutes: env.CASINO_HOLD_MINUTES,
    offerMinutes: env.CASINO_OFFER_MINUTES,
    cancelHours: env.CASINO_CANCEL_HOURS,
    unpaidDays: env.CASINO_UNPAID_DAYS,
    discounts: {
      white: env.CASINO_DISCOUNT_WHITE,
      silver: env.CASINO_DISCOUNT_SILVER,
      gold: env.CASINO_DISCOUNT_GOLD,
      black: env.CASINO_DISCOUNT_BLACK,
    },
    issuer: env.CASINO_RECEIPT_ISSUER.split('|'),
  },
})

/** Mails to a member, or to a guest by address. Days are `YYYY-MM-DD`. */
export type Notice =
  | { readonly kind: 'card-issued' | 'card-renewal'; readonly accountId: string; readonly number: string }
  | { readonly kind: 'tier-reached'; readonly accountId: string; readonly tier: CasinoTier }
  | { readonly kind: 'tier-falls'; readonly accountId: string; readonly tier: CasinoTier; readonly day: string }
  | {
      readonly kind: 'invitation'
      readonly email: string
      readonly code: string
      readonly sponsor: string
      readonly sponsorId: string
    }
  | { readonly kind: 'godson-rewarded'; readonly accountId: string; readonly points: number }
  | {
      readonly kind: 'voucher' | 'voucher-cancelled'
      readonly accountId: string
      readonly code: string
      readonly points: number
    }
  | SeatNotice

/** Dependencies of cards, points and rewards, injected. */
export interface PointsCasino {
  readonly sql: Sql
  readonly clock: Clock
  readonly rules: CasinoRules
  /** HMAC key for limited persons: limits outlive accounts. */
  readonly limitedPersonKey: Buffer
  /** Queues a mail in the transaction. */
  notify(transaction: Sql, notice: Notice): Promise<void>
}

import { z } from 'zod'
import { REWARD_CATEGORIES } from '../../domain/loyalty/casino-reward.ts'
import { everyLanguage } from '../../contracts/fields.ts'
import { type CasinoOperation, MEMBER } from './operation.ts'

/** A reward. Days are `YYYY-MM-DD` in Paris, both included. */
export const reward = z
  .object({
    id: z.string(),
    category: z.enum(REWARD_CATEGORIES),
    title: everyLanguage,
    text: everyLanguage,
    points: z.number().int(),
    /** Keys of the casinos that offer it; empty for all. */
    casinos: z.array(z.string()),
    /** Number left; absent if unlimited. */
    stock: z.number().int().optional(),
    validUntil: z.string().optional(),
  })
  .meta({ id: 'Reward' })

export type Reward = z.output<typeof reward>

/** A voucher for a reward. Moments are ISO. */
export const voucher = z
  .object({
    id: z.uuid(),
    /** Code for the till; also the text of its QR code. */
    code: z.string(),
    rewardId: z.string(),
    title: everyLanguage,
    points: z.number().int(),
    casinos: z.array(z.string()),
    state: z.enum(['open', 'used', 'cancelled', 'expired']),
    createdAt: z.string(),
    /** Moment until which it can be cancelled. */
    cancellableUntil: z.string(),
    expiresAt: z.string(),
    usedAt: z.string().optional(),
    cancelledAt: z.string().optional(),
  })
  .meta({ id: 'Voucher' })

export type Voucher = z.output<typeof voucher>

/** An offer to one member: a discount of their tier, the welcome offer, or one of a lucky date. */
export const casinoOffer = z
  .object({
    id: z.string(),
    kind: z.enum(['welcome', 'lucky-date', 'shows', 'bar-and-restaurant']),
    /** One of the two: euro cents, or percent. */
    cents: z.number().int().optional(),
    percent: z.number().int().optional(),
    /** Code for the till. */
    code: z.string(),
    singleUse: z.boolean(),
    state: z.enum(['open', 'used']),
    /** Days, both included; absent for a permanent one. */
    validFrom: z.string().optional(),
    validUntil: z.string().optional(),
  })
  .meta({ id: 'CasinoOffer' })

export type CasinoOffer = z.output<typeof casinoOffer>

/** Operations on rewards, vouchers and offers. */
export const REWARD_OPERATIONS = {
  rewards: {
    method: 'GET',
    path: '/v1/me/rewards',
    summary: 'Rewards of today, the cheapest first',
    answer: z.object({ rewards: z.array(reward) }),
    auth: 'member',
    errors: ['cardNeeded', 'limited', ...MEMBER],
  },
  redeem: {
    method: 'POST',
    path: '/v1/me/vouchers',
    summary: 'Turn points into a voucher for a reward',
    input: z.strictObject({ rewardId: z.string().min(1).max(80) }).meta({ id: 'Redemption' }),
    answer: z.object({ voucher, balance: z.number().int() }),
    status: 201,
    auth: 'member',
    level: 'recent',
    idempotent: true,
    errors: ['cardNeeded', 'limited', 'points', 'stock', 'required', ...MEMBER],
  },
  vouchers: {
    method: 'GET',
    path: '/v1/me/vouchers',
    summary: 'All vouchers, the latest first',
    answer: z.object({ vouchers: z.array(voucher) }),
    auth: 'member',
    errors: MEMBER,
  },
  cancelVoucher: {
    method: 'POST',
    path: '/v1/me/vouchers/{id}/cancel',
    summary: 'Cancel a voucher within a day: the same points come back, with their old expiry',
    answer: z.object({ voucher, balance: z.number().int() }),
    auth: 'member',
    idempotent: true,
    errors: ['voucher', ...MEMBER],
  },
  offers: {
    method: 'GET',
    path: '/v1/me/offers',
    summary: 'Offers that are open or were used, and the discounts of the tier',
    answer: z.object({ offers: z.array(casinoOffer) }),
    auth: 'member',
    errors: ['cardNeeded', 'limited', ...MEMBER],
  },
  luckyDates: {
    method: 'GET',
    path: '/v1/me/lucky-dates',
    summary: 'The member’s favourite dates, each with the next day (`YYYY-MM-DD`) on which it brings an offer',
    answer: z.object({ dates: z.array(z.object({ date: z.string(), next: z.string() })) }),
    auth: 'member',
    errors: ['limited', ...MEMBER],
  },
} as const satisfies Readonly<Record<string, CasinoOperation>>

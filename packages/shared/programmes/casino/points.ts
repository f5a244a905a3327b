import { z } from 'zod'
import { POINT_CAUSES, POINT_KINDS } from '../../domain/loyalty/casino-points.ts'
import { CASINO_TIERS } from '../../domain/loyalty/casino-tier.ts'
import { everyLanguage, key } from '../../contracts/fields.ts'
import { BY_CARD, type CasinoOperation, MEMBER } from './operation.ts'

/** Points, whole ones. */
const points = z.number().int()

/**
 * A line of the ledger. Moments are ISO. The site makes a sentence for its owner from `cause`, `casino`, `amount` and
 * the moments.
 */
export const pointLine = z
  .object({
    id: z.string(),
    cause: z.enum(POINT_CAUSES),
    /** Key of the casino; absent if none was involved. */
    casino: z.string().optional(),
    at: z.string(),
    /** Positive for received points, negative for removed ones. */
    amount: points,
    state: z.enum(['pending', 'active', 'spent', 'expired', 'reversed']),
    /** For earned points only: how many are left, how many count for the tier, and when they are valid. */
    left: points.optional(),
    status: points.optional(),
    activeFrom: z.string().optional(),
    expiresAt: z.string().optional(),
    /** Subject of the line: the title of a reward. */
    subject: everyLanguage.optional(),
  })
  .meta({ id: 'PointLine' })

export type PointLine = z.output<typeof pointLine>

/** Filters of the ledger, combined by AND. Days are `YYYY-MM-DD` in Paris, both included. */
const pointFilters = z
  .strictObject({
    kinds: z.array(z.enum(POINT_KINDS)).max(POINT_KINDS.length).optional(),
    casino: key(80).optional(),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    /** `next` of the previous page. */
    cursor: z
      .string()
      .regex(/^\d{1,15}-\d{1,15}$/)
      .optional(),
  })
  .meta({ id: 'PointFilters' })

export type PointFilters = z.output<typeof pointFilters>

/** `why`: the counted points, the yearly review, or a decision of the group. */
export const tierChange = z
  .object({
    day: z.string(),
    from: z.enum(CASINO_TIERS),
    to: z.enum(CASINO_TIERS),
    why: z.enum(['points', 'kept', 'review', 'granted']),
    points,
  })
  .meta({ id: 'CasinoTierChange' })

export type TierChange = z.output<typeof tierChange>

/** A member's tier. Days are `YYYY-MM-DD` in Paris. */
export const tierAnswer = z
  .object({
    tier: z.enum(CASINO_TIERS),
    /**
     * The next yearly review, at which the tier may fall: status points so far of the twelve months up to its day, and
     * the number needed to keep the tier. Absent for the lowest tier.
     */
    review: z.object({ on: z.string(), points, needed: points }).optional(),
    /** Status points of the running twelve months, from `from` to `to`, both included. */
    counted: z.object({ from: z.string(), to: z.string(), points }),
    /** Status points that each tier above the lowest requires. */
    thresholds: z.object({ silver: points, gold: points, black: points }),
    /** The tier above and how many status points are missing; absent for the highest one. */
    next: z.object({ tier: z.enum(CASINO_TIERS), missing: points }).optional(),
    /** The latest change first. */
    history: z.array(tierChange),
  })
  .meta({ id: 'CasinoTier' })

export type TierAnswer = z.output<typeof tierAnswer>

/** Operations on a member's points and tier. */
export const POINT_OPERATIONS = {
  balance: {
    method: 'GET',
    path: '/v1/me/balance',
    summary: 'The balance, what is still pending, and what expires when',
    answer: z.object({
      /** Sum of all active points. */
      balance: points,
      /** The same in euro cents. */
      cents: z.number().int(),
      pending: points,
      /** Active points by the day of their expiry (`YYYY-MM-DD` in Paris), the nearest first; twelve at most. */
      expiring: z.array(z.object({ day: z.string(), points })),
    }),
    auth: 'member',
    level: 'card',
    errors: BY_CARD,
  },
  tier: {
    method: 'GET',
    path: '/v1/me/tier',
    summary: 'The tier, what counts towards the next one, and all changes',
    answer: tierAnswer,
    auth: 'member',
    level: 'card',
    errors: BY_CARD,
  },
  points: {
    // POST for a read: the filters need a body.
    method: 'POST',
    path: '/v1/me/points',
    summary: 'A page of the ledger, the latest line first',
    input: pointFilters,
    answer: z.object({
      lines: z.array(pointLine),
      /** Cursor of the next page; absent on the last one. */
      next: z.string().optional(),
    }),
    auth: 'member',
    errors: ['required', ...MEMBER],
  },
  pointMonths: {
    method: 'GET',
    path: '/v1/me/point-months',
    summary: 'Sums of the last twelve months, this one included, the oldest first',
    answer: z.object({
      /**
       * `month`: `YYYY-MM` in Paris. `earned` is net of corrections, `spent` (negative) net of points given back;
       * `expired` is negative or 0.
       */
      months: z.array(z.object({ month: z.string(), earned: points, spent: points, expired: points })),
    }),
    auth: 'member',
    errors: MEMBER,
  },
} as const satisfies Readonly<Record<string, CasinoOperation>>

import type { TierAnswer } from '@barriere/shared/programmes/casino/points.ts'
import { CASINO_TIERS, type CasinoTier } from '@barriere/shared/domain/loyalty/casino-tier.ts'
import { addYears, windowOn } from '@barriere/shared/domain/time/month.ts'
import { addDays } from '@barriere/shared/domain/time/paris-time.ts'
import type { CasinoRules } from '../casino-rules.ts'

/** Days between the notice of a lower tier and the change: a month. */
export const NOTICE_DAYS = 30

type Thresholds = CasinoRules['tiers']

export interface TierState {
  readonly tier: CasinoTier
  /** Day of the yearly review, `YYYY-MM-DD`; null for the lowest tier, which cannot fall. */
  readonly reviewOn: string | null
  /** Whether a notice has announced the fall on that day. */
  readonly warned: boolean
}

type Change = TierAnswer['history'][number]

/** Due change of the tier, or notice that postpones the review to `reviewOn`. */
export type Due = { readonly change: Change; readonly state: TierState } | { readonly notice: string }

/** Status points that are required to reach or keep a tier. */
export const neededFor = (tier: CasinoTier, thresholds: Thresholds): number => (tier === 'white' ? 0 : thresholds[tier])

/** The highest tier for status points. */
const tierOf = (points: number, thresholds: Thresholds): CasinoTier =>
  CASINO_TIERS.findLast((tier) => points >= neededFor(tier, thresholds)) ?? 'white'

const isAbove = (one: CasinoTier, other: CasinoTier): boolean => CASINO_TIERS.indexOf(one) > CASINO_TIERS.indexOf(other)

/** State of a tier from a day on; its review is a year later. */
export const tierFrom = (tier: CasinoTier, day: string): TierState => ({
  tier,
  reviewOn: tier === 'white' ? null : addYears(day, 1),
  warned: false,
})

/**
 * The rise that is due on a day, if any: it happens at once. `points`: status points of the twelve months up to that
 * day.
 */
export function dueRise({ tier }: TierState, points: number, today: string, thresholds: Thresholds): Due | undefined {
  const reached = tierOf(points, thresholds)
  if (!isAbove(reached, tier)) return undefined
  return { change: { day: today, from: tier, to: reached, why: 'points', points }, state: tierFrom(reached, today) }
}

/** Period of a review: the twelve months up to the day before it. */
export const reviewedWindow = (reviewOn: string): { readonly from: string; readonly to: string } =>
  windowOn(addDays(reviewOn, -1))

/**
 * Result of the yearly review once its day has come: the tier is kept for another year, or falls to the reached one,
 * but never without a month's notice; if none was given, the notice comes first. `points`: those of `reviewedWindow`.
 */
export function dueReview(
  state: TierState & { readonly reviewOn: string },
  points: number,
  today: string,
  thresholds: Thresholds,
): Due | undefined {
  const { tier, reviewOn, warned } = state
  if (reviewOn > today) return undefined
  const reached = tierOf(points, thresholds)
  if (!isAbove(tier, reached))
    return { change: { day: reviewOn, from: tier, to: tier, why: 'kept', points }, state: tierFrom(tier, reviewOn) }
  if (!warned) return { notice: addDays(today, NOTICE_DAYS) }
  return {
    change: { day: reviewOn, from: tier, to: reached, why: 'review', points },
    state: tierFrom(reached, reviewOn),
  }
}

/**
 * Causes of ledger lines. Earning: a visit, a godson's first visit, a gesture of the casino, points given back for a
 * cancelled voucher. Removing: a reward, expiry, a correction of an earning that was a mistake.
 */
export const POINT_CAUSES = ['visit', 'godson', 'gesture', 'cancellation', 'reward', 'expiry', 'correction'] as const

export type PointCause = (typeof POINT_CAUSES)[number]

/** Kinds of lines by which a member filters the ledger. */
export const POINT_KINDS = ['earned', 'spent', 'expired', 'reversed'] as const

export type PointKind = (typeof POINT_KINDS)[number]

/** Causes of each kind. */
export const CAUSES_OF: Readonly<Record<PointKind, readonly PointCause[]>> = {
  earned: ['visit', 'godson', 'gesture'],
  spent: ['reward'],
  expired: ['expiry'],
  reversed: ['cancellation', 'correction'],
}

/** 3,100 points are worth 5 € (specification §9). */
const RATE = { points: 3_100, cents: 500 } as const

/** Value of points in whole euro cents, rounded down. */
export const centsOf = (points: number): number => Math.floor((points * RATE.cents) / RATE.points)

/** Points that a sponsor gets for a godson's first visit (specification §9). */
export const GODSON_POINTS = 3_100

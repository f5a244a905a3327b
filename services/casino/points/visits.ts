import type { Sql } from '../../kit/database.ts'
import { requireAllowedVisit } from '../limits/limits.ts'
import { carryLimits } from '../limits/persons.ts'
import { lockMember } from '../member.ts'
import type { PointsCasino } from '../casino-rules.ts'
import { visits } from '../schema-cards.ts'
import { raiseTier } from '../tiers/tiers.ts'
import { expiryOf } from './expiry.ts'
import { earn } from './ledger.ts'

const DAY = 24 * 3_600_000

export interface Visit {
  /** Idempotency key: the casino's own reference of the visit. */
  readonly reference: string
  readonly accountId: string
  /** Key of the casino. */
  readonly casino: string
  readonly at: Date
  /** Points for play during the visit, 0 or more; all of them count for the tier. */
  readonly points: number
}

/**
 * Books a visit with its points, which are pending for some days, and raises the tier if they reach a higher one.
 * Throws `limited` for a visit that the member has excluded, so that the door or the till is told.
 */
export async function bookVisit(casino: PointsCasino, transaction: Sql, visit: Visit): Promise<void> {
  const { reference, accountId, at, points } = visit
  await lockMember(transaction, accountId)
  await carryLimits(casino, transaction, accountId)
  await requireAllowedVisit(transaction, visit)
  const [booked] = await transaction
    .insert(visits)
    .values(visit)
    .onConflictDoNothing()
    .returning({ reference: visits.reference })
  if (!booked || points === 0) return
  await earn(transaction, {
    accountId,
    key: `visit:${reference}`,
    cause: 'visit',
    casino: visit.casino,
    amount: points,
    status: points,
    at,
    activeFrom: new Date(at.getTime() + casino.rules.pendingDays * DAY),
    expiresAt: expiryOf(casino, at),
  })
  await raiseTier(casino, transaction, accountId)
}

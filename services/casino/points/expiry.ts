import { sameDayAfter } from '@barriere/shared/domain/time/month.ts'
import { addDays, fromParisTime, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { and, eq, exists, gt, lte, sql } from 'drizzle-orm'
import type { PointsCasino } from '../casino-rules.ts'
import { forEachAccount } from '../programme.ts'
import { accounts } from '../schema-accounts.ts'
import { pointLots } from '../schema-points.ts'
import { expire } from './ledger.ts'

/** The moment at which points earned at a moment expire: the end of a day in Paris. */
export function expiryOf({ rules }: PointsCasino, earnedAt: Date): Date {
  const lastDay = sameDayAfter(toParisTime(earnedAt).day, rules.pointMonths)
  return fromParisTime(addDays(lastDay, 1), '00:00')
}

/** Writes off expired points. */
export async function sweepPoints(casino: PointsCasino): Promise<void> {
  const now = new Date(casino.clock.now())
  const due = exists(
    casino.sql
      .select({ one: sql`1` })
      .from(pointLots)
      .where(and(eq(pointLots.accountId, accounts.id), gt(pointLots.left, 0), lte(pointLots.expiresAt, now))),
  )
  await forEachAccount(casino, due, (transaction, { id }) => expire(transaction, id, now))
}

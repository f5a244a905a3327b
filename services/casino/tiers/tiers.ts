import { and, desc, eq, exists, lte, or, sql } from 'drizzle-orm'
import type { TierChange } from '@barriere/shared/programmes/casino/points.ts'
import { CASINO_TIERS, type CasinoTier } from '@barriere/shared/domain/loyalty/casino-tier.ts'
import { windowOn } from '@barriere/shared/domain/time/month.ts'
import { addDays, fromParisTime, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import type { Sql } from '../../kit/database.ts'
import type { PointsCasino } from '../casino-rules.ts'
import { forEachAccount } from '../programme.ts'
import type { PointsHandler } from '../points/call.ts'
import { readStatus } from '../points/ledger.ts'
import { accounts } from '../schema-accounts.ts'
import { memberTiers, tierChanges } from '../schema-points.ts'
import {
  type Due,
  NOTICE_DAYS,
  type TierState,
  dueReview,
  dueRise,
  neededFor,
  reviewedWindow,
  tierFrom,
} from './tier-rule.ts'

async function readState(database: Sql, accountId: string): Promise<TierState> {
  const [row] = await database.select().from(memberTiers).where(eq(memberTiers.accountId, accountId))
  return row ?? { tier: 'white', reviewOn: null, warned: false }
}

/** The tier of an account. */
export const readTier = async (database: Sql, accountId: string): Promise<CasinoTier> =>
  (await readState(database, accountId)).tier

/** Status points of days in Paris, both included. */
const countStatus = (database: Sql, accountId: string, { from, to }: { readonly from: string; readonly to: string }) =>
  readStatus(database, accountId, fromParisTime(from, '00:00'), fromParisTime(addDays(to, 1), '00:00'))

async function writeState(transaction: Sql, accountId: string, state: TierState & { prepared?: boolean }) {
  const { tier, reviewOn, warned, prepared = false } = state
  const row = { tier, reviewOn, warned, prepared }
  await transaction
    .insert(memberTiers)
    .values({ accountId, ...row })
    .onConflictDoUpdate({ target: memberTiers.accountId, set: row })
}

async function apply(casino: PointsCasino, transaction: Sql, accountId: string, due: Due): Promise<void> {
  if ('notice' in due) {
    const { tier } = await readState(transaction, accountId)
    await writeState(transaction, accountId, { tier, reviewOn: due.notice, warned: true, prepared: true })
    await casino.notify(transaction, { kind: 'tier-falls', accountId, tier, day: due.notice })
    return
  }
  const { change, state } = due
  await transaction.insert(tierChanges).values({ accountId, ...change })
  await writeState(transaction, accountId, state)
  if (change.why === 'points') await casino.notify(transaction, { kind: 'tier-reached', accountId, tier: change.to })
}

/** Raises the tier if the status points reach a higher one. The account's row must be locked. */
export async function raiseTier(casino: PointsCasino, transaction: Sql, accountId: string): Promise<void> {
  const { day } = toParisTime(casino.clock.now())
  const points = await countStatus(transaction, accountId, windowOn(day))
  const due = dueRise(await readState(transaction, accountId), points, day, casino.rules.tiers)
  if (due) await apply(casino, transaction, accountId, due)
}

/** Sets a tier by decision of the group, reviewed after a year. The account's row must be locked. */
export async function grantTier(transaction: Sql, accountId: string, tier: CasinoTier, day: string): Promise<void> {
  const { tier: from } = await readState(transaction, accountId)
  await transaction.insert(tierChanges).values({ accountId, day, from, to: tier, why: 'granted', points: 0 })
  await writeState(transaction, accountId, tierFrom(tier, day))
}

/** Yearly reviews: announces a fall a month before, and decides on the day. */
export async function sweepTiers(casino: PointsCasino): Promise<void> {
  const today = toParisTime(casino.clock.now()).day
  const due = exists(
    casino.sql
      .select({ one: sql`1` })
      .from(memberTiers)
      .where(
        and(
          eq(memberTiers.accountId, accounts.id),
          or(
            lte(memberTiers.reviewOn, today),
            and(lte(memberTiers.reviewOn, addDays(today, NOTICE_DAYS)), eq(memberTiers.prepared, false)),
          ),
        ),
      ),
  )
  await forEachAccount(casino, due, (transaction, { id }) => review(casino, transaction, id, today))
}

async function review(casino: PointsCasino, transaction: Sql, accountId: string, today: string): Promise<void> {
  const state = await readState(transaction, accountId)
  const { tier, reviewOn } = state
  if (reviewOn === null) return
  const points = await countStatus(transaction, accountId, reviewedWindow(reviewOn))
  const due = dueReview({ ...state, reviewOn }, points, today, casino.rules.tiers)
  if (due) return await apply(casino, transaction, accountId, due)
  const falls = points < neededFor(tier, casino.rules.tiers)
  const day = reviewOn < addDays(today, NOTICE_DAYS) ? addDays(today, NOTICE_DAYS) : reviewOn
  if (falls) await apply(casino, transaction, accountId, { notice: day })
  else await writeState(transaction, accountId, { ...state, prepared: true })
}

/** All changes of an account's tier, the latest first. */
export async function readTierChanges(database: Sql, accountId: string): Promise<TierChange[]> {
  const rows = await database
    .select()
    .from(tierChanges)
    .where(eq(tierChanges.accountId, accountId))
    .orderBy(desc(tierChanges.id))
  return rows.map(({ id: _, accountId: __, ...change }) => change)
}

/** Maximum number of changes that are shown. */
const SHOWN = 50

export const tier: PointsHandler<'tier'> = async ({ casino: { sql: database, clock, rules }, accountId }) => {
  const today = toParisTime(clock.now()).day
  const { tier: current, reviewOn } = await readState(database, accountId)
  const window = windowOn(today)
  const points = await countStatus(database, accountId, window)
  const above = CASINO_TIERS[CASINO_TIERS.indexOf(current) + 1]
  const history = await readTierChanges(database, accountId)
  return {
    tier: current,
    ...(reviewOn === null
      ? {}
      : {
          review: {
            on: reviewOn,
            points: await countStatus(database, accountId, reviewedWindow(reviewOn)),
            needed: neededFor(current, rules.tiers),
          },
        }),
    counted: { ...window, points },
    thresholds: rules.tiers,
    ...(above ? { next: { tier: above, missing: Math.max(0, neededFor(above, rules.tiers) - points) } } : {}),
    history: history.slice(0, SHOWN),
  }
}

import { and, desc, eq, gte, notInArray } from 'drizzle-orm'
import type { CasinoInput } from '#lib/contracts/casino.ts'
import type { CasinoLimit } from '#lib/contracts/casino-limits.ts'
import { sameDayAfter } from '#lib/domain/month.ts'
import { addDays, toParisTime } from '#lib/domain/paris-time.ts'
import type { Sql } from '../../kit/database.ts'
import type { PointsHandler } from '../points/call.ts'
import { findCard } from '../member.ts'
import type { PointsCasino } from '../casino-rules.ts'
import { refusal } from '../refusal.ts'
import { optIns } from '../schema-accounts.ts'
import { contestedLimits, limits as table } from '../schema-sponsorship.ts'

type LimitRow = typeof table.$inferSelect

export const toLimit = ({ kind, visitsPerMonth, since, until }: LimitRow): CasinoLimit => ({
  kind,
  ...(visitsPerMonth === null ? {} : { visitsPerMonth }),
  since,
  until,
})

/** The limits of an account but those that the holder of its mailbox contested. */
const ofAccount = (database: Sql, accountId: string) =>
  and(
    eq(table.accountId, accountId),
    notInArray(table.id, database.select({ id: contestedLimits.limitId }).from(contestedLimits)),
  )

/** The limit in force at a moment (milliseconds): the latest one, which is never milder than those before. */
export async function readLimit(database: Sql, accountId: string, now: number): Promise<LimitRow | undefined> {
  const [row] = await database
    .select()
    .from(table)
    .where(and(ofAccount(database, accountId), gte(table.until, toParisTime(now).day)))
    .orderBy(desc(table.id))
    .limit(1)
  return row
}

/** All limits of an account, those that are over too, the latest first. */
export async function readLimits(database: Sql, accountId: string): Promise<CasinoLimit[]> {
  const rows = await database.select().from(table).where(ofAccount(database, accountId)).orderBy(desc(table.id))
  return rows.map(toLimit)
}

/** Throws `limited` for a member who has limited their access. */
export async function requireNoLimit(database: Sql, accountId: string, now: number): Promise<void> {
  if (await readLimit(database, accountId, now)) throw refusal('limited')
}

/** Throws `cardNeeded` for a pre-member, `limited` for a member who has limited their access. */
export async function requireFullMember({ clock }: PointsCasino, database: Sql, accountId: string): Promise<void> {
  if (!(await findCard(database, accountId))) throw refusal('cardNeeded')
  await requireNoLimit(database, accountId, clock.now())
}

export const limits: PointsHandler<'limits'> = async ({ casino, accountId }) => {
  const row = await readLimit(casino.sql, accountId, casino.clock.now())
  return row ? { limit: toLimit(row) } : {}
}

/** Visits in a month that a limit allows. */
const visitsOf = ({ visitsPerMonth }: Pick<LimitRow, 'visitsPerMonth'>): number => visitsPerMonth ?? 0

/**
 * Limits a member's access, and withdraws all consents to marketing, so that whoever sends it has none from now on. The
 * account's row must be locked, so that of two concurrent limits the second one sees the first. Throws
 * `limitShortened`.
 */
export async function limitAccess(
  transaction: Sql,
  accountId: string,
  {
    input,
    isByCard,
    now,
  }: { readonly input: CasinoInput<'setLimit'>; readonly isByCard: boolean; readonly now: number },
): Promise<LimitRow> {
  const { day: since } = toParisTime(now)
  const wanted = {
    kind: input.kind,
    visitsPerMonth: input.kind === 'visits' ? input.visitsPerMonth : null,
    since,
    until: addDays(sameDayAfter(since, input.months), -1),
  }
  const inForce = await readLimit(transaction, accountId, now)
  if (inForce && (wanted.until < inForce.until || visitsOf(wanted) > visitsOf(inForce))) throw refusal('limitShortened')
  const [row] = await transaction
    .insert(table)
    .values({ ...wanted, accountId, createdAt: new Date(now), isByCard })
    .returning()
  if (!row) throw new Error('A row that was inserted is returned.')
  await transaction.delete(optIns).where(eq(optIns.accountId, accountId))
  return row
}

import { and, desc, eq, gte, isNotNull, lte, notInArray, or, sql } from 'drizzle-orm'
import type { CasinoInput } from '@barriere/shared/programmes/casino/operations.ts'
import type { CasinoLimit } from '@barriere/shared/programmes/casino/limits.ts'
import { sameDayAfter } from '@barriere/shared/domain/time/month.ts'
import { addDays, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import type { Sql } from '../../kit/database.ts'
import type { PointsHandler } from '../points/call.ts'
import { findCard } from '../member.ts'
import type { PointsCasino } from '../casino-rules.ts'
import { refusal } from '../refusal.ts'
import { optIns } from '../schema-accounts.ts'
import { visits } from '../schema-cards.ts'
import { contestedLimits, limits as table } from '../schema-sponsorship.ts'
import { keepPersonLimit } from './persons.ts'

type LimitRow = typeof table.$inferSelect

export const toLimit = ({ kind, visitsPerMonth, since, until, carriedFrom }: LimitRow): CasinoLimit => ({
  kind,
  ...(visitsPerMonth === null ? {} : { visitsPerMonth }),
  since,
  until,
  ...(carriedFrom === null ? {} : { carried: true }),
})

/** The limits of an account, without those contested by the holder of its mailbox or of the original account's. */
const ofAccount = (database: Sql, accountId: string) => {
  const contested = database.select({ id: contestedLimits.limitId }).from(contestedLimits)
  return and(eq(table.accountId, accountId), notInArray(sql`coalesce(${table.carriedFrom}, ${table.id})`, contested))
}

/** Order: pauses before visit limits; of equal limits, the longest first. */
const strictestFirst = [sql`coalesce(${table.visitsPerMonth}, 0)`, desc(table.until)]

/** The limit in force at a moment (milliseconds): the strictest one; of equally strict ones, the longest. */
export async function readLimit(database: Sql, accountId: string, now: number): Promise<LimitRow | undefined> {
  const [row] = await database
    .select()
    .from(table)
    .where(and(ofAccount(database, accountId), gte(table.until, toParisTime(now).day)))
    .orderBy(...strictestFirst)
    .limit(1)
  return row
}

/** All limits of an account, including ended ones, the latest first. */
export async function readLimits(database: Sql, accountId: string): Promise<CasinoLimit[]> {
  const rows = await database.select().from(table).where(ofAccount(database, accountId)).orderBy(desc(table.id))
  return rows.map(toLimit)
}

/** Throws `limited` for a member with limited access. */
export async function requireNoLimit(database: Sql, accountId: string, now: number): Promise<void> {
  if (await readLimit(database, accountId, now)) throw refusal('limited')
}

/** Throws `cardNeeded` for a pre-member, `limited` for a member with limited access. */
export async function requireFullMember({ clock }: PointsCasino, database: Sql, accountId: string): Promise<void> {
  if (!(await findCard(database, accountId))) throw refusal('cardNeeded')
  await requireNoLimit(database, accountId, clock.now())
}

export const limits: PointsHandler<'limits'> = async ({ casino, accountId }) => {
  const row = await readLimit(casino.sql, accountId, casino.clock.now())
  return row ? { limit: toLimit(row) } : {}
}

/**
 * Throws `limited` for a visit during a pause, or above the limit of a calendar month in Paris. A visit before the
 * limit is allowed. Idempotent: so is a repeated one, such as after a lost answer.
 */
export async function requireAllowedVisit(
  transaction: Sql,
  { accountId, at, reference }: { readonly accountId: string; readonly at: Date; readonly reference: string },
): Promise<void> {
  const { day } = toParisTime(at.getTime())
  const isBefore = or(lte(table.createdAt, at), and(isNotNull(table.carriedFrom), lte(table.since, day)))
  const [limit] = await transaction
    .select()
    .from(table)
    .where(and(ofAccount(transaction, accountId), gte(table.until, day), isBefore))
    .orderBy(...strictestFirst)
    .limit(1)
  if (!limit) return
  const inMonth = await transaction
    .select({ reference: visits.reference })
    .from(visits)
    .where(
      and(
        eq(visits.accountId, accountId),
        sql`to_char(${visits.at} at time zone 'Europe/Paris', 'YYYY-MM') = ${day.slice(0, 7)}`,
      ),
    )
  if (inMonth.some((visit) => visit.reference === reference)) return
  if (inMonth.length >= visitsOf(limit)) throw refusal('limited')
}

/** Visits per month that a limit allows. */
const visitsOf = ({ visitsPerMonth }: Pick<LimitRow, 'visitsPerMonth'>): number => visitsPerMonth ?? 0

/**
 * Limits a member's access, and withdraws all consents to marketing, so that no sender may use them any more. Race: the
 * account's row must be locked, so that the second of two concurrent limits sees the first. Throws `limitShortened`.
 */
export async function limitAccess(
  casino: PointsCasino,
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
  await keepPersonLimit(casino, transaction, row)
  return row
}

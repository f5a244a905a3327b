import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { PointCause } from '@barriere/shared/domain/loyalty/casino-points.ts'
import type { Sql } from '../../kit/database.ts'
import { pointAllocations, pointLines, pointLots } from '../schema-points.ts'

type LineRow = typeof pointLines.$inferSelect
type LotRow = typeof pointLots.$inferSelect

/** Common fields of every line. The transaction must have locked the account's row. */
interface NewLine {
  readonly accountId: string
  /** Idempotency key, unique for the account: a repetition finds the first line and changes nothing. */
  readonly key: string
  readonly casino?: string
  readonly subject?: LineRow['subject']
}

export interface Earning extends NewLine {
  readonly cause: Extract<PointCause, 'visit' | 'godson' | 'gesture'>
  /** Above 0. */
  readonly amount: number
  /** Status points among them. */
  readonly status: number
  readonly at: Date
  /** Pending before this moment. */
  readonly activeFrom: Date
  /** Moment of expiry. */
  readonly expiresAt: Date
}

export interface Spending extends NewLine {
  readonly cause: Extract<PointCause, 'reward'>
  /** Above 0. */
  readonly amount: number
  readonly at: Date
}

/** Reverses a line. `line` is its id. */
export interface TakingBack extends NewLine {
  readonly line: number
  readonly at: Date
}

/** Rows per query while earnings are collected; further queries read more. */
const BATCH = 500

const findByKey = async (transaction: Sql, { accountId, key }: NewLine): Promise<LineRow | undefined> =>
  (
    await transaction
      .select()
      .from(pointLines)
      .where(and(eq(pointLines.accountId, accountId), eq(pointLines.key, key)))
  )[0]

async function addLine(transaction: Sql, line: typeof pointLines.$inferInsert): Promise<LineRow> {
  const [row] = await transaction.insert(pointLines).values(line).returning()
  if (!row) throw new Error('A row that was inserted is returned.')
  return row
}

const head = ({ accountId, key, casino, subject }: NewLine) => ({
  accountId,
  key,
  casino: casino ?? null,
  subject: subject ?? null,
})

/** Earns points. Throws a RangeError for an amount that is not above 0. */
export async function earn(transaction: Sql, earning: Earning): Promise<LineRow> {
  const known = await findByKey(transaction, earning)
  if (known) return known
  const { accountId, cause, amount, status, at, activeFrom, expiresAt } = earning
  requireAmount(amount)
  const line = await addLine(transaction, { ...head(earning), cause, amount, at })
  await transaction
    .insert(pointLots)
    .values({ lineId: line.id, accountId, amount, left: amount, status, at, activeFrom, expiresAt })
  return line
}

/**
 * Spends active points, those that expire first. Undefined, without a change, if there are too few. Throws a RangeError
 * for an amount that is not above 0.
 */
export async function spend(transaction: Sql, spending: Spending): Promise<LineRow | undefined> {
  const known = await findByKey(transaction, spending)
  if (known) return known
  const { accountId, cause, amount, at } = spending
  requireAmount(amount)
  const taken = await takeOldest(transaction, accountId, amount, at)
  if (!taken) return undefined
  const line = await addLine(transaction, { ...head(spending), cause, amount: -amount, at })
  await allocate(transaction, line, taken)
  return line
}

/** Gives the points of a spending back, with their old expiry. Idempotent. */
export async function giveBack(transaction: Sql, taking: TakingBack): Promise<LineRow> {
  const known = await findByKey(transaction, taking)
  if (known) return known
  const { accountId, line: about, at } = taking
  const taken = await transaction
    .select({ lotId: pointAllocations.lotId, amount: pointAllocations.amount })
    .from(pointAllocations)
    .innerJoin(pointLines, eq(pointLines.id, pointAllocations.lineId))
    .where(and(eq(pointLines.id, about), eq(pointLines.accountId, accountId), eq(pointLines.cause, 'reward')))
  const given = taken.map(({ lotId, amount }) => ({ lotId, amount: -amount }))
  const line = await addLine(transaction, { ...head(taking), cause: 'cancellation', amount: sumOf(given), at, about })
  await allocate(transaction, line, given)
  // Points from an earning that was reversed are removed again at once.
  await correct(transaction, { ...taking, key: `${taking.key}:correction` }, inLots(given.map(({ lotId }) => lotId)))
  return line
}

/**
 * Reverses an earning that was a mistake: the rest of it is removed; spent points stay spent, so that the balance is
 * never below 0. Undefined if the account has no such earning.
 */
export async function reverse(transaction: Sql, taking: TakingBack): Promise<LineRow | undefined> {
  const known = await findByKey(transaction, taking)
  if (known) return known
  const [lot] = await transaction
    .update(pointLots)
    .set({ reversedAt: taking.at })
    .where(and(inLots([taking.line]), eq(pointLots.accountId, taking.accountId), isNull(pointLots.reversedAt)))
    .returning()
  if (!lot) return undefined
  const line = await addLine(transaction, {
    ...head(taking),
    cause: 'correction',
    amount: 0 - lot.left,
    at: taking.at,
    about: lot.lineId,
  })
  await allocate(transaction, line, takeAll([lot]))
  return line
}

const inLots = (ids: readonly number[]) => inArray(pointLots.lineId, [...ids])

async function correct(transaction: Sql, taking: TakingBack, lots: ReturnType<typeof inLots>): Promise<void> {
  const taken = takeAll(
    await transaction
      .select()
      .from(pointLots)
      .where(and(lots, gt(pointLots.left, 0), isNotNull(pointLots.reversedAt))),
  )
  if (taken.length === 0) return
  const line = await addLine(transaction, {
    ...head(taking),
    cause: 'correction',
    amount: sumOf(taken),
    at: taking.at,
    about: taking.line,
  })
  await allocate(transaction, line, taken)
}

/** Writes off the points expired at a moment: a line for each moment of expiry. */
export async function expire(transaction: Sql, accountId: string, now: Date): Promise<void> {
  const due = await transaction
    .select()
    .from(pointLots)
    .where(and(eq(pointLots.accountId, accountId), gt(pointLots.left, 0), lte(pointLots.expiresAt, now)))
    .orderBy(asc(pointLots.expiresAt), asc(pointLots.lineId))
  for (const [expiry, lots] of Map.groupBy(due, ({ expiresAt }) => expiresAt.getTime())) {
    const taken = takeAll(lots)
    const line = await addLine(transaction, {
      accountId,
      // Points given back after their expiry are written off again.
      key: `expiry:${expiry}:${now.getTime()}`,
      cause: 'expiry',
      amount: sumOf(taken),
      at: new Date(expiry),
    })
    await allocate(transaction, line, taken)
  }
}

interface Taken {
  readonly lotId: number
  readonly amount: number
}

/** Whether a lot's points can be spent at a moment. */
const isActive = (now: Date) =>
  and(gt(pointLots.left, 0), lte(pointLots.activeFrom, now), gt(pointLots.expiresAt, now), isNull(pointLots.reversedAt))

async function takeOldest(
  transaction: Sql,
  accountId: string,
  amount: number,
  now: Date,
): Promise<readonly Taken[] | undefined> {
  const taken: Taken[] = []
  let missing = amount
  let last: LotRow | undefined
  for (;;) {
    const lots = await transaction
      .select()
      .from(pointLots)
      .where(
        and(
          eq(pointLots.accountId, accountId),
          isActive(now),
          last &&
            or(
              gt(pointLots.expiresAt, last.expiresAt),
              and(eq(pointLots.expiresAt, last.expiresAt), gt(pointLots.lineId, last.lineId)),
            ),
        ),
      )
      .orderBy(asc(pointLots.expiresAt), asc(pointLots.lineId))
      .limit(BATCH)
    for (const { lineId, left } of lots) {
      const part = Math.min(left, missing)
      taken.push({ lotId: lineId, amount: -part })
      missing -= part
      if (missing === 0) return taken
    }
    last = lots.at(-1)
    if (lots.length < BATCH) return undefined
  }
}

const takeAll = (lots: readonly LotRow[]): readonly Taken[] =>
  lots.filter(({ left }) => left > 0).map(({ lineId, left }) => ({ lotId: lineId, amount: -left }))

const sumOf = (taken: readonly Taken[]): number => taken.reduce((sum, { amount }) => sum + amount, 0)

/** Rows per insertion: PostgreSQL allows 65,535 parameters. */
const INSERTED = 5_000

async function allocate(transaction: Sql, { id }: LineRow, taken: readonly Taken[]): Promise<void> {
  for (let start = 0; start < taken.length; start += INSERTED)
    await transaction
      .insert(pointAllocations)
      .values(taken.slice(start, start + INSERTED).map((part) => ({ ...part, lineId: id })))
}

function requireAmount(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError('points are whole numbers above 0')
}

export interface Balance {
  /** Sum of all active points. */
  readonly balance: number
  readonly pending: number
}

const whole = (expression: ReturnType<typeof sql>) => sql<number>`coalesce(${expression}, 0)`.mapWith(Number)

/** The balance of an account at a moment: its active and its pending points. */
export async function readBalance(database: Sql, accountId: string, now: Date): Promise<Balance> {
  const at = now.toISOString()
  const [row] = await database
    .select({
      balance: whole(sql`sum(${pointLots.left}) filter (where ${pointLots.activeFrom} <= ${at})`),
      pending: whole(sql`sum(${pointLots.left}) filter (where ${pointLots.activeFrom} > ${at})`),
    })
    .from(pointLots)
    .where(
      and(
        eq(pointLots.accountId, accountId),
        gt(pointLots.left, 0),
        gt(pointLots.expiresAt, now),
        isNull(pointLots.reversedAt),
      ),
    )
  return row ?? { balance: 0, pending: 0 }
}

/** Active points by the moment of their expiry, the nearest first. */
export const readExpiring = (database: Sql, accountId: string, now: Date, most: number) =>
  database
    .select({ expiresAt: pointLots.expiresAt, points: whole(sql`sum(${pointLots.left})`) })
    .from(pointLots)
    .where(and(eq(pointLots.accountId, accountId), isActive(now)))
    .groupBy(pointLots.expiresAt)
    .orderBy(asc(pointLots.expiresAt))
    .limit(most)

/** Status points earned from one moment up to another, which is not included. */
export async function readStatus(database: Sql, accountId: string, from: Date, until: Date): Promise<number> {
  const [row] = await database
    .select({ points: whole(sql`sum(${pointLots.status})`) })
    .from(pointLots)
    .where(
      and(
        eq(pointLots.accountId, accountId),
        gt(pointLots.status, 0),
        sql`${pointLots.at} >= ${from.toISOString()}`,
        sql`${pointLots.at} < ${until.toISOString()}`,
        isNull(pointLots.reversedAt),
      ),
    )
  return row?.points ?? 0
}

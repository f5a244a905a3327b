import { type SQL, and, asc, desc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm'
import type { Reward, Voucher } from '@barriere/shared/programmes/casino/rewards.ts'
import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { newCode } from '../../kit/codes.ts'
import type { Sql } from '../../kit/database.ts'
import type { PointsCasino } from '../casino-rules.ts'
import { requireFullMember } from '../limits/limits.ts'
import { lockMember } from '../member.ts'
import type { PointsHandler } from '../points/call.ts'
import { giveBack, readBalance, spend } from '../points/ledger.ts'
import { refusal } from '../refusal.ts'
import { rewards as rewardTable, vouchers as table } from '../schema-cards.ts'
import { isUuid } from '../uuid.ts'

type VoucherRow = typeof table.$inferSelect

/** Milliseconds for which a voucher can be cancelled. */
const CANCELLABLE = 24 * 3_600_000

const DAY = 24 * 3_600_000

/** Symbols of a code, five bits each, so that it cannot be guessed at a till. */
export const CODE_LENGTH = 12

/** Whether a reward is offered on a day and in stock. */
const isOffered = (day: string): SQL | undefined =>
  and(
    or(isNull(rewardTable.stock), sql`${rewardTable.stock} > 0`),
    or(isNull(rewardTable.validFrom), lte(rewardTable.validFrom, day)),
    or(isNull(rewardTable.validUntil), gte(rewardTable.validUntil, day)),
  )

const toReward = ({
  id,
  category,
  title,
  text,
  points,
  casinos,
  stock,
  validUntil,
}: typeof rewardTable.$inferSelect): Reward => ({
  id,
  category,
  title,
  text,
  points,
  casinos,
  ...(stock === null ? {} : { stock }),
  ...(validUntil === null ? {} : { validUntil }),
})

export const rewards: PointsHandler<'rewards'> = async ({ casino, accountId }) => {
  await requireFullMember(casino, casino.sql, accountId)
  const rows = await casino.sql
    .select()
    .from(rewardTable)
    .where(isOffered(toParisTime(casino.clock.now()).day))
    .orderBy(asc(rewardTable.points), asc(rewardTable.id))
  return { rewards: rows.map(toReward) }
}

function stateOf({ usedAt, cancelledAt, expiresAt }: VoucherRow, now: number): Voucher['state'] {
  if (usedAt) return 'used'
  if (cancelledAt) return 'cancelled'
  return expiresAt.getTime() > now ? 'open' : 'expired'
}

const toVoucher = (row: VoucherRow, now: number): Voucher => ({
  id: row.id,
  code: row.code,
  rewardId: row.rewardId,
  title: row.title,
  points: row.points,
  casinos: row.casinos,
  state: stateOf(row, now),
  createdAt: row.createdAt.toISOString(),
  cancellableUntil: new Date(row.createdAt.getTime() + CANCELLABLE).toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  ...(row.usedAt ? { usedAt: row.usedAt.toISOString() } : {}),
  ...(row.cancelledAt ? { cancelledAt: row.cancelledAt.toISOString() } : {}),
})

/** All vouchers of an account, the latest first. `now`: milliseconds. */
export async function readVouchers(database: Sql, accountId: string, now: number): Promise<Voucher[]> {
  const rows = await database
    .select()
    .from(table)
    .where(eq(table.accountId, accountId))
    .orderBy(desc(table.createdAt), desc(table.id))
  return rows.map((row) => toVoucher(row, now))
}

export const vouchers: PointsHandler<'vouchers'> = async ({ casino: { sql: database, clock }, accountId }) => ({
  vouchers: await readVouchers(database, accountId, clock.now()),
})

/**
 * Race: the account's row is locked, so that no points are spent twice; so is the reward's, by its update, so that only
 * one of many gets the last piece.
 */
export const redeem: PointsHandler<'redeem'> = ({ casino, accountId, input, once }) =>
  once(async (transaction) => {
    const now = casino.clock.now()
    const at = new Date(now)
    await lockMember(transaction, accountId)
    await requireFullMember(casino, transaction, accountId)
    const [reward] = await transaction
      .update(rewardTable)
      .set({ stock: sql`${rewardTable.stock} - 1` })
      .where(and(eq(rewardTable.id, input.rewardId), isOffered(toParisTime(now).day)))
      .returning()
    if (!reward) throw refusal('stock')
    const { title, points, casinos } = reward
    const code = newCode(CODE_LENGTH)
    const line = await spend(transaction, {
      accountId,
      key: `voucher:${code}`,
      cause: 'reward',
      amount: points,
      at,
      subject: title,
    })
    if (!line) throw refusal('points')
    const expiresAt = new Date(now + casino.rules.voucherDays * DAY)
    const [row] = await transaction
      .insert(table)
      .values({
        accountId,
        rewardId: reward.id,
        lineId: line.id,
        code,
        title,
        points,
        casinos,
        createdAt: at,
        expiresAt,
      })
      .returning()
    if (!row) throw new Error('A row that was inserted is returned.')
    await casino.notify(transaction, { kind: 'voucher', accountId, code, points })
    return { voucher: toVoucher(row, now), balance: (await readBalance(transaction, accountId, at)).balance }
  })

/** Race: cancellation and use are both an update of an open voucher, so only the first one succeeds. */
export const cancelVoucher: PointsHandler<'cancelVoucher'> = ({ casino, accountId, id, once }) =>
  once(async (transaction) => {
    const now = casino.clock.now()
    const at = new Date(now)
    await lockMember(transaction, accountId)
    if (!isUuid(id)) throw refusal('default', { status: 404 })
    const own = and(eq(table.id, id), eq(table.accountId, accountId))
    const [found] = await transaction.select().from(table).where(own)
    if (!found) throw refusal('default', { status: 404 })
    const [row] = await transaction
      .update(table)
      .set({ cancelledAt: at })
      .where(
        and(
          own,
          isNull(table.usedAt),
          isNull(table.cancelledAt),
          sql`${table.createdAt} > ${new Date(now - CANCELLABLE).toISOString()}`,
        ),
      )
      .returning()
    if (!row) throw refusal('voucher')
    const { code, lineId, title, points } = row
    await giveBack(transaction, { accountId, key: `cancelled:${code}`, line: lineId, at, subject: title })
    await transaction
      .update(rewardTable)
      .set({ stock: sql`${rewardTable.stock} + 1` })
      .where(eq(rewardTable.id, row.rewardId))
    await casino.notify(transaction, { kind: 'voucher-cancelled', accountId, code, points })
    return { voucher: toVoucher(row, now), balance: (await readBalance(transaction, accountId, at)).balance }
  })

/**
 * Takes a voucher at a till. Undefined for an unknown code. Throws `code` for a voucher that was used or cancelled, has
 * expired, or is not for this casino.
 */
export async function useVoucher(
  casino: PointsCasino,
  transaction: Sql,
  { code, casino: place }: { readonly code: string; readonly casino: string },
): Promise<Voucher | undefined> {
  const now = casino.clock.now()
  const [row] = await transaction.select().from(table).where(eq(table.code, code)).for('update')
  if (!row) return undefined
  const here = row.casinos.length === 0 || row.casinos.includes(place)
  if (stateOf(row, now) !== 'open' || !here) throw refusal('code')
  const usedAt = new Date(now)
  await transaction.update(table).set({ usedAt }).where(eq(table.id, row.id))
  return toVoucher({ ...row, usedAt }, now)
}

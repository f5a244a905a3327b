import { and, asc, eq, exists, inArray, lte, sql } from 'drizzle-orm'
import type { RegistrationState } from '@barriere/shared/domain/sales/sale.ts'
import type { Sql } from '../../kit/database.ts'
import { forEachLocked } from '../../kit/for-each-locked.ts'
import { queueRefunds } from '../payments/refund-queue.ts'
import { refusal } from '../refusal.ts'
import { registrations as table, saleCategories, waitingPlaces } from '../schema-seats.ts'
import {
  type CategoryId,
  type CategoryRow,
  type SaleRow,
  findSale,
  giveSeatsBack,
  lockCategory,
  ofRegistrations,
  ofWaiting,
  requireCategory,
} from './categories.ts'
import type { SeatHandler, SeatsCasino } from './deps.ts'
import { noticedSeats } from './notices.ts'
import {
  type RegistrationRow,
  cancellableUntil,
  categoryOf,
  isHeld,
  lockRegistration,
  readRegistration,
  requireOwn,
} from './registrations.ts'
import { offerSeats } from './waiting.ts'

/** Ends a registration and gives its seats back. Both rows must be locked. */
async function endRegistration(
  transaction: Sql,
  row: RegistrationRow,
  state: Exclude<RegistrationState, 'held' | 'paid'>,
): Promise<void> {
  await transaction.update(table).set({ state }).where(eq(table.id, row.id))
  await giveSeatsBack(transaction, categoryOf(row), row.seats)
}

/** Held registrations with an expired hold. */
export const lapsed = (now: number) => and(eq(table.state, 'held'), lte(table.holdUntil, new Date(now)))

/** Ends the expired holds of a category; their seats go to the waiting list. Its row must be locked. */
export async function releaseLapsed(casino: SeatsCasino, transaction: Sql, id: CategoryId): Promise<void> {
  const rows = await transaction
    .select()
    .from(table)
    .where(and(ofRegistrations(id), lapsed(casino.clock.now())))
    .orderBy(asc(table.id))
    .for('no key update')
  for (const row of rows) await endRegistration(transaction, row, 'expired')
  if (rows.length > 0) await offerSeats(casino, transaction, id)
}

/** Ends all expired holds and offers. Idempotent; each category is handled by one instance. */
export const sweepHolds = (casino: SeatsCasino): Promise<void> =>
  forEachLocked<CategoryRow>(
    casino.sql,
    (transaction) => {
      const one = transaction
        .select({ one: sql`1` })
        .from(table)
        .where(
          and(
            eq(table.saleId, saleCategories.saleId),
            eq(table.categoryKey, saleCategories.key),
            lapsed(casino.clock.now()),
          ),
        )
      return transaction
        .select()
        .from(saleCategories)
        .where(exists(one))
        .limit(1)
        .for('no key update', { skipLocked: true })
    },
    (transaction, category) => releaseLapsed(casino, transaction, category),
  )

type RefundReason = Parameters<typeof queueRefunds>[2]['reason']

/** Ends a paid registration: its money is refunded, its seats go to the waiting list. Both rows must be locked. */
export async function refundRegistration(
  casino: SeatsCasino,
  transaction: Sql,
  row: RegistrationRow,
  reason: RefundReason,
): Promise<void> {
  await queueRefunds(casino, transaction, { registrationId: row.id, reason })
  await endRegistration(transaction, row, 'refunded')
  await offerSeats(casino, transaction, categoryOf(row))
}

/** Race: the rows are locked, so that either this call sees a concurrent payment, or the payment sees the end. */
export const cancelRegistration: SeatHandler<'cancelRegistration'> = async ({ casino, accountId, id, once }) => {
  const answer = await once(async (transaction) => {
    const own = await requireOwn(transaction, accountId, id)
    const category = await lockCategory(transaction, categoryOf(own))
    const row = await lockRegistration(transaction, own.id)
    const now = casino.clock.now()
    if (isHeld(row, now)) {
      await endRegistration(transaction, row, 'expired')
      await offerSeats(casino, transaction, categoryOf(row))
    } else if (category && cancellableUntil(casino, row, category, now))
      await refundRegistration(casino, transaction, row, 'cancelled')
    else throw refusal('notCancellable')
    return { registration: await readRegistration(casino, transaction, row.id) }
  })
  casino.wake()
  return answer
}

interface AtDesk {
  readonly id: string
  /** The casino that the registration must belong to. */
  readonly casino: string | undefined
}

/**
 * Locks a paid registration and its category. Throws `notCancellable` for an unpaid one, and 404 for another casino.
 */
async function lockPaid(transaction: Sql, { id, casino: place }: AtDesk): Promise<RegistrationRow> {
  const [found] = await transaction.select().from(table).where(eq(table.id, id))
  const sale = found && (await findSale(transaction, found.saleId))
  if (!found || (place !== undefined && sale?.casinoKey !== place)) throw refusal('default', { status: 404 })
  await lockCategory(transaction, categoryOf(found))
  const row = await lockRegistration(transaction, id)
  if (row.state !== 'paid') throw refusal('notCancellable')
  return row
}

/** Refunds a paid registration, regardless of the time limits. Throws as `lockPaid`. */
export async function refundAtDesk(casino: SeatsCasino, transaction: Sql, asked: AtDesk): Promise<void> {
  await refundRegistration(casino, transaction, await lockPaid(transaction, asked), 'desk')
}

/** Leaves the seats to a member after a partial refund. Throws as `lockPaid`. */
export async function keepAtDesk(
  transaction: Sql,
  { refundedCents, ...asked }: AtDesk & { readonly refundedCents: number },
): Promise<void> {
  const { id } = await lockPaid(transaction, asked)
  await transaction.update(table).set({ keptCents: refundedCents }).where(eq(table.id, id))
}

/**
 * Ends all registrations of a cancelled category: held ones fail, paid ones are refunded, and all members are told. Its
 * row must be locked.
 */
export async function cancelCategory(
  casino: SeatsCasino,
  transaction: Sql,
  sale: SaleRow,
  id: CategoryId,
): Promise<void> {
  const rows = await transaction
    .select()
    .from(table)
    .where(and(ofRegistrations(id), inArray(table.state, ['held', 'paid'])))
    .orderBy(asc(table.id))
    .for('no key update')
  const of = noticedSeats(sale, await requireCategory(transaction, id))
  const waiting = await transaction
    .delete(waitingPlaces)
    .where(ofWaiting(id))
    .returning({ accountId: waitingPlaces.accountId })
  for (const row of rows) {
    if (row.state === 'paid')
      await queueRefunds(casino, transaction, { registrationId: row.id, reason: 'sale-cancelled' })
    await endRegistration(transaction, row, row.state === 'paid' ? 'refunded' : 'failed')
  }
  const told = new Set([...rows, ...waiting].map(({ accountId }) => accountId).filter((one) => one !== null))
  for (const accountId of told) await casino.notify(transaction, { kind: 'sale-cancelled', accountId, of })
}

import { and, asc, eq } from 'drizzle-orm'
import { seatCents } from '@barriere/shared/domain/sales/sale.ts'
import type { Sql } from '../../kit/database.ts'
import { refusal } from '../refusal.ts'
import { accounts } from '../schema-accounts.ts'
import { registrations, waitingPlaces as table } from '../schema-seats.ts'
import { isUuid } from '../uuid.ts'
import { admissionFault, discountFor, requireSold } from './admission.ts'
import {
  type CategoryId,
  type CategoryRow,
  type SaleRow,
  categoryState,
  findSale,
  lockCategory,
  ofWaiting,
  requireCategory,
  takeSeats,
} from './categories.ts'
import type { SeatHandler, SeatsCasino } from './deps.ts'
import { hasFlight, releaseEvents } from './flights.ts'
import { noticedSeats } from './notices.ts'
import { readWaiting } from './registrations.ts'
import { bookFree } from './tickets.ts'

const MINUTE = 60_000

/**
 * Offers free seats to the waiting list in its order: each place becomes a held registration. The category's row must
 * be locked. A member who may no longer have the seat loses the place.
 */
export async function offerSeats(casino: SeatsCasino, transaction: Sql, id: CategoryId): Promise<void> {
  const now = casino.clock.now()
  const sale = await findSale(transaction, id.saleId)
  if (!sale) return
  for (;;) {
    const category = await requireCategory(transaction, id)
    if (categoryState(sale, category, now) !== 'open') return
    const [next] = await transaction.select().from(table).where(ofWaiting(id)).orderBy(asc(table.number)).limit(1)
    if (!next) return
    // Deadlock: locks the account's row before its place, as the deletion of an account does.
    await transaction.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, next.accountId)).for('key share')
    const left = await transaction.delete(table).where(eq(table.id, next.id)).returning({ id: table.id })
    if (left.length > 0) await offerSeat(casino, transaction, { sale, category, accountId: next.accountId })
  }
}

interface Offer {
  readonly sale: SaleRow
  readonly category: CategoryRow
  readonly accountId: string
}

async function offerSeat(casino: SeatsCasino, transaction: Sql, { sale, category, accountId }: Offer): Promise<void> {
  if (await admissionFault(casino, transaction, accountId, sale, category)) return
  // The member has signed up for another flight meanwhile.
  if (await hasFlight(transaction, accountId, sale, category)) return
  await releaseEvents(transaction, accountId, sale.id)
  const now = casino.clock.now()
  const discount = await discountFor(casino, transaction, accountId, sale)
  const lasts = now + casino.rules.seats.offerMinutes * MINUTE
  const until = new Date(Math.min(lasts, category.closesAt.getTime()))
  const [row] = await transaction
    .insert(registrations)
    .values({
      saleId: sale.id,
      categoryKey: category.key,
      accountId,
      personal: sale.kind === 'tournament',
      seats: 1,
      discount,
      cents: seatCents(category.cents, discount),
      state: 'held',
      holdUntil: until,
      offered: true,
      createdAt: new Date(now),
    })
    .onConflictDoNothing()
    .returning({ id: registrations.id, cents: registrations.cents })
  // Race: the member has signed up at the same time.
  if (!row) return
  if (!(await takeSeats(transaction, { saleId: sale.id, key: category.key }, 1)))
    throw new Error('A seat of a locked category stays free.')
  const of = noticedSeats(sale, category)
  // A free seat is booked at once.
  if (row.cents === 0) return await bookFree(casino, transaction, { id: row.id, accountId, seats: 1, of })
  await casino.notify(transaction, { kind: 'seat-offered', accountId, of, until })
}

/** Puts a member on a waiting list. Idempotent: an existing place stays. */
export async function addWaiting(
  casino: SeatsCasino,
  transaction: Sql,
  { saleId, key }: CategoryId,
  accountId: string,
): Promise<void> {
  await transaction
    .insert(table)
    .values({ saleId, categoryKey: key, accountId, createdAt: new Date(casino.clock.now()) })
    .onConflictDoNothing()
}

/** A free seat is offered in the same transaction. */
export const joinWaitingList: SeatHandler<'joinWaitingList'> = ({ casino, accountId, input, once }) =>
  once(async (transaction) => {
    const now = casino.clock.now()
    const id = { saleId: input.saleId, key: input.category }
    const { sale, category } = requireSold(
      await findSale(transaction, id.saleId),
      await lockCategory(transaction, id),
      now,
    )
    const fault = await admissionFault(casino, transaction, accountId, sale, category)
    if (fault) throw refusal(fault)
    if (await hasFlight(transaction, accountId, sale, category)) throw refusal('noPlaces')
    await addWaiting(casino, transaction, id, accountId)
    const [waiting] = await readWaiting(transaction, and(ofWaiting(id), eq(table.accountId, accountId)))
    if (!waiting) throw new Error('A row that was inserted is read.')
    await offerSeats(casino, transaction, id)
    return { waiting }
  })

/** Idempotent: a place that has become an offer is gone already. */
export const leaveWaitingList: SeatHandler<'leaveWaitingList'> = async ({ casino, accountId, id }) => {
  if (!isUuid(id)) throw refusal('default', { status: 404 })
  await casino.sql.delete(table).where(and(eq(table.id, id), eq(table.accountId, accountId)))
  return {}
}

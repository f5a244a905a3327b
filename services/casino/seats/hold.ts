import { and, asc, eq, gt, or, sum } from 'drizzle-orm'
import { mostSeats, seatCents } from '@barriere/shared/domain/sales/sale.ts'
import type { Sql } from '../../kit/database.ts'
import { refusal } from '../refusal.ts'
import { registrations as table } from '../schema-seats.ts'
import { admissionFault, discountFor, requireSold } from './admission.ts'
import {
  type CategoryId,
  type CategoryRow,
  findCategory,
  findSale,
  lockCategory,
  ofRegistrations,
  seatsLeft,
  takeSeats,
} from './categories.ts'
import type { SeatHandler, SeatsCasino } from './deps.ts'
import { hasFlight, releaseEvents } from './flights.ts'
import { noticedSeats } from './notices.ts'
import { readRegistration } from './registrations.ts'
import { lapsed, releaseLapsed } from './release.ts'
import { bookFree } from './tickets.ts'

const MINUTE = 60_000

/**
 * Locks the category, and those of the sale with an expired hold of the member, which is ended: it must not exclude
 * another flight. Deadlock: in the order of their keys.
 */
async function lockForHold(
  casino: SeatsCasino,
  transaction: Sql,
  id: CategoryId,
  accountId: string,
): Promise<CategoryRow | undefined> {
  const own = await transaction
    .select({ key: table.categoryKey })
    .from(table)
    .where(and(eq(table.accountId, accountId), eq(table.saleId, id.saleId), lapsed(casino.clock.now())))
    .orderBy(asc(table.categoryKey))
  const keys = [...new Set([id.key, ...own.map(({ key }) => key)])].toSorted()
  let category: CategoryRow | undefined
  for (const key of keys) {
    const locked = await lockCategory(transaction, { saleId: id.saleId, key })
    if (key === id.key) category = locked
    if (locked) await releaseLapsed(casino, transaction, { saleId: id.saleId, key })
  }
  return category
}

/**
 * Seats of a category that a member has without a payment: held ones and free ones. They are limited, so that no member
 * fills a hall.
 */
async function seatsHeld(transaction: Sql, id: CategoryId, accountId: string, now: number): Promise<number> {
  const held = and(eq(table.state, 'held'), gt(table.holdUntil, new Date(now)))
  const free = and(eq(table.state, 'paid'), eq(table.cents, 0))
  const [unpaid] = await transaction
    .select({ seats: sum(table.seats).mapWith(Number) })
    .from(table)
    .where(and(ofRegistrations(id), eq(table.accountId, accountId), or(held, free)))
  return unpaid?.seats ?? 0
}

/** Whether enough seats may be free, at once or after expired holds are released. */
async function mayBeFree(transaction: Sql, category: CategoryRow, seats: number, now: number): Promise<boolean> {
  if (seatsLeft(category) >= seats) return true
  const over = await transaction.$count(table, and(ofRegistrations(category), lapsed(now)))
  return over > 0
}

/**
 * Race: only one of many gets the last seat, by one conditional update. A rush for a tournament must not queue behind
 * the category's row, so a call is refused before any lock if all seats are taken. Free seats are booked at once.
 */
export const holdSeats: SeatHandler<'holdSeats'> = ({ casino, accountId, input, once }) =>
  once(async (transaction) => {
    const now = casino.clock.now()
    const { seats } = input
    const id = { saleId: input.saleId, key: input.category }
    const found = await findSale(transaction, id.saleId)
    const { sale, category: seen } = requireSold(found, await findCategory(transaction, id), now)
    const most = mostSeats(sale.kind)
    if (seats > most) throw refusal('default', { status: 422, fields: ['seats'] })
    const fault = await admissionFault(casino, transaction, accountId, sale, seen)
    if (fault) throw refusal(fault)
    if (seen.status === 'full' || !(await mayBeFree(transaction, seen, seats, now))) throw refusal('noPlaces')
    const discount = await discountFor(casino, transaction, accountId, sale)
    const { category } = requireSold(sale, await lockForHold(casino, transaction, id, accountId), now)
    if (seats + (await seatsHeld(transaction, id, accountId, now)) > most) throw refusal('noPlaces')
    if (await hasFlight(transaction, accountId, sale, category)) throw refusal('noPlaces')
    if (!(await takeSeats(transaction, id, seats))) throw refusal('noPlaces')
    await releaseEvents(transaction, accountId, sale.id)
    const [row] = await transaction
      .insert(table)
      .values({
        saleId: sale.id,
        categoryKey: category.key,
        accountId,
        personal: sale.kind === 'tournament',
        seats,
        discount,
        cents: seats * seatCents(category.cents, discount),
        state: 'held',
        holdUntil: new Date(now + casino.rules.seats.holdMinutes * MINUTE),
        offered: false,
        createdAt: new Date(now),
      })
      .onConflictDoNothing()
      .returning({ id: table.id, cents: table.cents })
    if (!row) throw refusal('noPlaces')
    if (row.cents === 0)
      await bookFree(casino, transaction, { id: row.id, accountId, seats, of: noticedSeats(sale, category) })
    return { registration: await readRegistration(casino, transaction, row.id) }
  })

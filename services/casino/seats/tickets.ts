import { and, eq, isNull } from 'drizzle-orm'
import type { UsedTicket } from '@barriere/shared/programmes/casino/desk.ts'
import { fromParisTime, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { newCode } from '../../kit/codes.ts'
import type { Sql } from '../../kit/database.ts'
import { refusal } from '../refusal.ts'
import { profiles } from '../schema-accounts.ts'
import { registrations as table } from '../schema-seats.ts'
import { type CategoryRow, findSale, requireCategory } from './categories.ts'
import type { SeatsCasino } from './deps.ts'
import type { SeatBooking } from './notices.ts'
import { categoryOf } from './registrations.ts'

/** Symbols of a ticket's code, five bits each. */
export const TICKET_LENGTH = 12

/** Marks a held registration as paid, with the code of its ticket. Both rows must be locked. */
export async function issueTicket({ clock }: SeatsCasino, transaction: Sql, id: string): Promise<string> {
  const ticket = newCode(TICKET_LENGTH)
  await transaction
    .update(table)
    .set({ state: 'paid', paidAt: new Date(clock.now()), ticket })
    .where(eq(table.id, id))
  return ticket
}

/** Books held seats that are free: they need neither a payment nor a receipt. */
export async function bookFree(
  casino: SeatsCasino,
  transaction: Sql,
  { id, accountId, seats, of }: Omit<SeatBooking, 'ticket'> & { readonly id: string },
): Promise<void> {
  const ticket = await issueTicket(casino, transaction, id)
  await casino.notify(transaction, { kind: 'seats-booked', accountId, id, of, ticket, seats })
}

/** Milliseconds after the start until which a ticket is accepted: a tournament goes on into the night. */
const AFTER_START = 12 * 3_600_000

/** Whether a ticket is accepted now: from the beginning of the event's day in Paris. */
function isNow({ startsAt }: CategoryRow, now: number): boolean {
  const opens = fromParisTime(toParisTime(startsAt).day, '00:00').getTime()
  return now >= opens && now < startsAt.getTime() + AFTER_START
}

/**
 * Takes a ticket at the door, once: by one conditional update. Undefined for an unknown code. Throws `code` for a
 * ticket that was used or refunded, is for another casino, or for another day.
 */
export async function useTicket(
  casino: SeatsCasino,
  transaction: Sql,
  { code, casino: place }: { readonly code: string; readonly casino: string },
): Promise<UsedTicket | undefined> {
  const [row] = await transaction.select().from(table).where(eq(table.ticket, code))
  const sale = row && (await findSale(transaction, row.saleId))
  if (!row || !sale) return undefined
  const category = await requireCategory(transaction, categoryOf(row))
  const now = casino.clock.now()
  if (sale.casinoKey !== place || !isNow(category, now)) throw refusal('code')
  const used = await transaction
    .update(table)
    .set({ usedAt: new Date(now) })
    .where(and(eq(table.id, row.id), eq(table.state, 'paid'), isNull(table.usedAt)))
    .returning({ id: table.id })
  if (used.length === 0) throw refusal('code')
  const holder = row.accountId === null ? undefined : await nameOf(transaction, row.accountId)
  return {
    kind: 'ticket',
    title: sale.title,
    category: category.name,
    startsAt: category.startsAt.toISOString(),
    seats: row.seats,
    ...(holder === undefined ? {} : { holder }),
  }
}

/** First and last name of a member. */
export async function nameOf(database: Sql, accountId: string): Promise<string | undefined> {
  const [person] = await database
    .select({ firstName: profiles.firstName, lastName: profiles.lastName })
    .from(profiles)
    .where(eq(profiles.accountId, accountId))
  return person && `${person.firstName} ${person.lastName}`
}

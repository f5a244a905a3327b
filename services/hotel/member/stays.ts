import { and, eq } from 'drizzle-orm'
import type { Stay } from '@barriere/shared/programmes/hotel/fields.ts'
import { daysBetween, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import type { Sql } from '../../kit/database.ts'
import type { Handler } from '../http/call.ts'
import { refusal } from '../refusal.ts'
import type { Session } from '../../kit/accounts/sessions.ts'
import { accountIdOf } from '../programme.ts'
import { bookings } from '../schema.ts'
import { isUuid } from '../../kit/uuid.ts'

function toStay(row: typeof bookings.$inferSelect, today: string): Stay {
  const { id, reference, room, arrival, departure, adults, children, amount } = row
  const invoice = invoiceOf(row, today)
  return {
    id,
    reference,
    room,
    arrival,
    departure,
    adults,
    children,
    amount,
    state: row.cancelled ? 'cancelled' : departure <= today ? 'ended' : 'upcoming',
    hotel: { name: row.hotelName, town: row.hotelTown, slug: row.hotelSlug },
    nights: daysBetween(arrival, departure),
    ...(invoice === undefined ? {} : { invoice }),
  }
}

/** Number of a stay's invoice; undefined before the stay has ended, or without an invoice. */
export const invoiceOf = (
  { departure, cancelled, invoice, lines }: typeof bookings.$inferSelect,
  today: string,
): string | undefined => (cancelled || departure > today || lines.length === 0 ? undefined : (invoice ?? undefined))

const byArrival = (left: Stay, right: Stay): number =>
  left.arrival.localeCompare(right.arrival) || left.reference.localeCompare(right.reference)

/** A member's stays: the upcoming ones, the next one first; then the others, the latest first. */
export async function readStays(database: Sql, accountId: string, now: number): Promise<Stay[]> {
  const today = toParisTime(now).day
  const all = (await database.select().from(bookings).where(eq(bookings.accountId, accountId)))
    .map((row) => toStay(row, today))
    .sort(byArrival)
  return [
    ...all.filter(({ state }) => state === 'upcoming'),
    ...all.filter(({ state }) => state !== 'upcoming').reverse(),
  ]
}

export const stays: Handler<'stays'> = async ({ hotel, session }) => ({
  stays: await readStays(hotel.sql, accountIdOf(session), hotel.clock.now()),
})

/** Authorization: selects by id and owner in one query, so that another member's stay is a 404. */
export async function ownStay(database: Sql, session: Session, id: string): Promise<typeof bookings.$inferSelect> {
  const owner = accountIdOf(session)
  const [row] = isUuid(id)
    ? await database
        .select()
        .from(bookings)
        .where(and(eq(bookings.id, id), eq(bookings.accountId, owner)))
    : []
  if (!row) throw refusal('default', { status: 404 })
  return row
}

export const stay: Handler<'stay'> = async ({ hotel, session, id }) => ({
  stay: toStay(await ownStay(hotel.sql, session, id), toParisTime(hotel.clock.now()).day),
})

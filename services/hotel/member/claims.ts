import { type SQL, and, count, desc, eq, gt, lt, or, sql } from 'drizzle-orm'
import { claimFault } from '@barriere/shared/domain/stays/claim.ts'
import type { Claim } from '@barriere/shared/programmes/hotel/stays.ts'
import { addYears } from '@barriere/shared/domain/time/month.ts'
import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { newCode } from '../../kit/codes.ts'
import type { Sql } from '../../kit/database.ts'
import type { Handler } from '../http/call.ts'
import { refusal } from '../refusal.ts'
import { accountIdOf, lockOwn, writeMail } from '../programme.ts'
import { bookings, claims as table } from '../schema.ts'

type ClaimRow = typeof table.$inferSelect

/** Rate limit per account: staff read every claim. */
const MOST = { open: 3, yearly: 10 } as const

/** Reference of a claim: `R-` and seven symbols, one of 3 · 10^10. */
const newReference = (): string => `R-${newCode(7)}`

export const toClaim = (row: ClaimRow): Claim => ({
  reference: row.reference,
  state: row.state,
  hotel: { name: row.hotelName, town: row.hotelTown, slug: row.hotelSlug },
  arrival: row.arrival,
  departure: row.departure,
  booking: row.booking,
  ...(row.remarks === null ? {} : { remarks: row.remarks }),
  createdAt: row.createdAt.toISOString(),
  ...(row.decidedAt === null ? {} : { decidedAt: row.decidedAt.toISOString() }),
  ...(row.reason === null ? {} : { reason: row.reason }),
  ...(row.bookingId === null ? {} : { stay: row.bookingId }),
})

/** Claims of an account, the latest first. */
export async function readClaims(database: Sql, accountId: string): Promise<Claim[]> {
  const rows = await database
    .select()
    .from(table)
    .where(eq(table.accountId, accountId))
    .orderBy(desc(table.createdAt), desc(table.reference))
  return rows.map(toClaim)
}

export const claims: Handler<'claims'> = async ({ hotel, session }) => ({
  claims: await readClaims(hotel.sql, accountIdOf(session)),
})

interface SameStay {
  readonly hotelSlug: typeof bookings.hotelSlug | typeof table.hotelSlug
  readonly arrival: typeof bookings.arrival | typeof table.arrival
  readonly departure: typeof bookings.departure | typeof table.departure
}

/** Whether two stays have the same booking, or share a night at the same hotel. */
const isSameStay = (
  { hotelSlug, arrival, departure }: SameStay,
  reference: SQL | typeof bookings.reference | typeof table.booking,
  claim: { slug: string; arrival: string; departure: string; booking: string },
) =>
  or(
    sql`upper(${reference}) = upper(${claim.booking})`,
    and(eq(hotelSlug, claim.slug), lt(arrival, claim.departure), gt(departure, claim.arrival)),
  )

/** Race: the account's row is locked, so the second of two concurrent claims sees the first. */
export const claimStay: Handler<'claimStay'> = ({ hotel, input, session, idempotent }) =>
  idempotent(async (transaction) => {
    const now = hotel.clock.now()
    const today = toParisTime(now).day
    const account = await lockOwn(transaction, session)
    const { arrival, departure, booking, remarks } = input
    const fault = claimFault(arrival, departure, today)
    if (fault) throw refusal('default', { status: 422, fields: [fault === 'long' ? 'arrival' : 'departure'] })
    const claimed = { slug: input.hotel.slug, arrival, departure, booking }
    const own = eq(bookings.accountId, account.id)
    const [counted] = await transaction
      .select({ id: bookings.id })
      .from(bookings)
      .where(and(own, eq(bookings.cancelled, false), isSameStay(bookings, bookings.reference, claimed)))
      .limit(1)
    if (counted) throw refusal('0161')
    const mine = eq(table.accountId, account.id)
    const open = and(mine, eq(table.state, 'open'))
    const [twin] = await transaction
      .select({ id: table.id })
      .from(table)
      .where(and(open, isSameStay(table, table.booking, claimed)))
      .limit(1)
    if (twin) throw refusal('0160')
    const [{ opened } = { opened: 0 }] = await transaction.select({ opened: count() }).from(table).where(open)
    const [{ made } = { made: 0 }] = await transaction
      .select({ made: count() })
      .from(table)
      .where(and(mine, gt(table.createdAt, new Date(`${addYears(today, -1)}T00:00:00Z`))))
    if (opened >= MOST.open || made >= MOST.yearly) throw refusal('0162')
    const [row] = await transaction
      .insert(table)
      .values({
        accountId: account.id,
        reference: newReference(),
        state: 'open',
        hotelName: input.hotel.name,
        hotelTown: input.hotel.town,
        hotelSlug: input.hotel.slug,
        arrival,
        departure,
        booking,
        remarks: remarks === undefined || remarks === '' ? null : remarks,
        createdAt: new Date(now),
      })
      .returning()
    if (!row) throw new Error('A row that was inserted is returned.')
    await writeMail(hotel, transaction, { kind: 'claim', account, values: { number: row.reference } })
    return { answer: { claim: toClaim(row) }, accountId: account.id }
  })

import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Claim } from '@barriere/shared/programmes/hotel/stays.ts'
import { CLAIM_REFUSALS } from '@barriere/shared/domain/stays/claim.ts'
import { mapLocales } from '@barriere/shared/domain/locale.ts'
import type { Sql } from '../../kit/database.ts'
import type { Hotel } from '../hotel.ts'
import { toClaim } from '../member/claims.ts'
import { recountLevel } from '../member/levels.ts'
import { refusal } from '../refusal.ts'
import { isTaken } from '../../kit/accounts/account.ts'
import { type Account, lockAccount, writeMail } from '../programme.ts'
import { accounts, bookings, claims } from '../schema.ts'

const everyLanguage = z.strictObject(mapLocales(() => z.string().trim().min(1).max(120)))

const MOST_LISTED = 200

const cents = z.number().int().min(0).max(100_000_000)

/** The stay according to the hotel's books. By default days and booking number are those of the claim. */
export const acceptance = z.strictObject({
  booking: z.string().trim().min(1).max(30).optional(),
  arrival: z.iso.date().optional(),
  departure: z.iso.date().optional(),
  room: everyLanguage,
  adults: z.number().int().min(1).max(36),
  children: z.number().int().min(0).max(24).default(0),
  /** Number of the invoice, if there is one. */
  invoice: z.string().trim().min(1).max(30).optional(),
  /** Amounts in euro cents, with VAT, whose rate is in tenths of a percent. Their sum is the stay's amount. */
  lines: z
    .array(
      z.strictObject({
        label: everyLanguage,
        quantity: z.number().int().min(1).max(1_000),
        amount: cents,
        vat: z.number().int().min(0).max(999),
      }),
    )
    .min(1)
    .max(60),
})

export const rejection = z.strictObject({ reason: z.enum(CLAIM_REFUSALS) })

/** Claims in a state, the oldest first, each with the member's number. */
export async function listClaims(
  hotel: Hotel,
  state: Claim['state'],
): Promise<readonly (Claim & { readonly ibNumber: string })[]> {
  const rows = await hotel.sql
    .select({ claim: claims, ibNumber: accounts.ibNumber })
    .from(claims)
    .innerJoin(accounts, eq(accounts.id, claims.accountId))
    .where(eq(claims.state, state))
    .orderBy(asc(claims.createdAt), asc(claims.reference))
    .limit(MOST_LISTED)
  return rows.map(({ claim, ibNumber }) => ({ ...toClaim(claim), ibNumber }))
}

export type Decision =
  | { readonly accepted: z.output<typeof acceptance> }
  | { readonly refused: z.output<typeof rejection> }

/**
 * Decides on an open claim. Acceptance adds the stay to the member's account and counts the level again. Idempotent:
 * the same decision again gets the first answer. A different decision, or a booking that an account already has, is a
 * conflict.
 */
export async function decideClaim(hotel: Hotel, reference: string, decision: Decision): Promise<Claim> {
  try {
    return await hotel.sql.transaction(async (transaction) => {
      const [found] = await transaction.select().from(claims).where(eq(claims.reference, reference))
      const account = found && (await lockAccount(transaction, found.accountId))
      const [claim] = account ? await transaction.select().from(claims).where(eq(claims.id, found.id)) : []
      if (!account || !claim) throw refusal('default', { status: 404 })
      const state = 'accepted' in decision ? 'accepted' : 'refused'
      if (claim.state === state) return toClaim(claim)
      if (claim.state !== 'open') throw refusal('default', { status: 409 })
      return await ('accepted' in decision
        ? accept(hotel, transaction, { account, claim, stay: decision.accepted })
        : refuse(hotel, transaction, { account, claim, ...decision.refused }))
    })
  } catch (error) {
    if (isTaken(error)) throw refusal('default', { status: 409, fields: ['booking'] })
    throw error
  }
}

interface Case {
  readonly account: Account
  readonly claim: typeof claims.$inferSelect
}

async function accept(
  hotel: Hotel,
  transaction: Sql,
  { account, claim, stay }: Case & { readonly stay: z.output<typeof acceptance> },
): Promise<Claim> {
  const { arrival = claim.arrival, departure = claim.departure, booking = claim.booking, lines } = stay
  if (arrival >= departure) throw refusal('default', { status: 422, fields: ['departure'] })
  const [added] = await transaction
    .insert(bookings)
    .values({
      accountId: account.id,
      reference: booking,
      hotelName: claim.hotelName,
      hotelTown: claim.hotelTown,
      hotelSlug: claim.hotelSlug,
      room: stay.room,
      arrival,
      departure,
      adults: stay.adults,
      children: stay.children,
      amount: lines.reduce((sum, { amount }) => sum + amount, 0),
      invoice: stay.invoice ?? null,
      lines,
    })
    .returning({ id: bookings.id })
  const decided = await close(hotel, transaction, claim, { state: 'accepted', bookingId: added?.id ?? null })
  await writeMail(hotel, transaction, { kind: 'claim-accepted', account, values: { number: claim.reference } })
  await recountLevel(hotel, transaction, account)
  return decided
}

async function refuse(
  hotel: Hotel,
  transaction: Sql,
  { account, claim, reason }: Case & z.output<typeof rejection>,
): Promise<Claim> {
  const decided = await close(hotel, transaction, claim, { state: 'refused', reason })
  await writeMail(hotel, transaction, { kind: 'claim-refused', account, values: { number: claim.reference } })
  return decided
}

async function close(
  hotel: Hotel,
  transaction: Sql,
  { id }: Case['claim'],
  values: Partial<Case['claim']>,
): Promise<Claim> {
  const [row] = await transaction
    .update(claims)
    .set({ ...values, decidedAt: new Date(hotel.clock.now()) })
    .where(eq(claims.id, id))
    .returning()
  if (!row) throw new Error('A locked claim is updated.')
  return toClaim(row)
}

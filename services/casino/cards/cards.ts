import { randomInt } from 'node:crypto'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { CasinoCard } from '@barriere/shared/programmes/casino/cards.ts'
import { cvipNumber } from '@barriere/shared/domain/loyalty/cvip-number.ts'
import { emailKey } from '@barriere/shared/domain/people/email.ts'
import { renewalFault, renewalsSince } from '../../kit/card-renewal.ts'
import type { Sql } from '../../kit/database.ts'
import type { PointsCasino } from '../casino-rules.ts'
import { requireUnlimitedPerson } from '../limits/persons.ts'
import { findCard, lockMember } from '../member.ts'
import type { PointsHandler } from '../points/call.ts'
import { refusal } from '../refusal.ts'
import { accounts, profiles } from '../schema-accounts.ts'
import { cardRenewals, cards } from '../schema-cards.ts'
import { readTier } from '../tiers/tiers.ts'

const newNumber = (): string => cvipNumber(String(randomInt(1_000_000_000)).padStart(9, '0'))

const renewalsOf = (database: Sql, accountId: string, now: number) =>
  database
    .select({ requestedAt: cardRenewals.requestedAt })
    .from(cardRenewals)
    .where(and(eq(cardRenewals.accountId, accountId), gt(cardRenewals.requestedAt, renewalsSince(now))))
    .orderBy(desc(cardRenewals.requestedAt))

/** The active card of an account, as its member sees it; undefined for a pre-member. `now`: milliseconds. */
export async function readCard(database: Sql, accountId: string, now: number): Promise<CasinoCard | undefined> {
  const found = await findCard(database, accountId)
  if (!found) return undefined
  const [renewal] = await renewalsOf(database, accountId, now)
  const { number, firstName, lastName, casino, state, issuedAt } = found
  return {
    number,
    firstName,
    lastName,
    casino,
    state,
    tier: await readTier(database, accountId),
    issuedAt: issuedAt.toISOString(),
    ...(renewal && renewal.requestedAt >= issuedAt ? { renewalRequestedAt: renewal.requestedAt.toISOString() } : {}),
  }
}

export const card: PointsHandler<'card'> = async ({ casino: { sql: database, clock }, accountId }) => {
  const own = await readCard(database, accountId, clock.now())
  return own ? { card: own } : {}
}

/** Race: the account's row is locked, so the second of two concurrent requests sees the first. */
export const renewCard: PointsHandler<'renewCard'> = ({ casino, accountId, once }) =>
  once(async (transaction) => {
    const now = casino.clock.now()
    await lockMember(transaction, accountId)
    const found = await findCard(transaction, accountId)
    if (!found) throw refusal('cardNeeded')
    const made = await renewalsOf(transaction, accountId, now)
    const fault = renewalFault(
      made.map(({ requestedAt }) => requestedAt),
      now,
    )
    if (fault) throw refusal(fault === 'under-way' ? 'renewalRequested' : 'renewalLimited')
    await transaction.insert(cardRenewals).values({ accountId, requestedAt: new Date(now) })
    await casino.notify(transaction, { kind: 'card-renewal', accountId, number: found.number })
    return { requestedAt: new Date(now).toISOString() }
  })

export interface NewCard {
  /** E-mail of the guest at the casino. */
  readonly email: string
  /** From the guest's identity card, `YYYY-MM-DD`. */
  readonly birthDate: string
  /** Number of the blank card's chip. */
  readonly rfid: string
  readonly casino: string
  /** Holder, for a guest without an online account; the guest may claim the card later. */
  readonly holder?: { readonly firstName: string; readonly lastName: string } | undefined
}

/**
 * Hands a card out, to a pre-member or to a member who has requested a new one, with a mail. Idempotent: repeating it
 * after a lost answer gives the same card. Throws `noAccount` for an unknown e-mail without a named holder,
 * `invalidBirthdate`, `limited` for a person with limited access, and `cardTaken` if the account or the chip already
 * has a card.
 */
export async function issueCard(casino: PointsCasino, transaction: Sql, given: NewCard): Promise<string> {
  const [found] = await transaction
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.emailKey, emailKey(given.email)))
  if (!found) return await issueToGuest(casino, transaction, given)
  const { id: accountId, email } = await lockMember(transaction, found.id)
  const [profile] = await transaction.select().from(profiles).where(eq(profiles.accountId, accountId))
  if (profile?.birthDate !== given.birthDate) throw refusal('invalidBirthdate')
  const own = await findCard(transaction, accountId)
  if (own?.rfid === given.rfid) return own.number
  if (own) await replaceCard(casino, transaction, accountId, own)
  const { firstName, lastName } = profile
  await requireUnlimitedPerson(casino, transaction, profile)
  const number = await insertCard(casino, transaction, { ...given, email }, { accountId, firstName, lastName })
  await casino.notify(transaction, { kind: 'card-issued', accountId, number })
  return number
}

/** Ends a card whose holder has requested a new one since it was issued. Throws `cardTaken` without such a request. */
async function replaceCard(
  { clock }: PointsCasino,
  transaction: Sql,
  accountId: string,
  { number, issuedAt }: typeof cards.$inferSelect,
): Promise<void> {
  const [renewal] = await renewalsOf(transaction, accountId, clock.now())
  if (!renewal || renewal.requestedAt < issuedAt) throw refusal('cardTaken')
  await transaction.update(cards).set({ state: 'replaced' }).where(eq(cards.number, number))
}

/**
 * Blocks a lost or stolen card: it gives no access any more, and its holder can get another one. Throws `card` if no
 * active card has the number, and `invalidBirthdate`.
 */
export async function blockCard(
  transaction: Sql,
  { number, birthDate }: { readonly number: string; readonly birthDate: string },
): Promise<void> {
  const [found] = await transaction
    .select()
    .from(cards)
    .where(and(eq(cards.number, number), eq(cards.state, 'active')))
    .for('update')
  if (!found) throw refusal('card')
  if (found.birthDate !== birthDate) throw refusal('invalidBirthdate')
  await transaction.update(cards).set({ state: 'blocked' }).where(eq(cards.number, number))
}

async function issueToGuest(casino: PointsCasino, transaction: Sql, given: NewCard): Promise<string> {
  const { holder, rfid, email } = given
  if (!holder) throw refusal('noAccount')
  await requireUnlimitedPerson(casino, transaction, { ...holder, birthDate: given.birthDate })
  const [same] = await transaction.select().from(cards).where(eq(cards.rfid, rfid))
  if (same && same.accountId === null && emailKey(same.email) === emailKey(email)) return same.number
  return await insertCard(casino, transaction, given, { accountId: null, ...holder })
}

interface Holder {
  readonly accountId: string | null
  readonly firstName: string
  readonly lastName: string
}

/** Throws `cardTaken` if the chip already has a card. */
async function insertCard(
  { clock }: PointsCasino,
  transaction: Sql,
  { rfid, birthDate, email, casino }: NewCard,
  holder: Holder,
): Promise<string> {
  const number = await freeNumber(transaction)
  const [issued] = await transaction
    .insert(cards)
    .values({ number, rfid, birthDate, email, casino, ...holder, state: 'active', issuedAt: new Date(clock.now()) })
    .onConflictDoNothing()
    .returning({ number: cards.number })
  if (!issued) throw refusal('cardTaken')
  return issued.number
}

/** An unused number. There are a thousand million, so collisions are rare. */
async function freeNumber(transaction: Sql): Promise<string> {
  for (;;) {
    const number = newNumber()
    const [taken] = await transaction.select({ number: cards.number }).from(cards).where(eq(cards.number, number))
    if (!taken) return number
  }
}

/** The active card with that number, or that chip. */
export async function activeCard(
  database: Sql,
  by: { readonly number: string } | { readonly rfid: string },
): Promise<typeof cards.$inferSelect | undefined> {
  const isIt = 'number' in by ? eq(cards.number, by.number) : eq(cards.rfid, by.rfid)
  const [found] = await database
    .select()
    .from(cards)
    .where(and(isIt, eq(cards.state, 'active')))
  return found
}

/** The account of the active card with a chip. Throws `card` if there is none. */
export async function holderOf(database: Sql, rfid: string): Promise<string> {
  const found = await activeCard(database, { rfid })
  if (found?.accountId == null) throw refusal('card')
  return found.accountId
}

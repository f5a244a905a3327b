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

/** Race: the account's row is locked, so that of two concurrent requests the second one sees the first. */
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
  /** E-mail of the guest who has come to the casino. */
  readonly email: string
  /** As their identity card says, `YYYY-MM-DD`. */
  readonly birthDate: string
  /** Number of the blank card's chip. */
  readonly rfid: string
  readonly casino: string
  /** Whose card it is, where the guest has no online account: they may prove later that it is theirs. */
  readonly holder?: { readonly firstName: string; readonly lastName: string } | undefined
}

/**
 * Hands a card out, to a pre-member or a member who has asked for another one with a mail. The same again, such as
 * after a lost answer, gives the same card. Throws `noAccount` where the e-mail has none and nobody is named,
 * `invalidBirthdate`, `limited` for a person who has limited their access, and `cardTaken` where the account or the
 * chip has a card already.
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

/** Ends a card whose holder has asked for another one since they have it. Throws `cardTaken` where they have not. */
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
 * Blocks a card that was lost or stolen: it opens nothing from now on, and its holder can be handed out another one.
 * Throws `card` for a number that no active card has, and `invalidBirthdate`.
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

/** Throws `cardTaken` where the chip has a card. */
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

/** A number that no card has; one of a thousand million is taken at most as often as there are cards. */
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

/** The account of the active card that a reader has read. Throws `card` where there is none. */
export async function holderOf(database: Sql, rfid: string): Promise<string> {
  const found = await activeCard(database, { rfid })
  if (found?.accountId == null) throw refusal('card')
  return found.accountId
}

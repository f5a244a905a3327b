import { randomInt } from 'node:crypto'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { CasinoCard } from '#lib/contracts/casino-cards.ts'
import { cvipNumber } from '#lib/domain/cvip-number.ts'
import { emailKey } from '#lib/domain/email.ts'
import { renewalFault, renewalsSince } from '../../kit/card-renewal.ts'
import type { Sql } from '../../kit/database.ts'
import type { PointsCasino } from '../casino-rules.ts'
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
    ...(renewal ? { renewalRequestedAt: renewal.requestedAt.toISOString() } : {}),
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
  /** E-mail of the online account whose owner has come to the casino. */
  readonly email: string
  /** As their identity card says, `YYYY-MM-DD`. */
  readonly birthDate: string
  /** Number of the blank card's chip. */
  readonly rfid: string
  readonly casino: string
}

/**
 * Hands a card out to a pre-member, and tells them by mail. The same again, such as after a lost answer, gives the same
 * card. Throws `noAccount`, `invalidBirthdate`, and `cardTaken` where the account or the chip has a card already.
 */
export async function issueCard(casino: PointsCasino, transaction: Sql, given: NewCard): Promise<string> {
  const [found] = await transaction
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.emailKey, emailKey(given.email)))
  if (!found) throw refusal('noAccount')
  const { id: accountId, email } = await lockMember(transaction, found.id)
  const [profile] = await transaction.select().from(profiles).where(eq(profiles.accountId, accountId))
  if (profile?.birthDate !== given.birthDate) throw refusal('invalidBirthdate')
  const own = await findCard(transaction, accountId)
  if (own?.rfid === given.rfid) return own.number
  if (own) throw refusal('cardTaken')
  const { firstName, lastName, birthDate } = profile
  const [issued] = await transaction
    .insert(cards)
    .values({
      number: await freeNumber(transaction),
      rfid: given.rfid,
      accountId,
      firstName,
      lastName,
      birthDate,
      email,
      casino: given.casino,
      state: 'active',
      issuedAt: new Date(casino.clock.now()),
    })
    .onConflictDoNothing()
    .returning({ number: cards.number })
  if (!issued) throw refusal('cardTaken')
  await casino.notify(transaction, { kind: 'card-issued', accountId, number: issued.number })
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

/** The account of the active card that a reader has read. Throws `card` where there is none. */
export async function holderOf(database: Sql, rfid: string): Promise<string> {
  const [found] = await database
    .select({ accountId: cards.accountId })
    .from(cards)
    .where(and(eq(cards.rfid, rfid), eq(cards.state, 'active')))
  if (found?.accountId == null) throw refusal('card')
  return found.accountId
}

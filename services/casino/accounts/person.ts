import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { CasinoProfile, casinoPerson } from '@barriere/shared/programmes/casino/fields.ts'
import { isAdult } from '@barriere/shared/domain/people/age.ts'
import { maskedEmail } from '@barriere/shared/domain/people/email.ts'
import type { OptInSender } from '@barriere/shared/domain/people/opt-ins.ts'
import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import type { Sql } from '../../kit/database.ts'
import { contactOf, toAddress, toOptIns } from '../../kit/accounts/contact.ts'
import { known } from '../../kit/known.ts'
import type { Handler } from '../http/call.ts'
import { requireNoLimit } from '../limits/limits.ts'
import { carryLimits } from '../limits/persons.ts'
import { findCard } from '../member.ts'
import { accountIdOf, lockOwn } from '../programme.ts'
import { refusal } from '../refusal.ts'
import { accounts, addresses, optIns, profiles } from '../schema-accounts.ts'
import { cards } from '../schema-cards.ts'

type Person = z.output<typeof casinoPerson>

/** Senders that may write to a member of this programme with consent. */
const CASINO_OPT_INS = ['casino', 'partners'] as const satisfies readonly OptInSender[]

const contact = contactOf({ addresses, optIns })

/** The consents of an account with their moments. */
export const { exportConsents } = contact

/** Age check: rejects guests under 18, by the date in Paris. */
export function requireAdult(birthDate: string, now: number): void {
  if (!isAdult(birthDate, toParisTime(now).day)) throw refusal('invalidBirthdate', { fields: ['birthDate'] })
}

/** Replaces the person: missing optional fields become null. */
export async function writePerson(transaction: Sql, accountId: string, given: Person): Promise<void> {
  const row = {
    civility: given.civility,
    firstName: given.firstName,
    lastName: given.lastName,
    birthDate: given.birthDate,
    phoneNumber: given.phoneNumber ?? null,
    favouriteCasino: given.favouriteCasino ?? null,
    favouriteDate1: given.favouriteDate1 ?? null,
    favouriteDate2: given.favouriteDate2 ?? null,
    preferences: given.preferences ?? null,
  }
  await transaction
    .insert(profiles)
    .values({ accountId, ...row })
    .onConflictDoUpdate({ target: profiles.accountId, set: row })
}

/** The profile for the member area. Throws `noAccount` for a deleted account. */
export async function readProfile(database: Sql, accountId: string): Promise<CasinoProfile> {
  const [row] = await database
    .select({
      account: accounts,
      profile: profiles,
      card: cards.number,
      address: addresses,
      given: contact.consentsOf(database, accounts.id),
    })
    .from(accounts)
    .innerJoin(profiles, eq(profiles.accountId, accounts.id))
    .leftJoin(addresses, eq(addresses.accountId, accounts.id))
    .leftJoin(cards, and(eq(cards.accountId, accounts.id), eq(cards.state, 'active')))
    .where(eq(accounts.id, accountId))
  if (!row) throw refusal('noAccount')
  const { account, card, address } = row
  const { accountId: _, ...person } = row.profile
  return {
    ...known({ ...person, pendingEmail: account.pendingEmail }),
    ...(address ? { address: toAddress(address) } : {}),
    optIns: toOptIns(row.given, CASINO_OPT_INS),
    accountId: account.id,
    email: account.email,
    cardHolder: card !== null,
    locale: account.locale,
    memberSince: account.createdAt.toISOString(),
  }
}

/** The reduced profile for a session that was begun by a card alone. Throws `noAccount`. */
export async function lockedProfile(database: Sql, accountId: string): Promise<CasinoProfile> {
  const { email, civility, firstName, lastName, birthDate, cardHolder, locale, memberSince } = await readProfile(
    database,
    accountId,
  )
  return {
    ...{ accountId, civility, firstName, lastName, birthDate, cardHolder, locale, memberSince },
    email: maskedEmail(email),
    optIns: toOptIns([], CASINO_OPT_INS),
    locked: true,
  }
}

export const profile: Handler<'profile'> = async ({ casino, session }) => {
  const read = session.provenAt === null ? lockedProfile : readProfile
  return { profile: await read(casino.sql, accountIdOf(session)) }
}

/** The birth date of a card holder cannot change: the casino has checked it, and it is the card's second factor. */
export const editPerson: Handler<'editPerson'> = ({ casino, input, session }) =>
  casino.sql.transaction(async (transaction) => {
    const { id } = await lockOwn(transaction, session)
    requireAdult(input.birthDate, casino.clock.now())
    const card = await findCard(transaction, id)
    if (card && card.birthDate !== input.birthDate) throw refusal('invalidBirthdate', { fields: ['birthDate'] })
    await writePerson(transaction, id, input)
    await carryLimits(casino, transaction, id)
    return { profile: await readProfile(transaction, id) }
  })

export const editAddress: Handler<'editAddress'> = ({ casino, input, session }) =>
  casino.sql.transaction(async (transaction) => {
    const { id } = await lockOwn(transaction, session)
    return { address: await contact.putAddress(transaction, id, input) }
  })

/** Consents may be withdrawn at any time, but not given while a limit is in force. */
export const editOptIns: Handler<'editOptIns'> = ({ casino, input, session }) =>
  casino.sql.transaction(async (transaction) => {
    const now = casino.clock.now()
    const { id } = await lockOwn(transaction, session)
    if (Object.values(input).some((channels) => Object.values(channels).includes(true)))
      await requireNoLimit(transaction, id, now)
    await contact.writeOptIns(transaction, id, input, new Date(now))
    return { optIns: input }
  })

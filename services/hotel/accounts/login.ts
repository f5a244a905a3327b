import { eq, lte } from 'drizzle-orm'
import type { Client } from '#lib/contracts/client.ts'
import { emailKey } from '#lib/domain/email.ts'
import type { HotelAnswer } from '#lib/contracts/hotel.ts'
import type { Sql } from '../../kit/database.ts'
import type { Handler } from '../http/call.ts'
import type { Hotel } from '../hotel.ts'
import { mailLink } from '../mails/write.ts'
import { refusal, wrongPassword } from '../refusal.ts'
import { accounts, devices } from '../schema.ts'
import { endSession } from '../sessions.ts'
import { type Account, findAccount, lockAccount } from './account.ts'
import { requireSecondStep } from './second-step.ts'
import { enter, knownDevice } from './enter.ts'

/**
 * Lockout key of an e-mail's failed logins, shared by all browsers but known devices, which have a key of their own
 * (`deviceKey`): attempts of strangers do not lock out the member.
 */
export const loginKey = (key: string): string => `login ${key}`

const deviceKey = (accountId: string, tokenHash: string): string => `device ${accountId} ${tokenHash}`

/** Against timing attacks: one counter update and one password hash, whether or not the e-mail has an account. */
export const login: Handler<'login'> = async ({ hotel, input, client }) => {
  const key = emailKey(input.email)
  const account = await findAccount(hotel.sql, key)
  const failed = { kind: 'login', outcome: 'failed', accountId: account?.id, client } as const
  const known = await knownDevice(hotel, account, input.device)
  const whose = account && known !== undefined ? deviceKey(account.id, known) : loginKey(key)
  const counted = await hotel.lockouts.count(whose)
  if (counted === 'blocked') {
    await hotel.passwords.verifyDummy(input.password)
    hotel.events.log(failed)
    throw refusal('0072')
  }
  if (!account) {
    await hotel.passwords.verifyDummy(input.password)
    await hotel.events.record(hotel.sql, failed)
    throw wrongPassword(counted)
  }
  const { right, outdated } = await hotel.passwords.verify(input.password, account.passwordHash)
  if (!right) {
    await hotel.events.record(hotel.sql, failed)
    throw wrongPassword(counted)
  }
  // From here on only codes of the second step count, by a key of their own.
  await hotel.lockouts.clear(whose)
  if (account.activatedAt === null) {
    await mailAgain(hotel, account.id)
    throw refusal('0026')
  }
  await requireSecondStep(hotel, account, input.code, client)
  const newHash = outdated ? await hotel.passwords.hash(input.password) : account.passwordHash
  return await signIn(hotel, account, {
    passwordHash: newHash,
    device: known === undefined ? undefined : input.device,
    client,
  })
}

async function mailAgain(hotel: Hotel, accountId: string): Promise<void> {
  await hotel.sql.transaction(async (transaction) => {
    const account = await lockAccount(transaction, accountId)
    if (account && account.activatedAt === null) await mailLink(hotel, transaction, 'activation', { account })
  })
}

interface Entering {
  readonly passwordHash: string
  /** Token of the device, where it is known to the account. */
  readonly device: string | undefined
  readonly client: Client
}

/** Race: no session if the password was changed while its old hash was being verified. */
async function signIn(
  hotel: Hotel,
  account: Account,
  { passwordHash, device: known, client }: Entering,
): Promise<HotelAnswer<'login'>> {
  return await hotel.sql.transaction(async (transaction) => {
    const current = await lockAccount(transaction, account.id)
    if (current?.passwordHash !== account.passwordHash) throw refusal('0090')
    if (passwordHash !== account.passwordHash)
      await transaction.update(accounts).set({ passwordHash }).where(eq(accounts.id, account.id))
    return await enter(hotel, transaction, current, { kind: 'login', device: known, client })
  })
}

/** Retention: deletes devices that were not used for so many days. */
export async function sweepDevices(database: Sql, now: number, days: number): Promise<void> {
  await database.delete(devices).where(lte(devices.lastUsedAt, new Date(now - days * 86_400_000)))
}

export const logout: Handler<'logout'> = async ({ hotel, session, client }) => {
  await endSession(hotel.sql, session.tokenHash)
  if (session.accountId !== null)
    await hotel.events.record(hotel.sql, { kind: 'logout', accountId: session.accountId, client })
  return { status: 'ended' }
}

import { and, eq, sql } from 'drizzle-orm'
import type { Client } from '#lib/contracts/client.ts'
import { emailKey } from '#lib/domain/email.ts'
import type { HotelAnswer } from '#lib/contracts/hotel.ts'
import { agentName } from '#lib/i18n/locales/locales.ts'
import type { Sql } from '../../kit/database.ts'
import type { Handler } from '../http/call.ts'
import type { Hotel } from '../hotel.ts'
import { hasEnough, mailLink, writeMail } from '../mails/write.ts'
import { readProfile } from '../member/profile.ts'
import { wrongPassword } from '../passwords/lockouts.ts'
import { refusal } from '../refusal.ts'
import { accounts, devices } from '../schema.ts'
import { hashOf, newSecret } from '../../kit/secret.ts'
import { beginSession, endSession } from '../sessions.ts'
import { type Account, findAccount, lockAccount } from './account.ts'

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
  if (account.activatedAt === null) {
    await hotel.lockouts.clear(whose)
    await mailAgain(hotel, account.id)
    throw refusal('0026')
  }
  const newHash = outdated ? await hotel.passwords.hash(input.password) : account.passwordHash
  return await signIn(hotel, account, {
    whose,
    passwordHash: newHash,
    device: known === undefined ? undefined : input.device,
    client,
  })
}

async function knownDevice(
  hotel: Hotel,
  account: Account | undefined,
  device: string | undefined,
): Promise<string | undefined> {
  if (!account || device === undefined) return undefined
  const [row] = await hotel.sql
    .select({ hash: devices.tokenHash })
    .from(devices)
    .where(and(eq(devices.accountId, account.id), eq(devices.tokenHash, hashOf(device))))
  return row?.hash
}

async function mailAgain(hotel: Hotel, accountId: string): Promise<void> {
  await hotel.sql.transaction(async (transaction) => {
    const account = await lockAccount(transaction, accountId)
    if (account && account.activatedAt === null) await mailLink(hotel, transaction, 'activation', { account })
  })
}

interface Entering {
  /** Key of the lockout counter that a successful login clears. */
  readonly whose: string
  readonly passwordHash: string
  /** Token of the device, where it is known to the account. */
  readonly device: string | undefined
  readonly client: Client
}

/** Race: no session if the password was changed while its old hash was being verified. */
async function signIn(
  hotel: Hotel,
  account: Account,
  { whose, passwordHash, device: known, client }: Entering,
): Promise<HotelAnswer<'login'>> {
  const now = hotel.clock.now()
  return await hotel.sql.transaction(async (transaction) => {
    const current = await lockAccount(transaction, account.id)
    if (current?.passwordHash !== account.passwordHash) throw refusal('0090')
    await hotel.lockouts.clear(whose, transaction)
    if (passwordHash !== account.passwordHash)
      await transaction.update(accounts).set({ passwordHash }).where(eq(accounts.id, account.id))
    const { token, expiresAt } = await beginSession(transaction, account.id, now)
    await hotel.events.record(transaction, { kind: 'login', accountId: account.id, client })
    if (known === undefined) await notifyOfNewBrowser(hotel, transaction, current, client)
    const device = known ?? newSecret()
    await transaction
      .insert(devices)
      .values({ tokenHash: hashOf(device), accountId: account.id, lastUsedAt: new Date(now) })
      .onConflictDoUpdate({ target: [devices.accountId, devices.tokenHash], set: { lastUsedAt: new Date(now) } })
    return { token, device, expiresAt: expiresAt.toISOString(), profile: await readProfile(transaction, account.id) }
  })
}

/** Not for the very first browser, in which the account has just been activated. */
async function notifyOfNewBrowser(hotel: Hotel, transaction: Sql, account: Account, client: Client): Promise<void> {
  const [other] = await transaction
    .select({ one: sql`1` })
    .from(devices)
    .where(eq(devices.accountId, account.id))
    .limit(1)
  if (!other || (await hasEnough(hotel, transaction, account.id, 'new-browser'))) return
  const device = agentName(client, account.locale)
  await writeMail(hotel, transaction, { kind: 'new-browser', account, values: { device } })
}

export const logout: Handler<'logout'> = async ({ hotel, session, client }) => {
  await endSession(hotel.sql, session.tokenHash)
  if (session.accountId !== null)
    await hotel.events.record(hotel.sql, { kind: 'logout', accountId: session.accountId, client })
  return { status: 'ended' }
}

import { and, eq, sql } from 'drizzle-orm'
import type { Client } from '#lib/contracts/client.ts'
import type { AuthEventKind } from '#lib/contracts/auth-event.ts'
import type { HotelAnswer } from '#lib/contracts/hotel.ts'
import { agentName } from '#lib/i18n/locales/locales.ts'
import type { Sql } from '../../kit/database.ts'
import { hashOf, newSecret } from '../../kit/secret.ts'
import type { Hotel } from '../hotel.ts'
import { hasEnough, writeMail } from '../mails/write.ts'
import { readProfile } from '../member/profile.ts'
import { accounts, devices } from '../schema.ts'
import { beginSession } from '../sessions.ts'
import type { Account } from './account.ts'

interface Entering {
  readonly kind: AuthEventKind
  /** Token of the device, where it is known to the account. */
  readonly device: string | undefined
  readonly client: Client
}

/** Begins the session of somebody who has proven to be the owner. The account's row must be locked. */
export async function enter(
  hotel: Hotel,
  transaction: Sql,
  account: Account,
  { kind, device: known, client }: Entering,
): Promise<HotelAnswer<'login'>> {
  const now = hotel.clock.now()
  await transaction
    .update(accounts)
    .set({ lastLoginAt: new Date(now), inactivityWarnedAt: null })
    .where(eq(accounts.id, account.id))
  const { token, expiresAt } = await beginSession(transaction, account.id, now)
  await hotel.events.record(transaction, { kind, accountId: account.id, client })
  if (known === undefined) await notifyOfNewBrowser(hotel, transaction, account, client)
  const device = known ?? newSecret()
  await transaction
    .insert(devices)
    .values({ tokenHash: hashOf(device), accountId: account.id, lastUsedAt: new Date(now) })
    .onConflictDoUpdate({ target: [devices.accountId, devices.tokenHash], set: { lastUsedAt: new Date(now) } })
  return { token, device, expiresAt: expiresAt.toISOString(), profile: await readProfile(transaction, account.id) }
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

/** Hash of a device token that is known to the account. */
export async function knownDevice(
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

import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import { and, asc, eq, gte } from 'drizzle-orm'
import { z } from 'zod'
import type { Passkey } from '@barriere/shared/contracts/passkey.ts'
import type { Sql } from '../../kit/database.ts'
import type { Call, Handler } from '../http/call.ts'
import { refusal } from '../refusal.ts'
import { passkeys } from '../schema.ts'
import { isTaken } from '../../kit/accounts/account.ts'
import { accountIdOf, confirmPassword, lockConfirmed, lockOwn, writeMail } from '../programme.ts'
import { CHALLENGE_LIFETIME, consumeChallenge, issueChallenge } from './challenges.ts'

/** Maximum number of passkeys per account. */
const MOST = 10

/** Signature algorithms (COSE): EdDSA, ES256, RS256. Every authenticator has one of them. */
const ALGORITHMS = [-8, -7, -257]

/** Name that password managers show. */
const RELYING_PARTY = 'Infiniment Barrière'

type Row = typeof passkeys.$inferSelect

const toPasskey = ({ id, name, createdAt, lastUsedAt }: Row): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

const rowsOf = (database: Sql, accountId: string): Promise<Row[]> =>
  database.select().from(passkeys).where(eq(passkeys.accountId, accountId)).orderBy(asc(passkeys.createdAt))

/** The passkeys of an account, the oldest first. */
export const readPasskeys = async (database: Sql, accountId: string): Promise<Passkey[]> =>
  (await rowsOf(database, accountId)).map(toPasskey)

export const listPasskeys: Handler<'passkeys'> = async ({ hotel, session }) => ({
  passkeys: await readPasskeys(hotel.sql, accountIdOf(session)),
})

/** Asks for the password even right after a login, as an e-mail change does: a passkey gives lasting access. */
export const startPasskey: Handler<'startPasskey'> = async (call) => {
  const { hotel, input, session } = call
  const confirmed = await confirmPassword(hotel, call, input.password)
  const account = await hotel.sql.transaction((transaction) => lockConfirmed(transaction, session, confirmed))
  const own = await rowsOf(hotel.sql, account.id)
  if (own.length >= MOST) throw refusal('0141')
  const options = await generateRegistrationOptions({
    rpName: RELYING_PARTY,
    rpID: hotel.passkeyDomain,
    userID: new TextEncoder().encode(account.id),
    userName: account.email,
    userDisplayName: account.email,
    challenge: Buffer.from(await issueChallenge(hotel.sql, account.id, hotel.clock.now()), 'base64url'),
    timeout: CHALLENGE_LIFETIME,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  // Type assertion: the contract's schema leaves out the unused options.
  return { options: options as Awaited<ReturnType<Handler<'startPasskey'>>>['options'] }
}

export const addPasskey: Handler<'addPasskey'> = async ({ hotel, input, session, client }) => {
  const accountId = accountIdOf(session)
  const now = hotel.clock.now()
  const challenge = challengeIn(input.response.response.clientDataJSON)
  if (challenge === undefined || !(await consumeChallenge(hotel.sql, challenge, accountId, now))) throw refusal('0140')
  const { verified, registrationInfo } = await refusedIfInvalid(() =>
    verifyRegistrationResponse({
      response: input.response,
      expectedChallenge: challenge,
      expectedOrigin: hotel.siteOrigin,
      expectedRPID: hotel.passkeyDomain,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  )
  if (!verified) throw refusal('0140')
  const { id: credentialId, publicKey, counter, transports = [] } = registrationInfo.credential
  return await hotel.sql.transaction(async (transaction) => {
    const account = await lockOwn(transaction, session)
    if ((await rowsOf(transaction, account.id)).length >= MOST) throw refusal('0141')
    const row = await insertPasskey(transaction, {
      accountId,
      credentialId,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports,
      name: input.name,
      createdAt: new Date(now),
    })
    await hotel.events.record(transaction, { kind: 'passkey-added', accountId, client })
    await writeMail(hotel, transaction, { kind: 'passkey-added', account, values: { key: input.name } })
    return { passkey: toPasskey(row) }
  })
}

async function insertPasskey(transaction: Sql, values: typeof passkeys.$inferInsert): Promise<Row> {
  try {
    const [row] = await transaction.insert(passkeys).values(values).returning()
    if (row) return row
  } catch (error) {
    if (!isTaken(error)) throw error
  }
  throw refusal('0140')
}

/** Condition for a passkey of the member's own. Throws 404 for an invalid id. */
function ownPasskey({ session, id }: Pick<Call<'renamePasskey' | 'removePasskey'>, 'session' | 'id'>) {
  const own = z.uuid().safeParse(id)
  if (!own.success) throw refusal('default', { status: 404 })
  return and(eq(passkeys.id, own.data), eq(passkeys.accountId, accountIdOf(session)))
}

export const renamePasskey: Handler<'renamePasskey'> = async (call) => {
  const { hotel, input } = call
  const [row] = await hotel.sql.update(passkeys).set({ name: input.name }).where(ownPasskey(call)).returning()
  if (!row) throw refusal('default', { status: 404 })
  return { passkey: toPasskey(row) }
}

export const removePasskey: Handler<'removePasskey'> = async (call) => {
  const { hotel, input, session, client } = call
  const which = ownPasskey(call)
  const confirmed = await confirmPassword(hotel, call, input.password)
  return await hotel.sql.transaction(async (transaction) => {
    const account = await lockConfirmed(transaction, session, confirmed)
    const [row] = await transaction.delete(passkeys).where(which).returning()
    if (!row) throw refusal('default', { status: 404 })
    await hotel.events.record(transaction, { kind: 'passkey-removed', accountId: account.id, client })
    await writeMail(hotel, transaction, { kind: 'passkey-removed', account, values: { key: row.name } })
    return { status: 'removed' } as const
  })
}

/** Account takeover: removes the passkeys that were added since a moment. */
export async function removePasskeysSince(transaction: Sql, accountId: string, since: Date): Promise<void> {
  await transaction.delete(passkeys).where(and(eq(passkeys.accountId, accountId), gte(passkeys.createdAt, since)))
}

/** The challenge that an authenticator claims to have answered; undefined for a malformed text. */
export function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON) as { challenge?: unknown }
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}

/** The library reads only the response, so an error (mismatch, malformed byte) means an invalid response. */
export async function refusedIfInvalid<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify()
  } catch {
    throw refusal('0140')
  }
}

import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import { and, eq } from 'drizzle-orm'
import type { HotelInput } from '@barriere/shared/programmes/hotel/operations.ts'
import type { Handler } from '../http/call.ts'
import type { Hotel } from '../hotel.ts'
import { readProfile } from '../member/profile.ts'
import { refusal } from '../refusal.ts'
import { passkeys } from '../schema.ts'
import { CHALLENGE_LIFETIME, consumeChallenge, issueChallenge } from './challenges.ts'
import { enter, findAccountById, knownDevice, lockAccount } from '../programme.ts'
import { challengeIn, refusedIfInvalid } from './passkeys.ts'

/** Discoverable credentials. Account enumeration: the options name none, so that they reveal no account. */
export const startPasskeyLogin: Handler<'startPasskeyLogin'> = async ({ hotel }) => {
  const challenge = await issueChallenge(hotel.sql, null, hotel.clock.now())
  const options = await generateAuthenticationOptions({
    rpID: hotel.passkeyDomain,
    challenge: Buffer.from(challenge, 'base64url'),
    timeout: CHALLENGE_LIFETIME,
    userVerification: 'required',
  })
  return {
    options: { ...options, rpId: hotel.passkeyDomain, timeout: CHALLENGE_LIFETIME, userVerification: 'required' },
  }
}

type Row = typeof passkeys.$inferSelect

/**
 * Passkey login. A passkey with user verification is two factors, so no code is needed. Nor is it a password: failed
 * passwords of strangers do not lock it.
 */
export const passkeyLogin: Handler<'passkeyLogin'> = async ({ hotel, input, client }) => {
  const row = await findPasskey(hotel, input)
  const newCounter = await verifiedCounter(hotel, input, row).catch(async (error: unknown) => {
    if (row)
      await hotel.events.record(hotel.sql, {
        kind: 'passkey-login',
        outcome: 'failed',
        accountId: row.accountId,
        client,
      })
    throw error
  })
  if (!row) throw refusal('0140')
  const known = await knownDevice(hotel, await findAccountById(hotel.sql, row.accountId), input.device)
  return await hotel.sql.transaction(async (transaction) => {
    const account = await lockAccount(transaction, row.accountId)
    // Race: only one of two logins with the same counter succeeds, since the other may come from a cloned
    // authenticator.
    const [used] = await transaction
      .update(passkeys)
      .set({ counter: newCounter, lastUsedAt: new Date(hotel.clock.now()) })
      .where(and(eq(passkeys.id, row.id), eq(passkeys.counter, row.counter)))
      .returning({ id: passkeys.id })
    if (!account || !used || account.activatedAt === null) throw refusal('0140')
    const device = known === undefined ? undefined : input.device
    return {
      ...(await enter(hotel, transaction, account, { kind: 'passkey-login', device, client })),
      profile: await readProfile(transaction, account.id),
    }
  })
}

async function findPasskey(hotel: Hotel, { response }: HotelInput<'passkeyLogin'>): Promise<Row | undefined> {
  const [row] = await hotel.sql.select().from(passkeys).where(eq(passkeys.credentialId, response.id))
  return row
}

/** The authenticator's next counter. Throws 0140; the challenge is consumed in any case. */
async function verifiedCounter(
  hotel: Hotel,
  { response }: HotelInput<'passkeyLogin'>,
  row: Row | undefined,
): Promise<number> {
  const challenge = challengeIn(response.response.clientDataJSON)
  const open = challenge !== undefined && (await consumeChallenge(hotel.sql, challenge, null, hotel.clock.now()))
  if (!row || !open) throw refusal('0140')
  const { userHandle } = response.response
  if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== row.accountId)
    throw refusal('0140')
  const { verified, authenticationInfo } = await refusedIfInvalid(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: hotel.siteOrigin,
      expectedRPID: hotel.passkeyDomain,
      credential: {
        id: row.credentialId,
        publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')),
        counter: row.counter,
        transports: row.transports,
      },
      requireUserVerification: true,
    }),
  )
  if (!verified) throw refusal('0140')
  return authenticationInfo.newCounter
}

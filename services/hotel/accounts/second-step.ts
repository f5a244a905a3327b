import { and, count, eq, gte, inArray, lt } from 'drizzle-orm'
import type { Client } from '@barriere/shared/contracts/client.ts'
import type { HotelAnswer } from '@barriere/shared/programmes/hotel/operations.ts'
import type { Sql } from '../../kit/database.ts'
import type { Logger } from '../../kit/log.ts'
import { newTotpSecret, plainCode, totpStep } from '../../kit/passwords/totp.ts'
import { reseal } from '../../kit/reseal.ts'
import type { Handler } from '../http/call.ts'
import type { Hotel } from '../hotel.ts'
import { memberAddress, newRecoveryCode } from '../passwords/second-step-secrets.ts'
import { refusal } from '../refusal.ts'
import {
  type Account,
  accountIdOf,
  confirmPassword,
  findAccountById,
  lockConfirmed,
  lockOwn,
  writeMail,
} from '../programme.ts'
import { recoveryCodes, secondSteps } from '../schema.ts'

/** Number of recovery codes that are issued together. */
const CODES = 10

/** Lockout key of wrong codes. Brute force: signing in again with the right password does not reset it. */
export const codeKey = (accountId: string): string => `code ${accountId}`

type Row = typeof secondSteps.$inferSelect

async function findSecondStep(database: Sql, accountId: string): Promise<Row | undefined> {
  const [row] = await database.select().from(secondSteps).where(eq(secondSteps.accountId, accountId))
  return row
}

/** State of the second step for its owner. */
export async function readSecondStep(database: Sql, accountId: string): Promise<HotelAnswer<'secondStep'>> {
  const account = await findAccountById(database, accountId)
  const row = await findSecondStep(database, accountId)
  const [left] = await database
    .select({ codes: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.accountId, accountId))
  return {
    available: account?.level === 'IBCOLLABORATEUR',
    since: row?.confirmedAt?.toISOString() ?? null,
    recoveryCodes: left?.codes ?? 0,
  }
}

export const secondStep: Handler<'secondStep'> = ({ hotel, session }) => readSecondStep(hotel.sql, accountIdOf(session))

/** Issues a new secret; it takes effect once a code proves that the member's device has it. */
export const startSecondStep: Handler<'startSecondStep'> = async (call) => {
  const { hotel, input, session } = call
  const confirmed = await confirmPassword(hotel, call, input.password)
  return await hotel.sql.transaction(async (transaction) => {
    const account = await lockConfirmed(transaction, session, confirmed)
    if (account.level !== 'IBCOLLABORATEUR') throw refusal('0152')
    if ((await findSecondStep(transaction, account.id))?.confirmedAt) throw refusal('0153')
    const key = newTotpSecret()
    const fresh = {
      sealedSecret: hotel.secondStepSecrets.close(key, account.id),
      lastStep: 0,
      createdAt: new Date(hotel.clock.now()),
    }
    await transaction
      .insert(secondSteps)
      .values({ accountId: account.id, ...fresh })
      .onConflictDoUpdate({ target: secondSteps.accountId, set: fresh })
    return { key, address: memberAddress(key, account.email) }
  })
}

export const confirmSecondStep: Handler<'confirmSecondStep'> = async ({ hotel, input, session, client }) => {
  const accountId = accountIdOf(session)
  const row = await findSecondStep(hotel.sql, accountId)
  if (row?.confirmedAt) throw refusal('0153')
  await checkCode(hotel, { accountId, code: input.code, client })
  return await hotel.sql.transaction(async (transaction) => {
    const account = await lockOwn(transaction, session)
    const [confirmed] = await transaction
      .update(secondSteps)
      .set({ confirmedAt: new Date(hotel.clock.now()) })
      .where(eq(secondSteps.accountId, accountId))
      .returning()
    if (!confirmed) throw refusal('0152')
    await hotel.events.record(transaction, { kind: 'second-step-added', accountId, client })
    await writeMail(hotel, transaction, { kind: 'second-step-added', account })
    return { recoveryCodes: await issueRecoveryCodes(hotel, transaction, confirmed) }
  })
}

export const renewRecoveryCodes: Handler<'renewRecoveryCodes'> = async (call) => {
  const { hotel, input, session, client } = call
  const confirmed = await confirmPassword(hotel, call, input.password)
  return await hotel.sql.transaction(async (transaction) => {
    const account = await lockConfirmed(transaction, session, confirmed)
    const row = await findSecondStep(transaction, account.id)
    if (!row?.confirmedAt) throw refusal('0152')
    await hotel.events.record(transaction, { kind: 'recovery-codes-renewed', accountId: account.id, client })
    await writeMail(hotel, transaction, { kind: 'recovery-codes', account })
    return { recoveryCodes: await issueRecoveryCodes(hotel, transaction, row) }
  })
}

export const removeSecondStep: Handler<'removeSecondStep'> = async (call) => {
  const { hotel, input, session, client } = call
  const confirmed = await confirmPassword(hotel, call, input.password)
  return await hotel.sql.transaction(async (transaction) => {
    const account = await lockConfirmed(transaction, session, confirmed)
    const removed = await deleteSecondStep(transaction, account.id)
    if (removed) {
      await hotel.events.record(transaction, { kind: 'second-step-removed', accountId: account.id, client })
      await writeMail(hotel, transaction, { kind: 'second-step-removed', account })
    }
    return { status: 'removed' } as const
  })
}

/**
 * The second step of a login, after the right password. Throws 0150 without a code, 0151 for a wrong one, 0072 at the
 * third. Returns at once for an account without a second step.
 */
export async function requireSecondStep(
  hotel: Hotel,
  account: Account,
  code: string | undefined,
  client: Client,
): Promise<void> {
  if (!(await findSecondStep(hotel.sql, account.id))?.confirmedAt) return
  if (code === undefined || code.trim() === '') throw refusal('0150')
  await checkCode(hotel, { accountId: account.id, code, client })
}

/** Account takeover: removes a second step that was started since a moment. */
export async function removeSecondStepSince(transaction: Sql, accountId: string, since: Date): Promise<void> {
  await deleteSecondStep(transaction, accountId, since)
}

/** Key rotation: re-encrypts secrets with the active pepper. */
export async function resealSecondSteps({ sql, secondStepSecrets }: Hotel, log: Logger): Promise<void> {
  const { accountId, sealedSecret: sealed } = secondSteps
  await reseal(secondStepSecrets.seal, {
    whose: 'second steps of members',
    log,
    read: () => sql.select({ place: accountId, sealed }).from(secondSteps),
    write: (row, sealedSecret) =>
      sql
        .update(secondSteps)
        .set({ sealedSecret })
        .where(and(eq(accountId, row.place), eq(sealed, row.sealed))),
  })
}

async function deleteSecondStep(transaction: Sql, accountId: string, since = new Date(0)): Promise<boolean> {
  const deleted = await transaction
    .delete(secondSteps)
    .where(and(eq(secondSteps.accountId, accountId), gte(secondSteps.createdAt, since)))
    .returning({ confirmedAt: secondSteps.confirmedAt })
  if (deleted.length > 0) await transaction.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
  return deleted.some(({ confirmedAt }) => confirmedAt !== null)
}

interface Attempt {
  readonly accountId: string
  readonly code: string
  readonly client: Client
}

/** Race: counts the attempt before the code is checked, as with passwords. A right code is consumed. */
async function checkCode(hotel: Hotel, attempt: Attempt): Promise<void> {
  const { accountId, client } = attempt
  const counted = await hotel.lockouts.count(codeKey(accountId))
  const failed = { kind: 'second-step', outcome: 'failed', accountId, client } as const
  if (counted === 'blocked') {
    hotel.events.log(failed)
    throw refusal('0072')
  }
  if (!(await consumeCode(hotel, attempt))) {
    await hotel.events.record(hotel.sql, failed)
    throw counted === 'last' ? refusal('0072') : refusal('0151', { lastTry: counted === 'next-to-last' })
  }
  await hotel.lockouts.clear(codeKey(accountId))
}

/** Replay: one conditional statement accepts a code once; then it and codes of earlier steps are rejected. */
async function consumeCode(hotel: Hotel, { accountId, code, client }: Attempt): Promise<boolean> {
  const row = await findSecondStep(hotel.sql, accountId)
  const secret = row && hotel.secondStepSecrets.open(row.sealedSecret, accountId)
  if (secret === undefined) return false
  const step = totpStep(secret, plainCode(code), hotel.clock.now())
  if (step !== undefined) {
    const used = await hotel.sql
      .update(secondSteps)
      .set({ lastStep: step })
      .where(
        and(
          eq(secondSteps.accountId, accountId),
          eq(secondSteps.sealedSecret, row?.sealedSecret ?? ''),
          lt(secondSteps.lastStep, step),
        ),
      )
      .returning({ accountId: secondSteps.accountId })
    return used.length > 0
  }
  const codeHashes = hotel.secondStepSecrets.codeHashes(code, { accountId, secret })
  const recovered = await hotel.sql
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), inArray(recoveryCodes.codeHash, codeHashes)))
    .returning({ accountId: recoveryCodes.accountId })
  if (recovered.length > 0) await hotel.events.record(hotel.sql, { kind: 'recovery-code', accountId, client })
  return recovered.length > 0
}

/** Issues recovery codes, which are shown only this once; the earlier ones become invalid. */
async function issueRecoveryCodes(
  { secondStepSecrets: secrets }: Hotel,
  transaction: Sql,
  { accountId, sealedSecret }: Row,
): Promise<string[]> {
  const secret = secrets.open(sealedSecret, accountId)
  if (secret === undefined) throw refusal('0152')
  const codes = Array.from({ length: CODES }, newRecoveryCode)
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
  await transaction
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ accountId, codeHash: secrets.codeHash(code, { accountId, secret }) })))
  return codes
}

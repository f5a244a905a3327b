import { createHmac } from 'node:crypto'
import { and, eq, lte } from 'drizzle-orm'
import { SECRET_FIELDS } from '#lib/contracts/hotel-fields.ts'
import type { Sql } from '../../kit/database.ts'
import { deriveKey } from '../../kit/seal.ts'
import { hashOf } from '../../kit/secret.ts'
import { refusal } from '../refusal.ts'
import { answers } from '../schema.ts'
import type { Outcome } from './call.ts'

/** Milliseconds for which an answer is stored. */
const LIFETIME = 24 * 3_600_000

export interface Request {
  /** Idempotency key of the caller, 16 to 80 characters; undefined where it sent none. */
  readonly key: string | undefined
  /** Operation and member that the key belongs to. */
  readonly scope: string
  readonly input: object | undefined
  readonly now: number
}

/** Key of the fingerprints, derived (HKDF, SHA-256) from a secret of the configuration. */
export const fingerprintKey = (secret: string): Buffer => deriveKey(secret, 'hotel idempotency fingerprints')

/**
 * Fingerprint that tells another request with the same key. Passwords and links are left out: a password is at rest as
 * a slow hash alone.
 */
function fingerprintOf(fingerprints: Buffer, input: object = {}): string {
  const told = Object.entries(input).filter(([field]) => !SECRET_FIELDS.has(field))
  return createHmac('sha256', fingerprints).update(JSON.stringify(told)).digest('base64url')
}

/**
 * Runs work in one transaction. With an idempotency key, the answer is stored in the same transaction: a concurrent
 * repetition waits for the row, a later one reads it, and both get the first answer. A refusal that the work returned
 * is thrown after the commit.
 */
export async function idempotent<T>(
  { sql: database, fingerprints }: { readonly sql: Sql; readonly fingerprints: Buffer },
  { key, scope, input, now }: Request,
  work: (transaction: Sql) => Promise<Outcome<T>>,
): Promise<T> {
  const { accountId: _, ...outcome } = await database.transaction(async (transaction) => {
    if (key === undefined) return await work(transaction)
    const row = hashOf(`${scope} ${key}`)
    const requestHash = fingerprintOf(fingerprints, input)
    await transaction.delete(answers).where(and(eq(answers.key, row), isOver(now)))
    const [inserted] = await transaction
      .insert(answers)
      .values({ key: row, requestHash, createdAt: new Date(now) })
      .onConflictDoNothing()
      .returning({ key: answers.key })
    if (!inserted) return await storedAnswer<T>(transaction, row, requestHash)
    const { accountId, ...made } = await work(transaction)
    await transaction.update(answers).set({ body: made, accountId }).where(eq(answers.key, row))
    return { ...made, accountId }
  })
  if ('refused' in outcome) throw refusal(outcome.refused)
  return outcome.answer
}

async function storedAnswer<T>(transaction: Sql, row: string, requestHash: string): Promise<Outcome<T>> {
  const [stored] = await transaction.select().from(answers).where(eq(answers.key, row))
  if (stored?.requestHash !== requestHash) throw refusal('default', { status: 422, fields: ['idempotency-key'] })
  return { ...(stored.body as Outcome<T>), accountId: stored.accountId }
}

const isOver = (now: number) => lte(answers.createdAt, new Date(now - LIFETIME))

/** Retention: deletes answers that no repetition gets any more. */
export async function sweepAnswers(database: Sql, now: number): Promise<void> {
  await database.delete(answers).where(isOver(now))
}

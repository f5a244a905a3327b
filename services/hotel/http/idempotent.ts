import { eq, lte } from 'drizzle-orm'
import type { Sql } from '../../kit/database.ts'
import { refusal } from '../refusal.ts'
import { answers } from '../schema.ts'
import { hashOf } from '../../kit/secret.ts'
import type { Outcome } from './call.ts'

/** Milliseconds for which an answer is stored. */
const LIFETIME = 24 * 3_600_000

export interface Request {
  /** Idempotency key of the caller, 16 to 80 characters; undefined where it sent none. */
  readonly key: string | undefined
  /** Operation and member that the key belongs to. */
  readonly scope: string
  readonly body: unknown
  readonly now: number
}

/**
 * Runs work in one transaction. With an idempotency key, the answer is stored in the same transaction: a concurrent
 * repetition waits for the row, a later one reads it, and both get the first answer. A refusal that the work returned
 * is thrown after the commit.
 */
export async function idempotent<T>(
  database: Sql,
  { key, scope, body, now }: Request,
  work: (transaction: Sql) => Promise<Outcome<T>>,
): Promise<T> {
  const outcome = await database.transaction(async (transaction) => {
    if (key === undefined) return await work(transaction)
    const row = hashOf(`${scope} ${key}`)
    const requestHash = hashOf(JSON.stringify(body ?? null))
    await transaction.delete(answers).where(lte(answers.createdAt, new Date(now - LIFETIME)))
    const [inserted] = await transaction
      .insert(answers)
      .values({ key: row, requestHash, createdAt: new Date(now) })
      .onConflictDoNothing()
      .returning({ key: answers.key })
    if (!inserted) return await storedAnswer<T>(transaction, row, requestHash)
    const made = await work(transaction)
    await transaction.update(answers).set({ body: made }).where(eq(answers.key, row))
    return made
  })
  if ('refused' in outcome) throw refusal(outcome.refused)
  return outcome.answer
}

async function storedAnswer<T>(transaction: Sql, row: string, requestHash: string): Promise<Outcome<T>> {
  const [stored] = await transaction.select().from(answers).where(eq(answers.key, row))
  if (stored?.requestHash !== requestHash) throw refusal('default', { status: 422, fields: ['idempotency-key'] })
  return stored.body as Outcome<T>
}

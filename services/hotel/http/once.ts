import { eq, lte } from 'drizzle-orm'
import type { Sql } from '../../kit/database.ts'
import { refusal } from '../refusal.ts'
import { answers } from '../schema.ts'
import { hashOf } from '../../kit/secret.ts'
import type { Outcome } from './call.ts'

/** Milliseconds that an answer is kept for its repetitions. */
const KEPT = 24 * 3_600_000

export interface Request {
  /** The caller's own, 16 to 80 characters; undefined where it gave none. */
  readonly key: string | undefined
  /** Operation and member: the same key of another one is another key. */
  readonly scope: string
  readonly body: unknown
  readonly now: number
}

/**
 * Works in one transaction. With a key, the answer is written in it: a repetition at the same time waits for the row,
 * a later one reads it, and both are answered alike. Throws a refusal that the work gave, once it is committed.
 */
export async function once<T>(
  database: Sql,
  { key, scope, body, now }: Request,
  work: (transaction: Sql) => Promise<Outcome<T>>,
): Promise<T> {
  const outcome = await database.transaction(async (transaction) => {
    if (key === undefined) return await work(transaction)
    const row = hashOf(`${scope} ${key}`)
    const requestHash = hashOf(JSON.stringify(body ?? null))
    await transaction.delete(answers).where(lte(answers.createdAt, new Date(now - KEPT)))
    const [mine] = await transaction
      .insert(answers)
      .values({ key: row, requestHash, createdAt: new Date(now) })
      .onConflictDoNothing()
      .returning({ key: answers.key })
    if (!mine) return await repeated<T>(transaction, row, requestHash)
    const made = await work(transaction)
    await transaction.update(answers).set({ body: made }).where(eq(answers.key, row))
    return made
  })
  if ('refused' in outcome) throw refusal(outcome.refused)
  return outcome.answer
}

async function repeated<T>(transaction: Sql, row: string, requestHash: string): Promise<Outcome<T>> {
  const [kept] = await transaction.select().from(answers).where(eq(answers.key, row))
  if (kept?.requestHash !== requestHash) throw refusal('default', { status: 422, fields: ['idempotency-key'] })
  return kept.body as Outcome<T>
}

import { createHmac } from 'node:crypto'
import { and, eq, lte } from 'drizzle-orm'
import { type AnyPgColumn, type AnyPgTable, type PgSchema, jsonb, text, timestamp } from 'drizzle-orm/pg-core'
import type { SecretPair } from '@barriere/shared/secrets/secret-pair.ts'
import type { Sql } from './database.ts'
import { type KeyPair, deriveKeys } from './seal.ts'
import { hashOf } from './secret.ts'

/** Milliseconds for which an answer is stored. */
const LIFETIME = 24 * 3_600_000

/** Columns of a table of stored answers; a service may add its own, such as the answer's owner. */
export const answerColumns = () => ({
  key: text().primaryKey(),
  /** Fingerprint: keyed hash (HMAC) of the input without its secrets. */
  requestHash: text().notNull(),
  body: jsonb().$type<unknown>(),
  createdAt: timestamp({ withTimezone: true, precision: 3, mode: 'date' }).notNull(),
})

/** A table of stored answers in the schema of a service. */
export const answerTable = (schema: PgSchema<string>) => schema.table('answers', answerColumns())

export type AnswerTable = AnyPgTable & Readonly<Record<keyof ReturnType<typeof answerColumns>, AnyPgColumn>>

export interface Idempotency {
  readonly sql: Sql
  readonly table: AnswerTable
  /** Keys of the fingerprints: `fingerprintKeys`. */
  readonly fingerprints: KeyPair
  /** Fields left out of the fingerprint: passwords, secrets of links. */
  readonly secretFields?: ReadonlySet<string>
  /** Error for a key that was used with another input. */
  readonly conflict: () => Error
}

export interface IdempotentRequest {
  /** Idempotency key of the caller, 16 to 80 characters; undefined if it sent none. */
  readonly key: string | undefined
  /** Operation and caller that the key belongs to. */
  readonly scope: string
  readonly input: object | undefined
  readonly now: number
}

/** Result of the work: the body that repetitions get, and the service's own columns of its row. */
export interface Made<T> {
  readonly body: T
  readonly columns?: Readonly<Record<string, unknown>>
}

/** Keys of the fingerprints, derived (HKDF, SHA-256) from a pair of secrets of the configuration. */
export const fingerprintKeys = (secrets: SecretPair, service: string): KeyPair =>
  deriveKeys(secrets, `${service} idempotency fingerprints`)

/** Fingerprint that detects another input with the same key. Secrets are left out: they are stored as slow hashes. */
function fingerprintOf(key: Buffer, { secretFields }: Idempotency, input: object = {}): string {
  const told = Object.entries(input).filter(([field]) => !secretFields?.has(field))
  return createHmac('sha256', key).update(JSON.stringify(told)).digest('base64url')
}

/**
 * Runs work in one transaction. With an idempotency key, the answer is stored in the same transaction: a concurrent
 * repetition waits for the row, a later one reads it, and both get the first answer. Work that throws leaves nothing.
 */
export async function idempotent<T>(
  idempotency: Idempotency,
  { key, scope, input, now }: IdempotentRequest,
  work: (transaction: Sql) => Promise<Made<T>>,
): Promise<T> {
  const { sql: database, table, conflict } = idempotency
  return await database.transaction(async (transaction) => {
    if (key === undefined) return (await work(transaction)).body
    const row = hashOf(`${scope} ${key}`)
    const [active, passive] = idempotency.fingerprints
    const requestHash = fingerprintOf(active, idempotency, input)
    await transaction.delete(table).where(and(eq(table.key, row), isOver(table, now)))
    const [inserted] = await transaction
      .insert(table)
      .values({ key: row, requestHash, createdAt: new Date(now) })
      .onConflictDoNothing()
      .returning({ key: table.key })
    if (inserted) {
      const { body, columns } = await work(transaction)
      await transaction
        .update(table)
        .set({ ...columns, body })
        .where(eq(table.key, row))
      return body
    }
    const [stored] = await transaction
      .select({ requestHash: table.requestHash, body: table.body })
      .from(table)
      .where(eq(table.key, row))
    const isSame =
      stored?.requestHash === requestHash ||
      (passive && stored?.requestHash === fingerprintOf(passive, idempotency, input))
    if (!stored || !isSame) throw conflict()
    return stored.body as T
  })
}

const isOver = (table: AnswerTable, now: number) => lte(table.createdAt, new Date(now - LIFETIME))

/** Retention: deletes expired answers. */
export async function sweepAnswers({ sql, table }: Pick<Idempotency, 'sql' | 'table'>, now: number): Promise<void> {
  await sql.delete(table).where(isOver(table, now))
}

import { and, asc, eq, isNull, lte, or } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from '#lib/domain/clock.ts'
import type { Sql } from '../../kit/database.ts'
import { hashOf, newSecret } from '../../kit/secret.ts'
import { recorded } from './acting.ts'
import { type Principal, ROLES } from './principal.ts'
import { apiKeys } from './schema.ts'

export type ApiKey = typeof apiKeys.$inferSelect

export const KeyInput = z.object({ name: z.string().trim().min(1).max(80), role: z.enum(ROLES) })

type KeyInput = z.output<typeof KeyInput>

/** Milliseconds within which the last use of a key is not written again. */
const USED_WITHIN = 60_000

/** Tokens of the management API besides the one of the configuration. */
export class ApiKeys {
  readonly #sql: Sql
  readonly #clock: Clock

  constructor({ sql, clock }: { readonly sql: Sql; readonly clock: Clock }) {
    this.#sql = sql
    this.#clock = clock
  }

  /** Who holds a token; undefined for none of ours. */
  async principalOf(token: string): Promise<Principal | undefined> {
    const [row] = await this.#sql
      .select()
      .from(apiKeys)
      .where(eq(apiKeys.tokenHash, hashOf(token)))
    if (!row) return undefined
    const now = this.#clock.now()
    await this.#sql
      .update(apiKeys)
      .set({ usedAt: new Date(now) })
      .where(and(eq(apiKeys.id, row.id), or(isNull(apiKeys.usedAt), lte(apiKeys.usedAt, new Date(now - USED_WITHIN)))))
    return { kind: 'token', id: `key-${row.id}`, name: row.name, role: row.role }
  }

  list(): Promise<ApiKey[]> {
    return this.#sql.select().from(apiKeys).orderBy(asc(apiKeys.id))
  }

  /** Adds a key. Its token is told here only. */
  async add(input: KeyInput): Promise<{ row: ApiKey; token: string }> {
    const token = newSecret()
    const [row] = await recorded(this.#sql, (transaction) =>
      transaction
        .insert(apiKeys)
        .values({ ...input, tokenHash: hashOf(token), createdAt: new Date(this.#clock.now()) })
        .returning(),
    )
    if (!row) throw new Error('The key was not inserted.')
    return { row, token }
  }

  change(id: number, input: KeyInput): Promise<ApiKey | undefined> {
    return recorded(this.#sql, async (transaction) => {
      const [row] = await transaction.update(apiKeys).set(input).where(eq(apiKeys.id, id)).returning()
      return row
    })
  }

  /** Resolves to the key that was deleted; undefined where there was none. */
  remove(id: number): Promise<ApiKey | undefined> {
    return recorded(this.#sql, async (transaction) => {
      const [row] = await transaction.delete(apiKeys).where(eq(apiKeys.id, id)).returning()
      return row
    })
  }
}

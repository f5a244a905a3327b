import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import type { Sql } from '../../kit/database.ts'
import { HttpError } from '../../kit/http-error.ts'
import { isNetwork, liesIn } from '../../kit/networks.ts'
import { hashOf, newSecret } from '../../kit/secret.ts'
import { instant, invalid } from '../management/input.ts'
import { recorded } from './acting.ts'
import { ROLES } from '@barriere/shared/stories/roles.ts'
import type { Principal } from './principal.ts'
import { apiKeys } from './schema.ts'

export type ApiKey = typeof apiKeys.$inferSelect

const DAY = 86_400_000

/** Default and maximum lifetime of a key in milliseconds. The maximum includes a leap year. */
const LASTS = 90 * DAY
const LONGEST = 366 * DAY

/** Milliseconds before the end of a key at which administrators get a mail. */
const WARNED_BEFORE = 14 * DAY

export const KeyInput = z.object({
  name: z.string().trim().min(1).max(80),
  role: z.enum(ROLES),
  /** Default: in ninety days; in a change, unchanged. */
  ends_at: instant.optional(),
  /** Addresses and networks that may use it; an empty list allows all. In a change, absent means unchanged. */
  addresses: z.array(z.string().trim().refine(isNetwork, 'is invalid')).max(50).optional(),
})

type KeyInput = z.output<typeof KeyInput>

/** A call with a token, and its IP address. */
interface Use {
  readonly token: string
  readonly address: string
}

/** Minimum interval in milliseconds between updates of a key's last use. */
const USED_WITHIN = 60_000

/** Tokens of the management API, besides the one in the configuration. */
export class ApiKeys {
  readonly #sql: Sql
  readonly #clock: Clock

  constructor({ sql, clock }: { readonly sql: Sql; readonly clock: Clock }) {
    this.#sql = sql
    this.#clock = clock
  }

  /** The holder of a token; undefined for an unknown one. Throws 401 for an expired one, 403 for a foreign address. */
  async principalOf({ token, address }: Use): Promise<Principal | undefined> {
    const [row] = await this.#sql
      .select()
      .from(apiKeys)
      .where(eq(apiKeys.tokenHash, hashOf(token)))
    if (!row) return undefined
    const now = this.#clock.now()
    if (row.endsAt.getTime() <= now) throw new HttpError(401, { error: 'The key has ended' })
    if (row.addresses.length > 0 && !liesIn(address, row.addresses))
      throw new HttpError(403, { error: 'The key may not be used from this address' })
    await this.#sql
      .update(apiKeys)
      .set({ usedAt: new Date(now) })
      .where(and(eq(apiKeys.id, row.id), or(isNull(apiKeys.usedAt), lte(apiKeys.usedAt, new Date(now - USED_WITHIN)))))
    return { kind: 'token', id: `key-${row.id}`, name: row.name, role: row.role }
  }

  list(): Promise<ApiKey[]> {
    return this.#sql.select().from(apiKeys).orderBy(asc(apiKeys.id))
  }

  /** Adds a key. Its token is returned only here. */
  async add({ ends_at: endsAt, addresses = [], ...input }: KeyInput): Promise<{ row: ApiKey; token: string }> {
    const token = newSecret()
    const now = this.#clock.now()
    const columns = { ...input, addresses, endsAt: endsAt ?? new Date(now + LASTS), createdAt: new Date(now) }
    this.#requireEnd(columns.endsAt)
    const [row] = await recorded(this.#sql, (transaction) =>
      transaction
        .insert(apiKeys)
        .values({ ...columns, tokenHash: hashOf(token) })
        .returning(),
    )
    if (!row) throw new Error('The key was not inserted.')
    return { row, token }
  }

  /** Changes a key. Throws 422 for an expired one, which cannot be renewed. */
  change(id: number, { ends_at: endsAt, addresses, ...input }: KeyInput): Promise<ApiKey | undefined> {
    if (endsAt) this.#requireEnd(endsAt)
    return recorded(this.#sql, async (transaction) => {
      const [before] = await transaction.select().from(apiKeys).where(eq(apiKeys.id, id)).for('update')
      if (!before) return undefined
      if (before.endsAt.getTime() <= this.#clock.now()) throw invalid({ base: ['has ended'] })
      const [row] = await transaction
        .update(apiKeys)
        .set({
          ...input,
          ...(endsAt === undefined ? {} : { endsAt, warnedAt: null }),
          ...(addresses === undefined ? {} : { addresses }),
        })
        .where(eq(apiKeys.id, id))
        .returning()
      return row
    })
  }

  /** Reports each key that ends soon, once. @param tell in the transaction that records it */
  async warn(tell: (transaction: Sql, key: ApiKey) => Promise<void>): Promise<void> {
    const now = this.#clock.now()
    await this.#sql.transaction(async (transaction) => {
      const ending = await transaction
        .update(apiKeys)
        .set({ warnedAt: new Date(now) })
        .where(
          and(
            isNull(apiKeys.warnedAt),
            gt(apiKeys.endsAt, new Date(now)),
            lte(apiKeys.endsAt, new Date(now + WARNED_BEFORE)),
          ),
        )
        .returning()
      for (const key of ending) await tell(transaction, key)
    })
  }

  /** Throws 422. */
  #requireEnd(at: Date): void {
    const left = at.getTime() - this.#clock.now()
    if (left <= 0) throw invalid({ ends_at: ['must be in the future'] })
    if (left > LONGEST) throw invalid({ ends_at: ['must be within a year'] })
  }

  /** Resolves to the deleted key; undefined if there was none. */
  remove(id: number): Promise<ApiKey | undefined> {
    return recorded(this.#sql, async (transaction) => {
      const [row] = await transaction.delete(apiKeys).where(eq(apiKeys.id, id)).returning()
      return row
    })
  }
}

import { and, asc, eq, gt, lte, ne, sql } from 'drizzle-orm'
import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import type { Sql } from '../../kit/database.ts'
import { PRESENCE_LASTS } from '@barriere/shared/stories/presence.ts'
import { collaborators, presences } from './schema.ts'

/** A tab that has a story open. */
interface OpenTab {
  /** Chosen by the client. */
  readonly tab: string
  readonly storyId: number
  /** `_uid` of the block that is being changed. */
  readonly block: string | null
}

/** A user who has a story open. */
export interface Present {
  /** Number in the management API. */
  readonly number: number
  readonly name: string
  readonly block: string | null
}

/**
 * Presence: open stories of each user, by heartbeats of their tabs. Stored in the database, because the tabs of one
 * story may call different instances. It is no change of the space, so it does not lock it or raise its revision.
 */
export class Presences {
  readonly #sql: Sql
  readonly #clock: Clock

  constructor({ sql, clock }: { readonly sql: Sql; readonly clock: Clock }) {
    this.#sql = sql
    this.#clock = clock
  }

  /**
   * Records that a tab of an account is open. A tab id that another account uses is only taken over once it has
   * expired.
   */
  async renew(accountId: string, { tab, ...open }: OpenTab): Promise<void> {
    const now = this.#clock.now()
    const row = { ...open, accountId, seenAt: new Date(now) }
    const isOwn = eq(presences.accountId, accountId)
    const isGone = lte(presences.seenAt, new Date(now - PRESENCE_LASTS))
    await this.#sql
      .insert(presences)
      .values({ tab, ...row })
      .onConflictDoUpdate({ target: presences.tab, set: row, setWhere: sql`${isOwn} or ${isGone}` })
  }

  /** Removes a tab of an account at once. */
  async leave(accountId: string, tab: string): Promise<void> {
    await this.#sql.delete(presences).where(and(eq(presences.tab, tab), eq(presences.accountId, accountId)))
  }

  /** The other users who have a story open, by name, each once, even with several tabs. */
  async others(accountId: string, storyId: number): Promise<readonly Present[]> {
    const rows = await this.#sql
      .select({ number: collaborators.number, name: collaborators.name, block: presences.block })
      .from(presences)
      .innerJoin(collaborators, eq(collaborators.id, presences.accountId))
      .where(
        and(
          eq(presences.storyId, storyId),
          ne(presences.accountId, accountId),
          gt(presences.seenAt, new Date(this.#clock.now() - PRESENCE_LASTS)),
        ),
      )
      .orderBy(asc(collaborators.name), asc(presences.seenAt))
    const people = new Map<number, Present>()
    // Of several tabs, the one with a changed block counts.
    for (const row of rows)
      people.set(row.number, { ...row, block: row.block ?? people.get(row.number)?.block ?? null })
    return [...people.values()]
  }

  /** Retention: deletes expired tabs. */
  async sweep(): Promise<void> {
    await this.#sql.delete(presences).where(lte(presences.seenAt, new Date(this.#clock.now() - PRESENCE_LASTS)))
  }
}

import { asc, eq } from 'drizzle-orm'
import type { Clock } from '#lib/domain/clock.ts'
import type { Database, Sql } from '../../kit/database.ts'
import { HttpError } from '../../kit/http-error.ts'
import { datasourceEntries, datasources, spaces, stories } from '../schema.ts'
import type { ContentEvent } from './events.ts'
import { buildSnapshot, type DatasourceRecord, type Snapshot, type SpaceRow } from './snapshot.ts'

/** A change in progress: its transaction and the space's row, locked until the end. */
export interface Work {
  sql: Sql
  space: SpaceRow
  now: Date
  /** Publishes the change: increases `cv` and sends these events to the webhooks. */
  notify(...events: ContentEvent[]): void
  /** Sends events to the webhooks of a change that no answer of the delivery API shows; `cv` stays. */
  tell(...events: ContentEvent[]): void
}

/** Transactional outbox: records events in the change's transaction, sends them after the commit. */
export interface Outbox {
  record(sql: Sql, spaceId: number, events: readonly ContentEvent[], now: Date): Promise<Delivery[]>
  send(deliveries: readonly Delivery[]): void
}

/** A recorded event for one webhook URL. */
export interface Delivery {
  id: number
  url: string
}

/** State of the space: consistent snapshots for reads, serialised writes. */
export class Store {
  readonly #database: Database
  readonly #clock: Clock
  readonly #outbox: Outbox
  #snapshot: Snapshot | undefined
  #running: Promise<void> = Promise.resolve()
  #next: Promise<Snapshot> | undefined

  constructor(database: Database, clock: Clock, outbox: Outbox) {
    this.#database = database
    this.#outbox = outbox
    this.#clock = clock
  }

  get sql(): Sql {
    return this.#database.sql
  }

  now(): number {
    return this.#clock.now()
  }

  /** The current snapshot; reloaded whenever any instance has written since. */
  snapshot(): Promise<Snapshot> {
    // Read-your-writes: a query that is already running may miss a write that this caller knows of. So callers share
    // the next query, which has not started, and never the running one.
    this.#next ??= this.#running.then(() => {
      this.#next = undefined
      const current = this.#current()
      this.#running = current.then(
        () => {},
        () => {},
      )
      return current
    })
    return this.#next
  }

  async #current(): Promise<Snapshot> {
    const [row] = await this.sql.select({ revision: spaces.revision }).from(spaces)
    if (!row) throw new Error('The content database holds no space.')
    if (!this.#snapshot || this.#snapshot.revision < row.revision) this.#snapshot = await this.#load()
    return this.#snapshot
  }

  /**
   * Runs a change in one transaction. The space's row is locked first, so that changes of all instances are serialised
   * and `cv` increases strictly: max(now in seconds, cv + 1).
   */
  async change<T>(apply: (work: Work) => Promise<T>): Promise<T> {
    const { result, deliveries } = await this.sql.transaction(async (sql) => {
      const [space] = await sql.select().from(spaces).for('update')
      if (!space) throw new HttpError(404, ['This record could not be found'])
      const now = new Date(this.#clock.now())
      const events: ContentEvent[] = []
      let published = false
      const notify = (...more: ContentEvent[]): void => {
        published = true
        events.push(...more)
      }
      const tell = (...more: ContentEvent[]): void => void events.push(...more)
      const result = await apply({ sql, space, now, notify, tell })
      const cv = published ? nextCv(space.cv, now) : space.cv
      const recorded = published || events.length > 0
      await sql
        .update(spaces)
        .set({ cv, revision: space.revision + 1 })
        .where(eq(spaces.id, space.id))
      return { result, deliveries: recorded ? await this.#outbox.record(sql, space.id, events, now) : undefined }
    })
    // After the commit, so that a receiver of the webhook reads the new state.
    if (deliveries) this.#outbox.send(deliveries)
    return result
  }

  async #load(): Promise<Snapshot> {
    return this.sql.transaction(
      async (sql) => {
        const [space] = await sql.select().from(spaces)
        if (!space) throw new Error('The content database holds no space.')
        const rows = await sql.select().from(stories)
        return buildSnapshot(space, rows, await loadDatasources(sql))
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
  }
}

export const nextCv = (cv: number, now: Date): number => Math.max(Math.floor(now.getTime() / 1000), cv + 1)

async function loadDatasources(sql: Sql): Promise<DatasourceRecord[]> {
  const sources = await sql.select().from(datasources).orderBy(asc(datasources.id))
  const entries = await sql
    .select()
    .from(datasourceEntries)
    .orderBy(asc(datasourceEntries.position), asc(datasourceEntries.id))
  const bySource = Map.groupBy(entries, (entry) => entry.datasourceId)
  return sources.map((source) => ({
    id: source.id,
    name: source.name,
    slug: source.slug,
    dimensions: source.dimensions,
    entries: bySource.get(source.id) ?? [],
  }))
}

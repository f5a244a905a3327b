import { asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import type { EnforceableCheck } from '@barriere/shared/domain/content/publishing-checks.ts'
import type { Database, Sql } from '../../kit/database.ts'
import { HttpError } from '../../kit/http-error.ts'
import { loadPlans, membersOf, releaseById } from '../history/plans.ts'
import { actingPrincipal, recordActivity } from '../people/acting.ts'
import type { Notices } from '../people/notices.ts'
import type { Principal } from '../people/principal.ts'
import { datasourceEntries, datasources, spaces, stories } from '../schema.ts'
import type { ContentEvent } from './events.ts'
import { PackedContent } from './packed-content.ts'
import { buildSnapshot, replaceDrafts, type DatasourceRecord, type Snapshot, type SpaceRow } from './snapshot.ts'
import { type PackedRow, packRow } from './story-record.ts'

/** Retention of the history, and conditions of a publication. */
export interface HistorySettings {
  /** Number of newest versions that are kept of each story. */
  versions: number
  /** Days for which published versions are kept in any case. */
  versionDays: number
  /** Days after which the trash is emptied. */
  trashDays: number
  /** Whether unapproved stories may be published. */
  workflow: 'warn' | 'refuse'
  /** Checks that every publication has to pass. */
  checks: readonly EnforceableCheck[]
}

/** Stories per query. */
const CHUNK = 200

/** Row version: the transaction that wrote the row, in any instance. */
const ROW_VERSION = sql<string>`${stories}.xmin::text`

/** Author of a change in the history. */
export type Author = Pick<Principal, 'id' | 'name'>

/** Author of changes without a caller: the service itself. */
const SERVICE: Author = { id: 'service', name: 'Service' }

/** Mails to users, written in the transaction of their cause. */
export type StoryNotices = Pick<Notices, 'mentioned' | 'reviewAsked' | 'reviewAnswered' | 'heldVersionLeft'>

/** A change in progress: its transaction and the space's row, locked until the end. */
export interface Work {
  sql: Sql
  space: SpaceRow
  now: Date
  author: Author
  settings: HistorySettings
  notices: StoryNotices
  /** Publishes the change: increases `cv` and sends these events to the webhooks. */
  notify(...events: ContentEvent[]): void
  /** Sends events of a change that does not affect the delivery API to the webhooks; `cv` stays. */
  tell(...events: ContentEvent[]): void
}

/** Transactional outbox: records events in the change's transaction, sends them after the commit. */
export interface Outbox {
  record(sql: Sql, recorded: Recorded): Promise<Delivery[]>
  send(deliveries: readonly Delivery[]): void
}

/** Events of one change. */
export interface Recorded {
  spaceId: number
  events: readonly ContentEvent[]
  now: Date
  /** Author of the change; undefined without a caller, such as for a schedule. */
  by: Principal | undefined
}

/** A recorded event for one webhook URL. */
export interface Delivery {
  id: number
  url: string
}

interface StoreOptions {
  readonly database: Database
  readonly clock: Clock
  readonly outbox: Outbox
  readonly notices: StoryNotices
  readonly settings: HistorySettings
}

/** State of the space: consistent snapshots for reads, serialised writes. */
export class Store {
  readonly #database: Database
  readonly #clock: Clock
  readonly #outbox: Outbox
  readonly #notices: StoryNotices
  readonly settings: HistorySettings
  #snapshot: Snapshot | undefined
  /** Rows of the last snapshot by id, with their row version in the database. */
  #rows: ReadonlyMap<number, { readonly version: string; readonly row: PackedRow }> = new Map()
  #running: Promise<void> = Promise.resolve()
  #next: Promise<Snapshot> | undefined
  /** Memoised: a preview of a release requests the same snapshot several times. */
  readonly #releases = new WeakMap<Snapshot, Map<string, Promise<Snapshot | undefined>>>()

  constructor({ database, clock, outbox, notices, settings }: StoreOptions) {
    this.#database = database
    this.#notices = notices
    this.settings = settings
    this.#outbox = outbox
    this.#clock = clock
  }

  get sql(): Sql {
    return this.#database.sql
  }

  now(): number {
    return this.#clock.now()
  }

  /** The current snapshot; reloaded after a write by any instance. */
  snapshot(): Promise<Snapshot> {
    // Read-your-writes: a running query may miss a write that this caller knows of. So callers share the next query,
    // which has not started, and never the running one.
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
   * The current space with the versions of a release instead of drafts; undefined for an unknown release, unless
   * `others` is `published`.
   * @param others how stories outside of the release are shown: as drafts, or as published (unpublished ones are then
   * left out), which is the site after the release
   */
  async withRelease(id: number, others: 'draft' | 'published' = 'draft'): Promise<Snapshot | undefined> {
    const snapshot = await this.snapshot()
    let known = this.#releases.get(snapshot)
    if (!known) this.#releases.set(snapshot, (known = new Map()))
    const key = `${id} ${others}`
    let release = known.get(key)
    if (!release) known.set(key, (release = this.#placeRelease(snapshot, id, others)))
    return release
  }

  async #placeRelease(snapshot: Snapshot, id: number, others: 'draft' | 'published'): Promise<Snapshot | undefined> {
    // A link to a deleted release shows the published space instead of the drafts.
    if (others === 'draft' && !(await releaseById(this, id))) return undefined
    const members = new Map((await membersOf(this, id)).map((member) => [member.storyId, member]))
    return replaceDrafts(
      snapshot,
      snapshot.rows.map((row) => {
        const member = members.get(row.id)
        if (!member) return others === 'published' && row.published ? { ...row, ...row.published } : row
        const { version, saves, savedBy, stage, updatedAt } = member
        const content = new PackedContent(version.content)
        return {
          ...row,
          ...version,
          content,
          saves,
          savedBy,
          stage,
          updatedAt,
          unpublishedChanges: true,
          releaseId: id,
        }
      }),
      ({ isFolder, isPublished, releaseId }) => others === 'draft' || isFolder || isPublished || releaseId === id,
    )
  }

  /** The current space with the stories in the trash instead of drafts. */
  async withTrash(): Promise<Snapshot> {
    const snapshot = await this.snapshot()
    const rows = await this.sql.select().from(stories).where(isNotNull(stories.deletedAt))
    return replaceDrafts(snapshot, [...snapshot.rows, ...rows.map(packRow)], ({ deletedAt }) => deletedAt !== null)
  }

  /**
   * Runs a change in one transaction. The space's row is locked first, so that changes of all instances are serialised
   * and `cv` increases strictly: max(now in seconds, cv + 1). The author is the caller, or the service itself in a job.
   */
  async change<T>(apply: (work: Work) => Promise<T>): Promise<T> {
    const by = actingPrincipal()
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
      const author = by ?? SERVICE
      const { settings } = this
      const result = await apply({ sql, space, now, author, settings, notices: this.#notices, notify, tell })
      const cv = published ? nextCv(space.cv, now) : space.cv
      await sql
        .update(spaces)
        .set({ cv, revision: space.revision + 1 })
        .where(eq(spaces.id, space.id))
      const recorded = { spaceId: space.id, events, now, by }
      await recordActivity(sql, result)
      const isTold = published || events.length > 0
      return { result, deliveries: isTold ? await this.#outbox.record(sql, recorded) : undefined }
    })
    // Sent after the commit, so that receivers of the webhook read the new state.
    if (deliveries) this.#outbox.send(deliveries)
    return result
  }

  /** Reads the changes since the last snapshot, in chunks: a whole space in one answer would stay in memory. */
  async #load(): Promise<Snapshot> {
    const before = this.#rows
    return this.sql.transaction(
      async (sql) => {
        const [space] = await sql.select().from(spaces)
        if (!space) throw new Error('The content database holds no space.')
        const versions = await sql
          .select({ id: stories.id, version: ROW_VERSION })
          .from(stories)
          .where(isNull(stories.deletedAt))
        const changed = versions.filter(({ id, version }) => before.get(id)?.version !== version).map(({ id }) => id)
        const read = new Map<number, PackedRow>()
        for (let start = 0; start < changed.length; start += CHUNK) {
          const some = inArray(stories.id, changed.slice(start, start + CHUNK))
          for (const row of await sql.select().from(stories).where(some)) read.set(row.id, packRow(row))
        }
        const rows = versions.flatMap(({ id, version }) => {
          const row = read.get(id) ?? before.get(id)?.row
          return row ? [[id, { version, row }] as const] : []
        })
        this.#rows = new Map(rows)
        return buildSnapshot(
          space,
          rows.map(([, { row }]) => row),
          await loadDatasources(sql),
          await loadPlans(sql),
          this.#snapshot,
        )
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

import type { KeyPair } from '../../kit/seal.ts'
import { type SQL, and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import type { RequestState } from '@barriere/shared/domain/visitors/request.ts'
import type { Sql } from '../../kit/database.ts'
import { idempotent } from '../../kit/idempotency.ts'
import type { Outbox } from '../../kit/mail/outbox.ts'
import type { Recorded } from '../requests/facts.ts'
import { answerMail } from '../requests/mails.ts'
import { answers, mails, requestMessages, requests } from '../requests/schema.ts'
import { type Filter, NO_PROPERTY } from './filter.ts'
import { type Staff, seesEverything, visibleTo } from './rights.ts'
import type { Trail } from './trail.ts'

/** Number of requests on a page of the list. */
const PAGE = 30

/** Maximum number of requests in an export; a longer one must be split by period. */
export const EXPORTED = 5_000

/** Maximum number of properties to choose from. */
const PROPERTIES = 500

export interface InboxOptions {
  readonly sql: Sql
  readonly clock: Clock
  readonly outbox: Outbox
  readonly trail: Trail
  /** Key of the idempotency fingerprints. */
  readonly fingerprints: KeyPair
  /** The site's origin, without a trailing slash. */
  readonly siteOrigin: string
}

export type RequestRow = typeof requests.$inferSelect

export type Message = typeof requestMessages.$inferSelect

/** Keyset pagination: the next page has the requests older than this one. */
export interface Place {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly id: string
}

export interface Listed {
  readonly rows: readonly RequestRow[]
  /** Place of the next page; undefined on the last one. */
  readonly next: Place | undefined
}

/** Idempotency key: the form was sent before, with another text. */
export class SentBefore extends Error {
  override name = 'SentBefore'
}

/** A row in the form that mails and pages use. */
export const recordedOf = (row: RequestRow): Recorded => ({
  id: row.id,
  reference: row.reference,
  kind: row.kind,
  // Type assertion: the answers belong to the kind, as validated by the contract.
  input: { ...row.answers, privacy: true, locale: row.locale, page: row.page, utm: row.utm ?? undefined } as never,
  addressed: { desk: row.desk, words: { desk: row.about, sender: {} }, seminar: seminarOf(row) },
})

/** Venues by their names at the time of the request; their halls are only in the recap that the desk was sent. */
function seminarOf({ answers: said, properties }: RequestRow): Recorded['addressed']['seminar'] {
  if (!('venues' in said)) return undefined
  return {
    venues: said.venues.map((uuid) => ({ uuid, name: properties[uuid.toLowerCase()], halls: [] })),
    incentives: { desk: new Map(), sender: new Map() },
    picture: undefined,
  }
}

/** Authorisation: requests that an employee may see and change. Every query is restricted to their rights. */
export class Inbox {
  readonly #options: InboxOptions

  constructor(options: InboxOptions) {
    this.#options = options
  }

  /** A page of the list, the newest first. */
  async list(staff: Staff, filter: Filter, after?: Place): Promise<Listed> {
    const found = await this.#options.sql
      .select()
      .from(requests)
      .where(and(visibleTo(staff), ...matching(filter), after && isOlder(after)))
      .orderBy(desc(requests.createdAt), desc(requests.id))
      .limit(PAGE + 1)
    const rows = found.slice(0, PAGE)
    const last = rows.at(-1)
    return { rows, next: found.length > PAGE && last ? { at: last.createdAt.getTime(), id: last.id } : undefined }
  }

  async count(staff: Staff, filter: Filter): Promise<number> {
    const [found] = await this.#options.sql
      .select({ requests: count() })
      .from(requests)
      .where(and(visibleTo(staff), ...matching(filter)))
    return found?.requests ?? 0
  }

  /** Properties of the visible requests, by name. */
  async properties(staff: Staff): Promise<readonly (readonly [story: string, name: string])[]> {
    const property = sql`jsonb_each_text(${requests.properties}) as property(story, name)`
    const rows = await this.#options.sql
      .select({ story: sql<string>`property.story`, name: sql<string>`max(property.name)` })
      .from(requests)
      .crossJoinLateral(property)
      .where(visibleTo(staff))
      .groupBy(sql`property.story`)
      .orderBy(sql`max(property.name)`)
      .limit(PROPERTIES)
    return rows
      .filter(({ story }) => seesEverything(staff) || staff.rights.includes(story))
      .map(({ story, name }) => [story, name] as const)
  }

  /** All requests of a filter, with the number of their answers. The export is recorded in the trail. */
  async export(staff: Staff, filter: Filter): Promise<readonly RequestRow[]> {
    const { sql: database, trail } = this.#options
    const rows = await database
      .select()
      .from(requests)
      .where(and(visibleTo(staff), ...matching(filter)))
      .orderBy(desc(requests.createdAt), desc(requests.id))
      .limit(EXPORTED)
    await trail.add(database, { actor: staff.email, kind: 'exported', detail: String(rows.length) })
    return rows
  }

  /** A request; undefined if it is missing or not visible to the employee. */
  async find(staff: Staff, reference: string): Promise<RequestRow | undefined> {
    const [row] = await this.#options.sql.select().from(requests).where(one(staff, reference))
    return row
  }

  /** A request with its answers. Opening marks it as read. */
  async open(staff: Staff, reference: string): Promise<{ row: RequestRow; messages: readonly Message[] } | undefined> {
    const { sql: database, trail } = this.#options
    return await database.transaction(async (transaction) => {
      const row = await lock(transaction, staff, reference)
      if (!row) return undefined
      if (row.state === 'new') await transaction.update(requests).set({ state: 'read' }).where(eq(requests.id, row.id))
      await trail.add(transaction, { actor: staff.email, kind: 'read', subject: reference })
      const messages = await transaction
        .select()
        .from(requestMessages)
        .where(eq(requestMessages.requestId, row.id))
        .orderBy(asc(requestMessages.createdAt), asc(requestMessages.id))
      return { row: row.state === 'new' ? { ...row, state: 'read' } : row, messages }
    })
  }

  /**
   * Mails an answer to the sender and stores it. Idempotent by key. Resolves to whether the request exists. Throws
   * `SentBefore` for a key that was used with another text.
   */
  async answer(staff: Staff, reference: string, { text, key }: { text: string; key: string }): Promise<boolean> {
    const { sql: database, clock, outbox, trail, fingerprints, siteOrigin } = this.#options
    if (!(await this.find(staff, reference))) return false
    await idempotent<null>(
      { sql: database, table: answers, fingerprints, conflict: () => new SentBefore() },
      { key, scope: `desk answer ${staff.id} ${reference}`, input: { text }, now: clock.now() },
      async (transaction) => {
        const row = await lock(transaction, staff, reference)
        if (!row) return { body: null }
        const { email } = row.answers
        await transaction
          .insert(requestMessages)
          .values({ requestId: row.id, author: staff.name, text, createdAt: new Date(clock.now()) })
        await transaction.update(requests).set({ state: 'answered' }).where(eq(requests.id, row.id))
        await outbox.add(transaction, answerMail({ ...row, email }, text, siteOrigin))
        await trail.add(transaction, { actor: staff.email, kind: 'answered', subject: reference })
        return { body: null }
      },
    )
    outbox.poke()
    return true
  }

  /** Resolves to whether the request exists. */
  async setState(staff: Staff, reference: string, state: RequestState): Promise<boolean> {
    const { sql: database, trail } = this.#options
    return await database.transaction(async (transaction) => {
      const row = await lock(transaction, staff, reference)
      if (!row) return false
      if (row.state === state) return true
      await transaction.update(requests).set({ state }).where(eq(requests.id, row.id))
      await trail.add(transaction, { actor: staff.email, kind: 'state', subject: reference, detail: state })
      return true
    })
  }

  /** Erasure: the request, its answers, and its mails, also those not yet sent. Resolves to whether there was one. */
  async delete(staff: Staff, reference: string): Promise<boolean> {
    const { sql: database, trail } = this.#options
    return await database.transaction(async (transaction) => {
      const row = await lock(transaction, staff, reference)
      if (!row) return false
      await transaction.delete(mails).where(eq(mails.ownerId, row.id))
      await transaction.delete(requests).where(eq(requests.id, row.id))
      await trail.add(transaction, { actor: staff.email, kind: 'deleted', subject: reference })
      return true
    })
  }
}

const one = (staff: Staff, reference: string): SQL | undefined =>
  and(visibleTo(staff), eq(requests.reference, reference))

async function lock(transaction: Sql, staff: Staff, reference: string): Promise<RequestRow | undefined> {
  const [row] = await transaction.select().from(requests).where(one(staff, reference)).for('update')
  return row
}

/** Compares values, not an offset: requests of the same moment are ordered by their ids. */
const isOlder = ({ at, id }: Place): SQL =>
  sql`(${requests.createdAt}, ${requests.id}) < (${new Date(at).toISOString()}::timestamptz, ${id}::uuid)`

const parisDay = sql`(${requests.createdAt} at time zone 'Europe/Paris')::date`

const SEARCHED = sql`unaccent(lower(concat_ws(' ', ${requests.reference}, ${requests.answers}->>'firstName',
  ${requests.answers}->>'lastName', ${requests.answers}->>'email', ${requests.answers}->>'company')))`

function matching({ state, kind, property, words, from, to }: Filter): (SQL | undefined)[] {
  return [
    state && eq(requests.state, state),
    kind && eq(requests.kind, kind),
    property === undefined
      ? undefined
      : property === NO_PROPERTY
        ? sql`${requests.properties} = '{}'::jsonb`
        : sql`${requests.properties} ?| array[${property.toLowerCase()}]::text[]`,
    from === undefined ? undefined : sql`${parisDay} >= ${from}::date`,
    to === undefined ? undefined : sql`${parisDay} <= ${to}::date`,
    ...(words?.split(/\s+/) ?? []).map(
      (word) => sql`${SEARCHED} like unaccent(lower(${`%${word.replace(/[\\%_]/g, '\\$&')}%`}))`,
    ),
  ]
}

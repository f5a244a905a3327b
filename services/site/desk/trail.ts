import { type SQL, and, count, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm'
import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import { addDays, fromParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import type { Sql } from '../../kit/database.ts'
import { type NewEvent, StaffTrail, type TrailEvent } from '../../kit/staff/trail.ts'
import type { DeskEvent } from './events.ts'
import { deskEvents } from './schema.ts'
import type { TrailFilter } from './trail-filter.ts'

/** Number of events on a page. */
const PAGE = 50

/** An event with the desk's own fields. */
type NewDeskEvent = NewEvent<DeskEvent> & {
  /** Programme and account of a member, `hotel:<uuid>`. */
  readonly member?: string | undefined
  readonly reason?: string | undefined
  /** Euro cents of a refund. */
  readonly cents?: number | undefined
}

export type DeskTrailEvent = TrailEvent<DeskEvent> & Pick<typeof deskEvents.$inferSelect, 'member' | 'reason' | 'cents'>

/** Report of one person: number of events by kind, and euro cents of refunds. */
export interface PersonReport {
  readonly actor: string
  readonly counts: ReadonlyMap<DeskEvent, number>
  readonly refundedCents: number
}

/** Insider risk: kinds of events that the report counts. */
export const REPORTED = [
  'card-issued',
  'card-blocked',
  'code-taken',
  'refunded',
  'refund-waiting',
  'refund-approved',
  'seats-kept',
  'exported',
  'member-person',
  'member-unlocked',
  'member-sessions',
  'member-exported',
  'member-erased',
] as const satisfies readonly DeskEvent[]

/** Audit trail of the desk: who did what to which object, without personal data of senders or members. */
export class Trail extends StaffTrail<DeskEvent> {
  constructor(options: { readonly clock: Clock; readonly days: number }) {
    super({ ...options, table: deskEvents })
  }

  override add(transaction: Sql, event: NewDeskEvent): Promise<void> {
    return super.add(transaction, event)
  }

  /** A page of the trail, the newest first; `before`: the id of the last event of the previous page. */
  async page(
    database: Sql,
    filter: TrailFilter,
    before?: number,
  ): Promise<{ readonly events: readonly DeskTrailEvent[]; readonly next: number | undefined }> {
    const rows = await database
      .select()
      .from(deskEvents)
      .where(and(...matching(filter), before === undefined ? undefined : lt(deskEvents.id, before)))
      .orderBy(desc(deskEvents.id))
      .limit(PAGE + 1)
    const events = rows.slice(0, PAGE)
    return { events, next: rows.length > PAGE ? events.at(-1)?.id : undefined }
  }

  /** The newest events of a member, by account or number. */
  async ofMember(database: Sql, member: string, number: string | undefined): Promise<readonly DeskTrailEvent[]> {
    return await database
      .select()
      .from(deskEvents)
      .where(or(eq(deskEvents.member, member), number === undefined ? undefined : eq(deskEvents.subject, number)))
      .orderBy(desc(deskEvents.id))
      .limit(PAGE)
  }

  /** Report of each person for days in Paris, both included. */
  async report(database: Sql, days: Pick<TrailFilter, 'from' | 'to'>): Promise<readonly PersonReport[]> {
    const rows = await database
      .select({
        actor: deskEvents.actor,
        kind: deskEvents.kind,
        times: count(),
        cents: sql<number>`coalesce(sum(${deskEvents.cents}), 0)::int`,
      })
      .from(deskEvents)
      .where(and(...matching(days), inArray(deskEvents.kind, [...REPORTED])))
      .groupBy(deskEvents.actor, deskEvents.kind)
      .orderBy(deskEvents.actor)
    return [...Map.groupBy(rows, ({ actor }) => actor)].map(([actor, own]) => ({
      actor,
      counts: new Map(own.map(({ kind, times }) => [kind, times])),
      refundedCents: own.find(({ kind }) => kind === 'refunded')?.cents ?? 0,
    }))
  }
}

const matching = ({ object, actor, kind, from, to }: TrailFilter): (SQL | undefined)[] => [
  object === undefined ? undefined : or(eq(deskEvents.subject, object), eq(deskEvents.member, object)),
  actor === undefined ? undefined : eq(deskEvents.actor, actor.toLowerCase()),
  kind && eq(deskEvents.kind, kind),
  from === undefined ? undefined : gte(deskEvents.at, fromParisTime(from, '00:00')),
  to === undefined ? undefined : lt(deskEvents.at, fromParisTime(addDays(to, 1), '00:00')),
]

/** Masked code of a voucher, an offer or a ticket: recognisable, but not usable. */
export const maskedCode = (code: string): string =>
  `${code.slice(0, 2).toUpperCase()}••••${code.slice(-2).toUpperCase()}`

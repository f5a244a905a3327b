import { setTimeout as delay } from 'node:timers/promises'
import { and, asc, count, eq, gt, inArray, isNull, lte, min, sql } from 'drizzle-orm'
import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import { type LabelsOf, addGauges } from '@barriere/shared/observability/metrics.ts'
import type { Dependency } from '@barriere/shared/observability/readiness.ts'
import type { Sql } from '../database.ts'
import type { Logger } from '../log.ts'
import type { MailTable } from './mail-table.ts'
import type { Attachment, MailHeaders, MailTransport } from './transport.ts'

/**
 * In milliseconds. An attempt not finished within the lease may be taken by another instance. Exponential backoff, then
 * dead letter.
 */
const LEASE = 60_000
const FIRST_PAUSE = 15_000
const LONGEST_PAUSE = 3_600_000
const GIVEN_UP_AFTER = 48 * 3_600_000

/** Polling interval in milliseconds, for mails whose backoff is over. */
const LOOK_EVERY = 5_000

/** Age of an unsent mail in milliseconds from which on the outbox is degraded: most mails are sent in a second. */
const LATE = 15 * 60_000

/** Delay of a delivery round in milliseconds. Timing attack: the answer is sent first, not after the mail. */
const AFTER_YOU = 20

export interface NewMail {
  readonly kind: string
  readonly ownerId: string
  readonly recipient: string
  /** E-mail address for answers, if it is not that of `from`. */
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments?: readonly Attachment[]
  readonly headers?: MailHeaders
}

export interface OutboxOptions {
  /** Whose mails these are, for metrics and the readiness probe. */
  readonly service: Exclude<LabelsOf<'services_outbox_mails'>['service'], 'other'>
  readonly sql: Sql
  readonly table: MailTable
  readonly transport: MailTransport
  /** The `From` of every mail. */
  readonly from: string
  readonly clock: Clock
  readonly log: Logger
}

/** Transactional outbox: mails are written in the transaction that causes them, and sent at least once. */
export class Outbox {
  readonly #options: OutboxOptions
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> = Promise.resolve()
  #waiting = false
  #stopped = false
  #stopGauges: (() => void) | undefined

  constructor(options: OutboxOptions) {
    this.#options = options
  }

  /** Queues a mail; it is sent after the commit. */
  async add(transaction: Sql, mail: NewMail): Promise<void> {
    const now = new Date(this.#options.clock.now())
    await transaction.insert(this.#options.table).values({ ...mail, createdAt: now, nextAt: now })
  }

  /** Number of an owner's mails of a kind, sent or queued, since a moment. */
  async count(transaction: Sql, { ownerId, kind }: Pick<NewMail, 'ownerId' | 'kind'>, since: Date): Promise<number> {
    const { table } = this.#options
    return await transaction.$count(
      table,
      and(eq(table.ownerId, ownerId), eq(table.kind, kind), gt(table.createdAt, since)),
    )
  }

  /** Drops an owner's mails of a kind that are not sent yet. */
  async cancel(transaction: Sql, { ownerId, kind }: Pick<NewMail, 'ownerId' | 'kind'>): Promise<void> {
    const { table } = this.#options
    await transaction.delete(table).where(and(eq(table.ownerId, ownerId), eq(table.kind, kind), isNull(table.endedAt)))
  }

  /** Mails that are not sent yet, and the age of the oldest in milliseconds. */
  async backlog(): Promise<{ readonly mails: number; readonly age: number }> {
    const { sql: database, table, clock } = this.#options
    const [found] = await database
      .select({ mails: count(), oldest: min(table.createdAt) })
      .from(table)
      .where(isNull(table.endedAt))
    const age = found?.oldest ? Math.max(0, clock.now() - found.oldest.getTime()) : 0
    return { mails: found?.mails ?? 0, age }
  }

  /** For the readiness probe: whether mails go out. */
  get dependency(): Dependency {
    return {
      name: `mails of ${this.#options.service}`,
      isVital: false,
      works: async () => (await this.backlog()).age < LATE,
    }
  }

  /** Starts polling. */
  start(): void {
    const { service } = this.#options
    this.#stopGauges = addGauges(async () => {
      const { mails, age } = await this.backlog()
      return [
        { name: 'services_outbox_mails', labels: { service }, value: mails },
        { name: 'services_outbox_age_seconds', labels: { service }, value: age / 1_000 },
      ]
    })
    this.#timer = setInterval(() => this.poke(), LOOK_EVERY)
    this.poke()
  }

  /** Triggers a delivery round. Returns at once; calls during a round are coalesced to one more round. */
  poke(): void {
    if (this.#waiting || this.#stopped) return
    this.#waiting = true
    this.#running = this.#running
      .then(async () => {
        await delay(AFTER_YOU)
        this.#waiting = false
        await this.#sendAll()
      })
      .catch((error: unknown) => this.#options.log.error({ error }, 'outbox failed'))
  }

  /** Graceful stop: waits for the attempt under way; the rest stays queued. */
  async stop(): Promise<void> {
    this.#stopped = true
    this.#stopGauges?.()
    clearInterval(this.#timer)
    await this.#running
  }

  /** Attempts each due mail once, after the round under way, which may have taken some of them. */
  async sendDue(): Promise<void> {
    const round = this.#running.then(() => this.#sendAll())
    // The caller handles the failure; the next round begins all the same.
    this.#running = round.catch(() => undefined)
    await round
  }

  async #sendAll(): Promise<void> {
    while (!this.#stopped && (await this.#sendNext())) {
      /* until none is due */
    }
  }

  /** Attempts one due mail; other instances skip its locked row. Resolves to false when none is due. */
  async #sendNext(): Promise<boolean> {
    const { sql: database, table, clock, from, transport } = this.#options
    const now = clock.now()
    const due = database
      .select({ id: table.id })
      .from(table)
      .where(and(isNull(table.endedAt), lte(table.nextAt, new Date(now))))
      .orderBy(asc(table.nextAt))
      .limit(1)
      .for('update', { skipLocked: true })
    const [mail] = await database
      .update(table)
      .set({ nextAt: new Date(now + LEASE), attempts: sql`${table.attempts} + 1` })
      .where(inArray(table.id, due))
      .returning()
    if (!mail) return false
    try {
      await transport.send({
        id: mail.id,
        from,
        to: mail.recipient ?? '',
        ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
        subject: mail.subject ?? '',
        text: mail.text ?? '',
        html: mail.html ?? '',
        ...(mail.attachments === null ? {} : { attachments: mail.attachments }),
        ...(mail.headers === null ? {} : { headers: mail.headers }),
      })
      await this.#end(mail.id, null)
    } catch (error) {
      await this.#postpone(mail, error instanceof Error ? String(error.cause ?? error.message) : String(error))
    }
    return true
  }

  /** Retention: deletes records of mails sent before a moment. */
  async sweep(before: Date): Promise<void> {
    const { sql: database, table } = this.#options
    await database.delete(table).where(lte(table.endedAt, before))
  }

  async #postpone(mail: MailTable['$inferSelect'], failure: string): Promise<void> {
    const { sql: database, table, clock, log } = this.#options
    const now = clock.now()
    // Personal data: a mail server's message may name the recipient.
    log.warn({ mail: mail.id, kind: mail.kind, attempts: mail.attempts }, 'mail not sent')
    if (now - mail.createdAt.getTime() >= GIVEN_UP_AFTER) return await this.#end(mail.id, failure)
    const pause = Math.min(FIRST_PAUSE * 2 ** (mail.attempts - 1), LONGEST_PAUSE)
    await database
      .update(table)
      .set({ nextAt: new Date(now + pause), failure })
      .where(eq(table.id, mail.id))
  }

  async #end(id: string, failure: string | null): Promise<void> {
    const { sql: database, table, clock } = this.#options
    const words = { recipient: null, replyTo: null, subject: null, text: null, html: null }
    const emptied = { ...words, attachments: null, headers: null }
    await database
      .update(table)
      .set({ ...emptied, endedAt: new Date(clock.now()), failure })
      .where(eq(table.id, id))
  }
}

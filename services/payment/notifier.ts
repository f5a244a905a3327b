import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import { type VadsFields, vadsSignature } from '@barriere/shared/contracts/vads.ts'
import type { Sql } from '../kit/database.ts'
import type { Logger } from '../kit/log.ts'
import { notifications } from './schema.ts'

/** In milliseconds: time-out of one attempt, and the lease after which another instance may take it. */
const TIMEOUT = 5_000
const LEASE = 60_000

/** The provider's retries: up to four, a quarter of an hour apart. */
const RETRIES = 4
const PAUSE = 15 * 60_000

/** Polling interval in milliseconds. */
const LOOK_EVERY = 5_000

/** Answers that count as received. */
const RECEIVED = new Set([200, 201, 202, 203, 204, 205, 206, 301, 302, 303, 307, 308])

/** Signs a forged notification. */
const WRONG_KEY = 'not-the-key-of-this-shop'

type Row = typeof notifications.$inferSelect

interface NotifierOptions {
  readonly sql: Sql
  readonly key: string
  readonly clock: Clock
  readonly log: Logger
}

/** Sends notifications to the merchant, in the order of the queue, and retries failed ones. */
export class Notifier {
  readonly #options: NotifierOptions
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> = Promise.resolve()

  constructor(options: NotifierOptions) {
    this.#options = options
  }

  /** Starts polling for retries. */
  start(): void {
    this.#timer = setInterval(() => void this.sendDue(), LOOK_EVERY)
  }

  /** Waits for the attempt under way; the rest stays queued. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#running
  }

  /** Attempts each due notification once; rounds never overlap. A failure is logged, and left to the next round. */
  async sendDue(): Promise<void> {
    this.#running = this.#running.then(async () => {
      try {
        while (await this.#sendNext()) {
          /* until none is due */
        }
      } catch (error) {
        this.#options.log.error({ error }, 'notifications failed')
      }
    })
    await this.#running
  }

  async #sendNext(): Promise<boolean> {
    const { sql: database, clock, log } = this.#options
    const now = clock.now()
    const due = database
      .select({ number: notifications.number })
      .from(notifications)
      .where(and(eq(notifications.state, 'due'), lte(notifications.nextAt, new Date(now))))
      .orderBy(asc(notifications.number))
      .limit(1)
      .for('update', { skipLocked: true })
    const [row] = await database
      .update(notifications)
      .set({ nextAt: new Date(now + LEASE), attempts: sql`${notifications.attempts} + 1` })
      .where(inArray(notifications.number, due))
      .returning()
    if (!row) return false
    const answer = await this.#post(row)
    const isReceived = RECEIVED.has(answer)
    if (!isReceived) log.warn({ id: row.number, attempts: row.attempts, status: answer }, 'notification not received')
    await database
      .update(notifications)
      .set({
        answer,
        state: isReceived ? 'sent' : row.attempts > RETRIES ? 'failed' : 'due',
        nextAt: new Date(now + PAUSE),
      })
      .where(eq(notifications.number, row.number))
    return true
  }

  /** HTTP status of the answer; 0 without an answer. */
  async #post({ url, fields, forged, attempts }: Row): Promise<number> {
    const sent: VadsFields = attempts > 1 ? { ...fields, vads_url_check_src: 'RETRY' } : fields
    const signature = vadsSignature(sent, forged ? WRONG_KEY : this.#options.key)
    try {
      const response = await fetch(url, {
        method: 'POST',
        body: new URLSearchParams({ ...sent, signature }),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT),
      })
      await response.body?.cancel()
      return response.status
    } catch (error) {
      this.#options.log.debug({ error }, 'no answer to a notification')
      return 0
    }
  }
}

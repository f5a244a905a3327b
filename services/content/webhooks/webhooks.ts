import { and, asc, eq } from 'drizzle-orm'
import type { Sql } from '../../kit/database.ts'
import type { Logger } from '../../kit/log.ts'
import { webhookDeliveries } from '../schema.ts'
import type { ContentEvent } from '../store/events.ts'
import type { Delivery, Outbox } from '../store/store.ts'
import { webhookSignature } from '#lib/domain/webhook-signature.ts'
import { payloadOf } from './payload.ts'

export interface WebhookOptions {
  sql: Sql
  urls: readonly string[]
  secret: string
  log: Logger
  /** Called when webhooks are about to be sent, even if none is configured. */
  onSend: () => void
  /** Time-out in milliseconds; default 5,000. No retry, as in the cloud. */
  timeout?: number
}

/** Sends webhooks: in order per URL, URLs independent of each other. */
export class Webhooks implements Outbox {
  readonly #options: WebhookOptions
  readonly #queues = new Map<string, Promise<void>>()
  #stopping = false

  constructor(options: WebhookOptions) {
    this.#options = options
  }

  /** Crash recovery: sends the deliveries that are still pending. */
  async resume(): Promise<void> {
    const { sql } = this.#options
    const pending = await sql
      .select({ id: webhookDeliveries.id, url: webhookDeliveries.url })
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.state, 'pending'))
      .orderBy(asc(webhookDeliveries.id))
    if (pending.length > 0) this.send(pending)
  }

  async record(sql: Sql, spaceId: number, events: readonly ContentEvent[], now: Date): Promise<Delivery[]> {
    const rows = events.flatMap((event) =>
      this.#options.urls.map((url) => ({
        url,
        body: payloadOf(event, spaceId),
        state: 'pending' as const,
        createdAt: now,
      })),
    )
    if (rows.length === 0) return []
    const made = await sql
      .insert(webhookDeliveries)
      .values(rows)
      .returning({ id: webhookDeliveries.id, url: webhookDeliveries.url })
    return made.sort((left, right) => left.id - right.id)
  }

  /** Queues deliveries and returns at once. */
  send(deliveries: readonly Delivery[]): void {
    if (deliveries.length === 0) this.#options.onSend()
    for (const { id, url } of deliveries) {
      const before = this.#queues.get(url) ?? Promise.resolve()
      this.#queues.set(
        url,
        before
          .then(() => this.#claim(id))
          .catch((error: unknown) => this.#options.log.error({ id, error }, 'webhook not sent')),
      )
    }
  }

  /** Graceful stop: waits for deliveries under way; the rest stays recorded and is sent at the next start. */
  async stop(): Promise<void> {
    this.#stopping = true
    await Promise.all(this.#queues.values())
  }

  /** Claims a delivery by a conditional update, so that one of several instances sends it. */
  async #claim(id: number): Promise<void> {
    if (this.#stopping) return
    const [row] = await this.#options.sql
      .update(webhookDeliveries)
      .set({ state: 'sending' })
      .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.state, 'pending')))
      .returning()
    if (row) await this.#deliver(row.id, row.url, row.body)
  }

  async #deliver(id: number, url: string, body: string): Promise<void> {
    const { sql, secret, log, onSend, timeout = 5_000 } = this.#options
    const started = performance.now()
    onSend()
    const outcome = await post(url, body, webhookSignature(body, secret), timeout)
    const milliseconds = Math.round(performance.now() - started)
    const state = outcome.status !== undefined && outcome.status >= 200 && outcome.status < 300 ? 'delivered' : 'failed'
    log[state === 'delivered' ? 'info' : 'warn']({ id, milliseconds, ...outcome }, `webhook ${state}`)
    await sql
      .update(webhookDeliveries)
      .set({ state, status: outcome.status ?? null, error: outcome.error ?? null, milliseconds })
      .where(eq(webhookDeliveries.id, id))
  }
}

async function post(
  url: string,
  body: string,
  signature: string,
  timeout: number,
): Promise<{ status?: number; error?: string }> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
      headers: { 'content-type': 'application/json', 'webhook-signature': signature },
    })
    await response.body?.cancel()
    return { status: response.status }
  } catch (error) {
    return { error: error instanceof Error ? String(error.cause ?? error.message) : String(error) }
  }
}

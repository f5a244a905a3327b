import { and, asc, eq, lte, ne } from 'drizzle-orm'
import { Agent, fetch } from 'undici'
import type { Sql } from '../../kit/database.ts'
import type { Logger } from '../../kit/log.ts'
import { isPublicUrl, publicLookup } from '../../kit/public-address.ts'
import type { Seal } from '../../kit/seal.ts'
import { recorded } from '../people/acting.ts'
import { webhookDeliveries, webhookEndpoints } from '../schema.ts'
import type { Delivery, Outbox, Recorded } from '../store/store.ts'
import { callBackend } from '@barriere/shared/observability/backend-calls.ts'
import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import { WEBHOOK_SIGNATURE_HEADER, webhookSignature } from '@barriere/shared/secrets/webhook-signature.ts'
import { eventName, payloadOf } from './payload.ts'

/** Signature with the new secret during a change of secrets. */
const NEXT_SIGNATURE_HEADER = 'webhook-signature-next'

/** Milliseconds for which deliveries are kept. */
const KEPT = 30 * 86_400_000

export interface WebhookOptions {
  sql: Sql
  /** Receivers in the configuration, which get every event. */
  urls: readonly string[]
  /** Secret of their signatures. */
  secret: string
  /** Encrypts the secrets of all other endpoints. */
  seal: Seal
  clock: Clock
  log: Logger
  /** SSRF: receivers of administrators have to be on the internet; those of the configuration may be local. */
  publicOnly: boolean
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

  async record(sql: Sql, { spaceId, events, now, by }: Recorded): Promise<Delivery[]> {
    if (events.length === 0) return []
    const endpoints = await sql
      .select({ id: webhookEndpoints.id, url: webhookEndpoints.url, actions: webhookEndpoints.actions })
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.activated, true))
      .orderBy(asc(webhookEndpoints.id))
    // Personal data: only the name of a person leaves the service.
    const user = by?.kind === 'person' ? by.name : undefined
    const rows = events.flatMap((event) => {
      const row = { body: payloadOf(event, spaceId, user), state: 'pending' as const, createdAt: now }
      return [
        ...this.#options.urls.map((url) => ({ ...row, url, endpointId: null })),
        ...endpoints
          .filter(({ actions }) => actions.includes(eventName(event)))
          .map(({ id, url }) => ({ ...row, url, endpointId: id })),
      ]
    })
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

  /** Sends a delivery's body again. Resolves to the new delivery's id; undefined if the delivery does not exist. */
  async replay(id: number, now: Date): Promise<number | undefined> {
    const made = await recorded(this.#options.sql, async (transaction) => {
      const [row] = await transaction.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id))
      if (!row) return undefined
      const { url, body, endpointId } = row
      const [again] = await transaction
        .insert(webhookDeliveries)
        .values({ url, body, endpointId, state: 'pending', createdAt: now })
        .returning({ id: webhookDeliveries.id, url: webhookDeliveries.url })
      return again
    })
    if (made) this.send([made])
    return made?.id
  }

  /** Retention: deletes old deliveries that are not pending. */
  async sweep(now: number): Promise<void> {
    const { sql } = this.#options
    await sql
      .delete(webhookDeliveries)
      .where(and(lte(webhookDeliveries.createdAt, new Date(now - KEPT)), ne(webhookDeliveries.state, 'pending')))
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
    if (row) await this.#deliver(row)
  }

  /** Secrets for an endpoint's signatures: the valid one and, during a change, the next; empty if it has none. */
  async #secretsOf(endpointId: number | null): Promise<readonly string[]> {
    const { sql, seal, secret: shared, clock } = this.#options
    if (endpointId === null) return [shared]
    const [endpoint] = await sql.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, endpointId))
    const isTo = (moment: Date | null | undefined): boolean => (moment?.getTime() ?? 0) > clock.now()
    const open = (sealed: string): string => {
      const own = seal.open(sealed, String(endpointId))
      if (own === undefined) throw new Error('The secret of a webhook endpoint is sealed under another key.')
      return own
    }
    if (!endpoint) return []
    const { sealedSecret, sharedUntil, previousSecret, previousUntil } = endpoint
    // An old endpoint without its own secret.
    if (sealedSecret === null) return isTo(sharedUntil) ? [shared] : []
    const own = open(sealedSecret)
    return isTo(previousUntil) ? [previousSecret === null ? shared : open(previousSecret), own] : [own]
  }

  async #deliver({ id, url, body, endpointId }: typeof webhookDeliveries.$inferSelect): Promise<void> {
    const { sql, log, onSend, publicOnly, timeout = 5_000 } = this.#options
    const signatures = (await this.#secretsOf(endpointId)).map((secret) => webhookSignature(body, secret))
    const started = performance.now()
    onSend()
    const isPublic = publicOnly && endpointId !== null
    const outcome: Outcome =
      signatures.length > 0
        ? await post(url, { body, signatures, timeout, isPublic })
        : { error: 'The endpoint has no secret of its own' }
    const milliseconds = Math.round(performance.now() - started)
    const state = outcome.status !== undefined && outcome.status >= 200 && outcome.status < 300 ? 'delivered' : 'failed'
    log[state === 'delivered' ? 'info' : 'warn']({ id, milliseconds, ...outcome }, `webhook ${state}`)
    await sql
      .update(webhookDeliveries)
      .set({ state, status: outcome.status ?? null, error: outcome.error ?? null, milliseconds })
      .where(eq(webhookDeliveries.id, id))
  }
}

/** SSRF: connects only to addresses on the internet. */
const outside = new Agent({ connect: { lookup: publicLookup } })

interface Outcome {
  readonly status?: number
  readonly error?: string
}

interface Posting {
  readonly body: string
  /** With the valid secret; during a change of secrets, also with the next. */
  readonly signatures: readonly string[]
  /** Milliseconds. */
  readonly timeout: number
  /** Whether the receiver has to be on the internet. */
  readonly isPublic: boolean
}

async function post(url: string, { body, signatures, timeout, isPublic }: Posting): Promise<Outcome> {
  const [signature = '', next] = signatures
  try {
    // An IP address in the URL is not looked up, so it is checked here.
    if (isPublic && !isPublicUrl(url)) throw new Error('The address is not one of the internet')
    const response = await callBackend('webhook', () =>
      fetch(url, {
        ...(isPublic ? { dispatcher: outside } : {}),
        method: 'POST',
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
        headers: {
          'content-type': 'application/json',
          [WEBHOOK_SIGNATURE_HEADER]: signature,
          ...(next === undefined ? {} : { [NEXT_SIGNATURE_HEADER]: next }),
        },
      }),
    )
    await response.body?.cancel()
    return { status: response.status }
  } catch (error) {
    return { error: error instanceof Error ? String(error.cause ?? error.message) : String(error) }
  }
}

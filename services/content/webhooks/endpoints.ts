import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import type { Sql } from '../../kit/database.ts'
import { HttpError } from '../../kit/http-error.ts'
import { isPublicUrl } from '../../kit/public-address.ts'
import type { Seal } from '../../kit/seal.ts'
import { newSecret } from '../../kit/secret.ts'
import { recorded } from '../people/acting.ts'
import { webhookEndpoints } from '../schema.ts'

/** Input of receivers, which administrators manage. */
export const EndpointInput = z.object({
  name: z.string().trim().min(1, "can't be blank").max(80, 'is too long'),
  endpoint: z.url({ protocol: /^https?$/ }).max(2_000, 'is too long'),
  /** Secret of the receiver. Absent or empty: unchanged; for a new endpoint, generated. */
  secret: z.string().max(200, 'is too long').nullish(),
  actions: z
    .array(z.string().regex(/^[a-z_]+\.[a-z_]+$/, 'is invalid'))
    .min(1, "can't be blank")
    .max(50),
  activated: z.boolean().default(true),
})

type EndpointInput = z.output<typeof EndpointInput>

export type Endpoint = typeof webhookEndpoints.$inferSelect

/** Milliseconds for which the former secret signs after a change, so that receivers can adopt the new one. */
const OVERLAP = 7 * 86_400_000

/** An endpoint, and its generated secret, which is returned only here. */
interface WithSecret {
  readonly row: Endpoint
  readonly secret: string | undefined
}

interface EndpointsOptions {
  readonly sql: Sql
  readonly clock: Clock
  /** Encrypts the secrets of signatures. */
  readonly seal: Seal
  /** SSRF: whether receivers have to be on the internet. */
  readonly publicOnly: boolean
  /** Receivers in the configuration. */
  readonly urls: readonly string[]
}

/** Endpoints of webhooks: those of the configuration, and those added by administrators. */
export class WebhookEndpoints {
  readonly #options: EndpointsOptions

  constructor(options: EndpointsOptions) {
    this.#options = options
  }

  get fixed(): readonly string[] {
    return this.#options.urls
  }

  list(): Promise<Endpoint[]> {
    return this.#options.sql.select().from(webhookEndpoints).orderBy(asc(webhookEndpoints.id))
  }

  async find(id: number): Promise<Endpoint | undefined> {
    const [row] = await this.#options.sql.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id))
    return row
  }

  async add({ name, endpoint: url, secret: given, actions, activated }: EndpointInput): Promise<WithSecret> {
    const { sql, clock } = this.#options
    this.#requirePublic(url)
    const made = given ? undefined : newSecret()
    const row = await recorded(sql, async (transaction) => {
      const [inserted] = await transaction
        .insert(webhookEndpoints)
        .values({ name, url, actions, activated, sharedUntil: null, createdAt: new Date(clock.now()) })
        .returning()
      if (!inserted) throw new Error('The endpoint was not inserted.')
      return await this.#set(transaction, inserted, { sealedSecret: this.#close(inserted, given || made || '') })
    })
    return { row, secret: made }
  }

  async change(
    id: number,
    { name, endpoint: url, secret, actions, activated }: EndpointInput,
  ): Promise<Endpoint | undefined> {
    this.#requirePublic(url)
    return await recorded(this.#options.sql, async (transaction) => {
      const [row] = await transaction
        .update(webhookEndpoints)
        .set({ name, url, actions, activated })
        .where(eq(webhookEndpoints.id, id))
        .returning()
      return row && (secret ? await this.#rotate(transaction, row, secret) : row)
    })
  }

  /** Generates a new secret. Resolves to undefined if the endpoint does not exist. */
  async changeSecret(id: number): Promise<WithSecret | undefined> {
    const secret = newSecret()
    const row = await recorded(this.#options.sql, async (transaction) => {
      const before = await this.#locked(transaction, id)
      return before && (await this.#rotate(transaction, before, secret))
    })
    return row && { row, secret }
  }

  /** Ends a change of secrets: from now on, the new one signs. Resolves to undefined if the endpoint does not exist. */
  async endFormerSecret(id: number): Promise<Endpoint | undefined> {
    return await recorded(this.#options.sql, async (transaction) => {
      const row = await this.#locked(transaction, id)
      return row && (await this.#set(transaction, row, { previousSecret: null, previousUntil: null }))
    })
  }

  /** Deletes an endpoint with its deliveries. Resolves to the endpoint; undefined if there was none. */
  async remove(id: number): Promise<Endpoint | undefined> {
    return await recorded(this.#options.sql, async (transaction) => {
      const [row] = await transaction.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id)).returning()
      return row
    })
  }

  /** Throws 422 for a private address. Host names are resolved when a webhook is sent. */
  #requirePublic(url: string): void {
    if (this.#options.publicOnly && !isPublicUrl(url))
      throw new HttpError(422, { endpoint: ['must be an address of the internet'] })
  }

  async #locked(transaction: Sql, id: number): Promise<Endpoint | undefined> {
    const [row] = await transaction.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id)).for('update')
    return row
  }

  /** Sets a new secret. The current one, which the receiver knows, signs until the overlap ends. */
  async #rotate(transaction: Sql, row: Endpoint, secret: string): Promise<Endpoint> {
    const now = this.#options.clock.now()
    const isChanging = row.previousUntil !== null && row.previousUntil.getTime() > now
    return await this.#set(transaction, row, {
      sealedSecret: this.#close(row, secret),
      sharedUntil: null,
      previousSecret: isChanging ? row.previousSecret : row.sealedSecret,
      previousUntil: new Date(now + OVERLAP),
    })
  }

  /** Encrypted for its row, whose id exists only after the insertion. */
  #close({ id }: Endpoint, secret: string): string {
    return this.#options.seal.close(secret, String(id))
  }

  async #set(transaction: Sql, row: Endpoint, columns: Partial<Endpoint>): Promise<Endpoint> {
    await transaction.update(webhookEndpoints).set(columns).where(eq(webhookEndpoints.id, row.id))
    return { ...row, ...columns }
  }
}

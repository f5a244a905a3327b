import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from '#lib/domain/clock.ts'
import type { Sql } from '../../kit/database.ts'
import { HttpError } from '../../kit/http-error.ts'
import { isPublicUrl } from '../../kit/public-address.ts'
import type { Seal } from '../../kit/seal.ts'
import { recorded } from '../people/acting.ts'
import { webhookEndpoints } from '../schema.ts'

/** Receivers that administrators manage. */
export const EndpointInput = z.object({
  name: z.string().trim().min(1, "can't be blank").max(80, 'is too long'),
  endpoint: z.url({ protocol: /^https?$/ }).max(2_000, 'is too long'),
  /** Absent: as before; empty: that of the configuration. */
  secret: z.string().max(200, 'is too long').nullish(),
  actions: z
    .array(z.string().regex(/^[a-z_]+\.[a-z_]+$/, 'is invalid'))
    .min(1, "can't be blank")
    .max(50),
  activated: z.boolean().default(true),
})

type EndpointInput = z.output<typeof EndpointInput>

export type Endpoint = typeof webhookEndpoints.$inferSelect

interface EndpointsOptions {
  readonly sql: Sql
  readonly clock: Clock
  /** Of the keys of signatures. */
  readonly seal: Seal
  /** SSRF: whether receivers are of the internet only. */
  readonly publicOnly: boolean
  /** Receivers of the configuration. */
  readonly urls: readonly string[]
}

/** Endpoints of webhooks: those of the configuration, and those that administrators have added. */
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

  async add({ name, endpoint: url, secret, actions, activated }: EndpointInput): Promise<Endpoint> {
    const { sql, clock } = this.#options
    this.#requirePublic(url)
    return await recorded(sql, async (transaction) => {
      const [row] = await transaction
        .insert(webhookEndpoints)
        .values({ name, url, actions, activated, createdAt: new Date(clock.now()) })
        .returning()
      if (!row) throw new Error('The endpoint was not inserted.')
      return secret ? await this.#seal(transaction, row, secret) : row
    })
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
      return row && (secret === undefined || secret === null ? row : await this.#seal(transaction, row, secret))
    })
  }

  /** Deletes an endpoint with its deliveries. Resolves to it; undefined where there was none. */
  async remove(id: number): Promise<Endpoint | undefined> {
    return await recorded(this.#options.sql, async (transaction) => {
      const [row] = await transaction.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id)).returning()
      return row
    })
  }

  /** Throws 422. A name is resolved when a webhook is sent. */
  #requirePublic(url: string): void {
    if (this.#options.publicOnly && !isPublicUrl(url))
      throw new HttpError(422, { endpoint: ['must be an address of the internet'] })
  }

  /** Encrypted for its row, whose id is known once it is there. */
  async #seal(transaction: Sql, row: Endpoint, secret: string): Promise<Endpoint> {
    const sealedSecret = secret === '' ? null : this.#options.seal.close(secret, String(row.id))
    await transaction.update(webhookEndpoints).set({ sealedSecret }).where(eq(webhookEndpoints.id, row.id))
    return { ...row, sealedSecret }
  }
}

import { createHmac } from 'node:crypto'
import { desc, eq, isNull, lte } from 'drizzle-orm'
import type { Client } from '@barriere/shared/contracts/client.ts'
import type { AuthEvent, AuthEventKind } from '@barriere/shared/contracts/auth-event.ts'
import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import type { Sql } from '../database.ts'
import type { Logger } from '../log.ts'
import { deriveKey } from '../seal.ts'
import type { AccountTables } from './tables.ts'

const DAY = 86_400_000

interface NewEvent {
  readonly kind: AuthEventKind
  readonly outcome?: AuthEvent['outcome']
  /** Undefined for an e-mail without an account. */
  readonly accountId: string | undefined
  readonly client: Client
}

interface EventsOptions {
  readonly table: AccountTables['events']
  /** Name of the service. */
  readonly service: string
  readonly clock: Clock
  readonly log: Logger
  /** Operator's secret, from which the key of the pseudonyms is derived. */
  readonly secret: string
  /** Retention in days. */
  readonly days: number
}

/**
 * Authentication events: stored for the account's owner, and logged. Pseudonymisation: the log has a keyed hash of the
 * account's id, so that a reader can follow one account but needs the key to identify it.
 */
export class AuthEvents {
  readonly #table: AccountTables['events']
  readonly #clock: Clock
  readonly #log: Logger
  readonly #key: Buffer
  /** Retention in days. */
  readonly days: number

  constructor({ table, service, clock, log, secret, days }: EventsOptions) {
    this.#table = table
    this.#clock = clock
    this.#log = log
    this.#key = deriveKey(secret, `${service} account pseudonyms`)
    this.days = days
  }

  /** Records an event. Timing attack: an event without an account is written too, and swept within the hour. */
  async record(database: Sql, { kind, outcome = 'ok', accountId, client }: NewEvent): Promise<void> {
    const at = new Date(this.#clock.now())
    await database.insert(this.#table).values({ ...client, kind, outcome, accountId: accountId ?? null, at })
    this.log({ kind, outcome, accountId, client })
  }

  /** Logs an event without storing it: for events without bound, such as attempts during a lockout. */
  log({ kind, outcome = 'ok', accountId, client: { network } }: NewEvent): void {
    const account = accountId === undefined ? undefined : this.pseudonym(accountId)
    this.#log.info({ event: 'auth', kind, outcome, account, network }, 'authentication')
  }

  pseudonym(accountId: string): string {
    return createHmac('sha256', this.#key).update(accountId).digest('base64url').slice(0, 22)
  }

  /** Newest first. */
  async read(database: Sql, accountId: string, most?: number): Promise<AuthEvent[]> {
    const events = this.#table
    const query = database
      .select({
        kind: events.kind,
        outcome: events.outcome,
        at: events.at,
        browser: events.browser,
        system: events.system,
        network: events.network,
      })
      .from(events)
      .where(eq(events.accountId, accountId))
      .orderBy(desc(events.at), desc(events.id))
    const rows = await (most === undefined ? query : query.limit(most))
    return rows.map(({ at, ...event }) => ({ ...event, at: at.toISOString() }))
  }

  /** Retention: deletes expired events, and those without an account. */
  async sweep(database: Sql): Promise<void> {
    const now = this.#clock.now()
    const events = this.#table
    await database.delete(events).where(lte(events.at, new Date(now - this.days * DAY)))
    await database.delete(events).where(isNull(events.accountId))
  }
}

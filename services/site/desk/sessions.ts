import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import type { SecretPair } from '@barriere/shared/secrets/secret-pair.ts'
import type { Sql } from '../../kit/database.ts'
import type { KeyPair } from '../../kit/seal.ts'
import { hashOf } from '../../kit/secret.ts'
import { StaffSessions } from '../../kit/staff/sessions.ts'
import type { Filter } from './filter.ts'
import type { Staff } from './rights.ts'
import { deskAccounts, deskSessions } from './schema.ts'
import type { TrailFilter } from './trail-filter.ts'

/** Milliseconds after which a session ends: without a request, and whatever happens. */
const LIMITS = { idle: 30 * 60_000, longest: 10 * 3_600_000 } as const

/** A session of an account, as its owner sees it. */
export interface OpenSession {
  /** SHA-256 of its cookie. */
  readonly hash: string
  readonly createdAt: Date
  readonly usedAt: Date
  /** Whether it is the one that asks. */
  readonly isOwn: boolean
}

export interface DeskSession {
  readonly cookie: string
  /** CSRF token of the session's forms. */
  readonly token: string
  /** Tokens that its forms may have: that one, and another of a form that a passive key made. */
  readonly tokens: SecretPair
  readonly staff: Staff
  readonly filter: Filter
  /** What the audit trail shows. */
  readonly trailFilter: TrailFilter
  /** Whether the desk works for the casino programme: cards, clocks, refunds. */
  readonly hasCasino?: boolean
}

/** Sessions of the desk, with the CSRF token of their forms and what their list shows. */
export class Sessions {
  readonly #sql: Sql
  readonly #tokenKeys: KeyPair
  readonly #sessions: StaffSessions<typeof deskAccounts, typeof deskSessions>

  /** @param tokenKeys of the CSRF tokens */
  constructor({ sql, clock, tokenKeys }: { readonly sql: Sql; readonly clock: Clock; readonly tokenKeys: KeyPair }) {
    this.#sql = sql
    this.#tokenKeys = tokenKeys
    this.#sessions = new StaffSessions({ sql, clock, accounts: deskAccounts, sessions: deskSessions, limits: LIMITS })
  }

  /** Begins a session. Resolves to its cookie. */
  begin({ id }: Staff): Promise<string> {
    return this.#sessions.begin(id)
  }

  /** The session of a cookie, used now; undefined where it is over, or none. */
  async use(cookie: string): Promise<DeskSession | undefined> {
    const used = await this.#sessions.use(cookie)
    if (!used) return undefined
    const { id, email, name, rights } = used.account
    const tokenBy = (key: Buffer): string => createHmac('sha256', key).update(cookie).digest('base64url')
    const [active, passive] = this.#tokenKeys
    const token = tokenBy(active)
    const tokens: SecretPair = passive ? [token, tokenBy(passive)] : [token]
    return {
      cookie,
      token,
      tokens,
      staff: { id, email, name, rights },
      filter: used.session.filter,
      trailFilter: used.session.trailFilter,
    }
  }

  /** Changes what the session's list shows. */
  async setFilter(cookie: string, filter: Filter): Promise<void> {
    await this.#sql
      .update(deskSessions)
      .set({ filter })
      .where(eq(deskSessions.hash, hashOf(cookie)))
  }

  /** Changes what the session's audit trail shows. */
  async setTrailFilter(cookie: string, trailFilter: TrailFilter): Promise<void> {
    await this.#sql
      .update(deskSessions)
      .set({ trailFilter })
      .where(eq(deskSessions.hash, hashOf(cookie)))
  }

  /** All sessions of the account, the last used first. */
  async list({ staff, cookie }: DeskSession): Promise<readonly OpenSession[]> {
    const own = hashOf(cookie)
    const rows = await this.#sessions.list(staff.id)
    return rows.map(({ hash, createdAt, usedAt }) => ({ hash, createdAt, usedAt, isOwn: hash === own }))
  }

  /** Ends the account's other sessions: all, or the one with a hash. */
  endOthers({ staff, cookie }: DeskSession, hash?: string): Promise<void> {
    return this.#sessions.endOthers(staff.id, cookie, hash)
  }

  end(cookie: string): Promise<void> {
    return this.#sessions.end(cookie)
  }

  /** Retention: deletes sessions that are over. */
  sweep(): Promise<void> {
    return this.#sessions.sweep()
  }
}

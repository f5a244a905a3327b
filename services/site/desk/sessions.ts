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

/** Idle and absolute time-out of a session in milliseconds. */
const LIMITS = { idle: 30 * 60_000, longest: 10 * 3_600_000 } as const

/** An open session in its owner's list. */
export interface OpenSession {
  /** SHA-256 of the session's cookie. */
  readonly hash: string
  readonly createdAt: Date
  readonly usedAt: Date
  /** Whether it is the session of the request. */
  readonly isOwn: boolean
}

export interface DeskSession {
  readonly cookie: string
  /** CSRF token of the session's forms. */
  readonly token: string
  /** Accepted tokens: the current one, and that of the passive key. */
  readonly tokens: SecretPair
  readonly staff: Staff
  readonly filter: Filter
  /** Filter of the audit trail. */
  readonly trailFilter: TrailFilter
  /** Whether the desk works for the casino programme: cards, clocks, refunds. */
  readonly hasCasino?: boolean
}

/** Sessions of the desk, with the CSRF token of their forms and the filters of their lists. */
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

  /** Finds the session of a cookie and records the use; undefined if it is over or unknown. */
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

  /** Changes the filter of the session's list. */
  async setFilter(cookie: string, filter: Filter): Promise<void> {
    await this.#sql
      .update(deskSessions)
      .set({ filter })
      .where(eq(deskSessions.hash, hashOf(cookie)))
  }

  /** Changes the filter of the session's audit trail. */
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

  /** Ends the account's other sessions: all, or the one with this hash. */
  endOthers({ staff, cookie }: DeskSession, hash?: string): Promise<void> {
    return this.#sessions.endOthers(staff.id, cookie, hash)
  }

  end(cookie: string): Promise<void> {
    return this.#sessions.end(cookie)
  }

  /** Retention: deletes expired sessions. */
  sweep(): Promise<void> {
    return this.#sessions.sweep()
  }
}

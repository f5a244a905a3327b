import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import type { Sql } from '../database.ts'
import type { Lockouts } from '../passwords/lockouts.ts'
import type { Passwords } from '../passwords/passwords.ts'
import type { Seal } from '../seal.ts'
import type { KnownBrowsers } from './known-browsers.ts'
import type { StaffAccountTable, StaffSessionTable } from './tables.ts'
import type { StaffTrail } from './trail.ts'

/** Dependencies and settings of the accounts of a service's staff. */
export interface StaffAccountsOptions<T extends StaffAccountTable> {
  readonly sql: Sql
  readonly clock: Clock
  readonly accounts: T
  readonly sessions: StaffSessionTable
  readonly passwords: Passwords
  readonly lockouts: Lockouts
  readonly browsers: KnownBrowsers
  /** Encrypts the secrets of second steps. */
  readonly seal: Seal
  readonly trail: Pick<StaffTrail<never>, 'add'>
  /** Name that authenticator apps show. */
  readonly issuer: string
  /** Prefix of the lockout key of a login. */
  readonly lockoutPrefix: string
  /** Whether an account without a second step may sign in: demonstrations only. */
  readonly allowsNoSecondStep?: boolean
}

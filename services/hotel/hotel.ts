import type { Clock } from '#lib/domain/clock.ts'
import type { Sql } from '../kit/database.ts'
import type { Outbox } from '../kit/mail/outbox.ts'
import type { AuthEvents } from './events.ts'
import type { Counted } from './member/level-rule.ts'
import type { Lockouts } from '../kit/passwords/lockouts.ts'
import type { SecondStepSecrets } from './passwords/second-step-secrets.ts'
import type { Passwords } from '../kit/passwords/passwords.ts'

/** Dependencies of the operations, injected. */
export interface Hotel {
  readonly sql: Sql
  readonly clock: Clock
  readonly passwords: Passwords
  readonly lockouts: Lockouts
  readonly secondStepSecrets: SecondStepSecrets
  readonly outbox: Outbox
  /** Key of the idempotency fingerprints. */
  readonly fingerprints: Buffer
  readonly events: AuthEvents
  /** Origin of the links in mails. */
  readonly siteOrigin: string
  /** Relying party id of passkeys: the site's host, or a parent domain. */
  readonly passkeyDomain: string
  /** Nights or euro cents in twelve months with which Infiniment is reached. */
  readonly levelRule: Counted
  /** Who issues the invoices of stays, a line each. */
  readonly invoiceIssuer: readonly string[]
  /** Domains of staff mailboxes: ASCII, lower case. */
  readonly collaboratorDomains: readonly string[]
}

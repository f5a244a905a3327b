import type { AccountDeps } from '../kit/accounts/programme.ts'
import type { Counted } from './member/level-rule.ts'
import type { SecondStepSecrets } from './passwords/second-step-secrets.ts'

/** Dependencies of the operations, injected. */
export interface Hotel extends AccountDeps {
  readonly secondStepSecrets: SecondStepSecrets
  /** Relying party id of passkeys: the site's host, or a parent domain. */
  readonly passkeyDomain: string
  /** Thresholds of Infiniment in twelve months: nights, or euro cents. */
  readonly levelRule: Counted
  /** Issuer of the invoices of stays, one fact per line. */
  readonly invoiceIssuer: readonly string[]
  /** Domains of staff mailboxes: ASCII, lower case. */
  readonly collaboratorDomains: readonly string[]
}

import type { AccountDeps } from '../kit/accounts/programme.ts'
import type { Counted } from './member/level-rule.ts'
import type { SecondStepSecrets } from './passwords/second-step-secrets.ts'

/** Dependencies of the operations, injected. */
export interface Hotel extends AccountDeps {
  readonly secondStepSecrets: SecondStepSecrets
  /** Relying party id of passkeys: the site's host, or a parent domain. */
  readonly passkeyDomain: string
  /** Nights or euro cents in twelve months with which Infiniment is reached. */
  readonly levelRule: Counted
  /** Who issues the invoices of stays, a line each. */
  readonly invoiceIssuer: readonly string[]
  /** Domains of staff mailboxes: ASCII, lower case. */
  readonly collaboratorDomains: readonly string[]
}

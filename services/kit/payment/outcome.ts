import type { PaymentOutcome } from '@barriere/shared/domain/sales/sale.ts'
import { outcomeOf } from '@barriere/shared/contracts/vads.ts'

interface Told {
  /** `vads_trans_status` of a notification, `detailedStatus` of the web service. */
  readonly status: string
  /** `vads_result`, if given. */
  readonly result?: string | undefined
  /** Result of strong authentication (3-D Secure), if it was required: `N` and `R` are failures. */
  readonly authentication?: string | undefined
}

/** Results of a bad request and of a technical fault at the provider. */
const TECHNICAL = ['30', '96']

/**
 * Outcome of a payment. It is paid only if no field contradicts; on a contradiction it is pending, so that the provider
 * is asked again.
 */
export function toOutcome({ status, result, authentication }: Told): PaymentOutcome | 'pending' {
  const technical = TECHNICAL.includes(result ?? '') || status === 'CAPTURE_FAILED'
  switch (outcomeOf(status)) {
    case 'paid':
      return result === undefined || result === '00' ? 'paid' : 'pending'
    case 'pending':
      return 'pending'
    case 'cancelled':
      return technical ? 'technical' : 'cancelled'
    case 'failed':
      if (status === 'EXPIRED') return 'expired'
      if (technical) return 'technical'
      return authentication === 'N' || authentication === 'R' ? 'challenge' : 'refused'
  }
}

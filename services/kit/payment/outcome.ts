import type { PaymentOutcome } from '@barriere/shared/domain/sales/sale.ts'
import { outcomeOf } from '@barriere/shared/contracts/vads.ts'

interface Told {
  /** `vads_trans_status` of a notification, `detailedStatus` of the web service. */
  readonly status: string
  /** `vads_result`, where it is said. */
  readonly result?: string | undefined
  /** Strong authentication (3-D Secure), where it was asked for: `N` and `R` are failures. */
  readonly authentication?: string | undefined
}

/** Results of a bad request and of a fault at the provider's. */
const TECHNICAL = ['30', '96']

/**
 * What became of a payment. Paid is only what nothing contradicts; where anything does, the provider is asked again.
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

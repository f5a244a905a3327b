/** A payment of the demonstration: in the casino's seed, and as a captured transaction of the provider's stand-in. */
export interface DemonstrationPayment {
  readonly registrationId: string
  readonly uuid: string
  readonly transId: string
  /** Euro cents. */
  readonly cents: number
}

/** Payments of the demonstration's registrations; the stand-in knows them, so that they can be refunded. */
export const DEMONSTRATION_PAYMENTS = {
  coming: {
    registrationId: '0de0c0de-0000-4000-8000-000000000001',
    uuid: '0de0c0de000040008000000000000001',
    transId: 'demo01',
    cents: 3_840,
  },
  past: {
    registrationId: '0de0c0de-0000-4000-8000-000000000002',
    uuid: '0de0c0de000040008000000000000002',
    transId: 'demo02',
    cents: 2_720,
  },
} as const satisfies Readonly<Record<string, DemonstrationPayment>>

/** The order of its first and only attempt. */
export const orderOf = ({ registrationId }: DemonstrationPayment): string => `${registrationId}-1`

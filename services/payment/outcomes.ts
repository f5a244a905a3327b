/** Ending of a transaction, in the protocol's terms. */
interface Ending {
  readonly status: string
  /** `vads_result`. */
  readonly result: string
  /** `vads_threeds_status`, if the bank was asked. */
  readonly authentication?: 'Y' | 'N'
  /** Return address, by its name in the form. */
  readonly url: 'success' | 'refused' | 'cancel' | 'error'
}

/** Endings by the name of their button. */
export const ENDINGS = {
  accepted: { status: 'AUTHORISED', result: '00', authentication: 'Y', url: 'success' },
  pending: { status: 'UNDER_VERIFICATION', result: '00', authentication: 'Y', url: 'success' },
  refused: { status: 'REFUSED', result: '05', authentication: 'Y', url: 'refused' },
  unauthenticated: { status: 'REFUSED', result: '05', authentication: 'N', url: 'refused' },
  cancelled: { status: 'ABANDONED', result: '17', url: 'cancel' },
  expired: { status: 'EXPIRED', result: '05', url: 'refused' },
  technical: { status: 'NOT_CREATED', result: '96', url: 'error' },
} as const satisfies Readonly<Record<string, Ending>>

export type EndingName = keyof typeof ENDINGS

export const isEnding = (name: unknown): name is EndingName => typeof name === 'string' && Object.hasOwn(ENDINGS, name)

/** Statuses without a transaction: the web service does not know them. */
export const UNCREATED: readonly string[] = ['INITIAL', 'ABANDONED', 'NOT_CREATED']

/** Ways to deliver the notification, by the name of the choice. */
export const DELIVERIES = ['normal', 'late', 'twice', 'reordered', 'never', 'forged', 'amount'] as const

export type Delivery = (typeof DELIVERIES)[number]

export const isDelivery = (name: unknown): name is Delivery => DELIVERIES.includes(name as Delivery)

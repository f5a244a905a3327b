/** Loyalty status of a member of the hotel programme (specification §3). */
export type CustomerStatus = 'discovery' | 'collaborator' | 'infinitely'

/** Any other level is Infinitely. An anonymous visitor has no status. */
const NAMED: Readonly<Record<string, CustomerStatus>> = { IBPROSPECT: 'discovery', IBCOLLABORATEUR: 'collaborator' }

export const customerStatusOf = (ibLevel: string): CustomerStatus =>
  Object.hasOwn(NAMED, ibLevel) ? (NAMED[ibLevel] as CustomerStatus) : 'infinitely'

/** What a member of the hotel programme is called by (specification §3). */
export type CustomerStatus = 'discovery' | 'collaborator' | 'infinitely'

/** Any level that is not named is Infinitely; who is not connected has no status. */
const NAMED: Readonly<Record<string, CustomerStatus>> = { IBPROSPECT: 'discovery', IBCOLLABORATEUR: 'collaborator' }

export const customerStatusOf = (ibLevel: string): CustomerStatus =>
  Object.hasOwn(NAMED, ibLevel) ? (NAMED[ibLevel] as CustomerStatus) : 'infinitely'

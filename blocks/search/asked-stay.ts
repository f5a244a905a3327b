import { FLEXIBILITIES, type Flexibility } from '#components/booking/proposals.ts'
import { type Stay, type StayFault, parseStay, stayParameters } from '@barriere/shared/domain/stays/stay.ts'
import type { Parameters } from '@barriere/shared/contracts/read-query.ts'

/** The stay of a search's address, and how flexible its dates are. */
export interface AskedStay {
  readonly stay: Stay
  readonly flexibility: Flexibility
}

interface ReadStay {
  readonly asked: AskedStay | undefined
  /** Why the stay of the address counts for nothing; a shared address may be of last year. */
  readonly fault: StayFault | undefined
}

/** Parameter of the flexibility; exact dates have none. */
const FLEXIBILITY = 'flex'

/** Reads the stay of an address on the day of `now`. Without dates there is none, and no fault. */
export function readAskedStay(parameters: Parameters, now: Date): ReadStay {
  const given = new URLSearchParams(
    Object.entries(parameters).flatMap(([name, value]) =>
      value === undefined ? [] : (typeof value === 'string' ? [value] : value).map((one) => [name, one]),
    ),
  )
  if (!given.get('arrive') && !given.get('depart')) return { asked: undefined, fault: undefined }
  const read = parseStay(given, now.getTime())
  if (!read.ok) return { asked: undefined, fault: read.error }
  const flexibility = FLEXIBILITIES.find((known) => known === given.get(FLEXIBILITY)) ?? 'exact'
  return { asked: { stay: read.value, flexibility }, fault: undefined }
}

/** Parameters of a stay in the address of a search. */
export const askedParameters = ({ stay, flexibility }: AskedStay): readonly (readonly [string, string])[] => [
  ...stayParameters(stay),
  ...(flexibility === 'exact' ? [] : [[FLEXIBILITY, flexibility] as const]),
]

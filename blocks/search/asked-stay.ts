import { FLEXIBILITIES, type Flexibility } from '#components/booking/proposals.ts'
import { type Stay, type StayFault, parseStay, stayParameters } from '@barriere/shared/domain/stays/stay.ts'
import type { Parameters } from '@barriere/shared/contracts/read-query.ts'

/** The stay in a search's address, with the flexibility of its dates. */
export interface AskedStay {
  readonly stay: Stay
  readonly flexibility: Flexibility
}

interface ReadStay {
  readonly asked: AskedStay | undefined
  /** Reason why the stay in the address is ignored, such as past dates in an old shared address. */
  readonly fault: StayFault | undefined
}

/** Parameter of the flexibility; absent for exact dates. */
const FLEXIBILITY = 'flex'

/** Reads the stay of an address on the day of `now`. An address without dates has no stay and no fault. */
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

import type { ReactNode } from 'react'
import type { AnchorAttributes } from '#components/ui/anchor.ts'
import type { TableBooking } from '#lib/booking/restaurants.ts'
import type { PhoneLink } from '../practical/contact-anchors.ts'

export interface KeyFact {
  readonly label: string
  /** Text stands in the display face. */
  readonly value: ReactNode
  /** A smaller line under it. */
  readonly note?: ReactNode
}

/** Facts of which the page says something. */
export const known = (...facts: readonly (KeyFact | undefined)[]): KeyFact[] =>
  facts.filter((fact) => fact !== undefined && fact.value !== undefined) as KeyFact[]

export interface PageFacts {
  /** All but the telephone. */
  readonly facts: readonly KeyFact[]
  readonly phone: PhoneLink | undefined
  /** A table that can be booked online. */
  readonly table?: TableFacts | undefined
  /** Where it is booked online. */
  readonly booking?: AnchorAttributes | undefined
  /** What that is called; to book by default. */
  readonly bookingLabel?: string | undefined
}

interface TableFacts {
  readonly name: string
  readonly provider: string
  readonly booking: TableBooking
  readonly closed: readonly number[]
}

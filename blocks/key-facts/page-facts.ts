import type { ReactNode } from 'react'
import type { AnchorAttributes } from '#components/ui/anchor.ts'
import type { TableBooking } from '#lib/booking/restaurants.ts'
import type { PhoneLink } from '../practical/contact-anchors.ts'

export interface KeyFact {
  readonly label: string
  /** A string is set in the display font. */
  readonly value: ReactNode
  /** A smaller line below the value. */
  readonly note?: ReactNode
}

/** The facts that have a value. */
export const known = (...facts: readonly (KeyFact | undefined)[]): KeyFact[] =>
  facts.filter((fact) => fact !== undefined && fact.value !== undefined) as KeyFact[]

export interface PageFacts {
  /** All facts except the telephone. */
  readonly facts: readonly KeyFact[]
  readonly phone: PhoneLink | undefined
  /** A table that can be booked online. */
  readonly table?: TableFacts | undefined
  /** Link of the main action, such as the online booking. */
  readonly booking?: AnchorAttributes | undefined
  /** Label of `booking`; default: “Book”. */
  readonly bookingLabel?: string | undefined
}

interface TableFacts {
  readonly name: string
  readonly provider: string
  readonly booking: TableBooking
  readonly closed: readonly number[]
}

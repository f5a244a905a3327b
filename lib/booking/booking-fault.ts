import type { StayFault } from '@barriere/shared/domain/stays/stay.ts'

/** Why a booking request is refused; each has a message under `booking.faults`. */
export type BookingFault = StayFault | 'hotel' | 'place'

/** Id of the element with the fault's message, which an address names in its hash. */
export const faultAnchor = (fault: BookingFault): string => `booking-${fault}`

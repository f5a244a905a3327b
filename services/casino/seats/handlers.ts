import { paymentNotification } from '../payments/apply.ts'
import { pay } from '../payments/attempts.ts'
import type { SeatHandlers } from './deps.ts'
import { holdSeats } from './hold.ts'
import { receipt } from './receipts.ts'
import { registration, registrations } from './registrations.ts'
import { cancelRegistration } from './release.ts'
import { sale, sales } from './sales.ts'
import { joinWaitingList, leaveWaitingList } from './waiting.ts'

export const seatHandlers: SeatHandlers = {
  sales,
  sale,
  registrations,
  registration,
  holdSeats,
  pay,
  cancelRegistration,
  receipt,
  joinWaitingList,
  leaveWaitingList,
  paymentNotification,
}

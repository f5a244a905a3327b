import type { ByRoute } from '@barriere/shared/contracts/call.ts'
import type { EphCalls } from '#lib/contracts/eph.ts'
import type { HotelErrorCode } from '@barriere/shared/programmes/hotel/errors.ts'
import { type SendFailure, type SendOptions, createSender } from './send-call.ts'

/** A call of the hotel programme by method and path, such as `GET bookings/{id}`. */
export type EphRoute = keyof ByRoute<EphCalls>

export type CallFailure = SendFailure<HotelErrorCode>

export type CallOptions<R extends EphRoute> = SendOptions<ByRoute<EphCalls>[R]>

/** Sends a call of the hotel programme. Never rejects. */
export const sendEph = createSender<EphCalls, HotelErrorCode>('/api/eph')

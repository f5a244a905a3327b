import { HOTEL_OPERATIONS } from '#lib/contracts/hotel.ts'
import { type OperationRequest, createRequest } from '#tests/support/operation-request.ts'

export type { RequestOptions } from '#tests/support/operation-request.ts'

export type HotelRequest = OperationRequest<typeof HOTEL_OPERATIONS>

/** Password of every account signed up with `form`. */
export const PASSWORD = 'Tramontane#2026'

export const form = (email: string, more: Record<string, unknown> = {}) => ({
  email,
  emailVerification: email,
  password: PASSWORD,
  civility: 'Mrs',
  firstName: 'Zoé',
  lastName: 'O’Hara-Núñez',
  birthDate: '1990-05-04',
  terms: true,
  ...more,
})

/** Client of the hotel backend's operations: `createRequest`. */
export const createHotelRequest = (url: string, token: string): HotelRequest =>
  createRequest(HOTEL_OPERATIONS, url, token)

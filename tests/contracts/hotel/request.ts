import { HOTEL_OPERATIONS } from '@barriere/shared/programmes/hotel/operations.ts'
import { type OperationRequest, createRequest } from '#tests/support/operation-request.ts'

export type { RequestOptions } from '#tests/support/operation-request.ts'

export type HotelRequest = OperationRequest<typeof HOTEL_OPERATIONS>

/** Client of the hotel backend's operations: `createRequest`. */
export const createHotelRequest = (url: string, token: string): HotelRequest =>
  createRequest(HOTEL_OPERATIONS, url, token)

import { HOTEL_ERRORS, type HotelErrorCode, isHotelErrorCode } from '@barriere/shared/programmes/hotel/errors.ts'
import { HOTEL_OPERATIONS } from '@barriere/shared/programmes/hotel/operations.ts'
import { env } from '#lib/process/env.ts'
import { processSingleton } from '@barriere/shared/process/process-singleton.ts'
import { type BackendFailure, BackendGateway } from '../backend.ts'

export type HotelFailure = BackendFailure<HotelErrorCode>

/** Client of the hotel programme's backend. */
export type HotelGateway = BackendGateway<typeof HOTEL_OPERATIONS, HotelErrorCode>

/** Whether the failure means that the session or its account no longer exists. */
export const endsHotelSession = ({ kind, code }: HotelFailure): boolean => kind === 'session' || code === '0044'

/** Singleton of the process. */
export const hotelGateway = (): HotelGateway =>
  processSingleton(
    'hotel-gateway',
    () =>
      new BackendGateway({
        name: 'hotel',
        ...env.hotel,
        operations: HOTEL_OPERATIONS,
        errors: HOTEL_ERRORS,
        isCode: isHotelErrorCode,
        tokenCode: '0050',
      }),
  )

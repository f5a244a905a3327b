import { EPH_CALLS } from '#lib/contracts/eph.ts'
import { HOTEL_ERRORS, type HotelErrorCode } from '@barriere/shared/programmes/hotel/errors.ts'
import { readHotelInput } from '@barriere/shared/programmes/hotel/input.ts'
import type { HotelOperationName } from '@barriere/shared/programmes/hotel/operations.ts'
import type { BackendRequest } from '#lib/gateways/backend.ts'
import { type HotelGateway, endsHotelSession, hotelGateway } from '#lib/gateways/hotel/hotel.ts'
import { sessionGateway } from '#lib/gateways/sessions/sessions.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { createApiRoute } from '../route.ts'
import { EPH_HANDLERS } from './handlers.ts'

/** `/api/eph`: the hotel programme. */
export const answerEph = createApiRoute<typeof EPH_CALLS, HotelGateway, HotelErrorCode>({
  name: 'eph',
  calls: EPH_CALLS,
  handlers: EPH_HANDLERS,
  programme: 'hotel',
  backend: (client) => hotelGateway().withClient(client),
  sessions: sessionGateway,
  // The wrapper has validated the input with the operation's own schema.
  passThrough: (hotel, operation, request) =>
    hotel.request(operation as HotelOperationName, request as BackendRequest<never>),
  readInput: readHotelInput,
  statusOf: (code) => HOTEL_ERRORS[code].status,
  messageOf: (code, locale) => getTranslator(locale, 'errors.hotel')(code),
  lastTryOf: (locale) => getTranslator(locale, 'errors.lastTry')('hotel'),
  endsSession: endsHotelSession,
})

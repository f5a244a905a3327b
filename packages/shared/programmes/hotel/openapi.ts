import { HOTEL_ERRORS, isHotelErrorCode } from './errors.ts'
import { HOTEL_OPERATIONS } from './operations.ts'
import { openApiOf } from '../openapi.ts'

/** OpenAPI 3.1 description of the hotel backend. */
export const hotelOpenApi = () =>
  openApiOf({
    title: 'Hotel programme',
    description: 'Accounts, profiles, stays and advantages of the hotel loyalty programme, for the site’s own server.',
    server: '/hotel',
    operations: HOTEL_OPERATIONS,
    statusOf: (code) => HOTEL_ERRORS[isHotelErrorCode(code) ? code : 'default'].status,
  })

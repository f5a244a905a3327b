import type { SecretPair } from '@barriere/shared/secrets/secret-pair.ts'
import type { HotelErrorCode } from '@barriere/shared/programmes/hotel/errors.ts'
import { readHotelInput } from '@barriere/shared/programmes/hotel/input.ts'
import { hotelOpenApi } from '@barriere/shared/programmes/hotel/openapi.ts'
import { HOTEL_OPERATIONS, type HotelOperationName } from '@barriere/shared/programmes/hotel/operations.ts'
import { programmeRoutes } from '../../kit/accounts/routes.ts'
import type { KitApp } from '../../kit/http.ts'
import type { Logger } from '../../kit/log.ts'
import { deskRoutes } from '../desk/routes.ts'
import type { Hotel } from '../hotel.ts'
import { operatedMember } from '../member/operator.ts'
import { operatorRoutes } from '../programme.ts'
import { refusal } from '../refusal.ts'
import { answers, notBefore, sessions } from '../schema.ts'
import type { Call, Handlers } from './call.ts'

export interface RouteOptions {
  readonly hotel: Hotel
  readonly handlers: Handlers
  /** API token of the site. */
  readonly apiToken: SecretPair
  /** Token of the desk. */
  readonly deskToken: SecretPair
  /** Token of the operators. */
  readonly operatorToken: SecretPair
  readonly log: Logger
}

/** Routes of all operations, their OpenAPI description at `/v1/openapi.json`, and the desk's calls. */
export const hotelRoutes = ({ hotel, handlers, apiToken, deskToken, operatorToken, log }: RouteOptions): KitApp =>
  programmeRoutes<HotelErrorCode>({
    deps: hotel,
    tables: { answers, sessions, notBefore },
    operations: HOTEL_OPERATIONS,
    answer(name, call) {
      // Type assertion: handlers are typed by operation; one signature stands for all of them here.
      const handler = handlers[name as HotelOperationName] as (call: Call<HotelOperationName>) => Promise<unknown>
      return handler({ hotel, ...call } as Call<HotelOperationName>)
    },
    readInput: readHotelInput,
    refusal,
    tokenCode: '0050',
    apiToken,
    desk: { path: '/desk', routes: deskRoutes(hotel, deskToken) },
    operator: operatorRoutes({
      deps: hotel,
      member: operatedMember(hotel),
      token: operatorToken,
      refusal,
      unauthorized: () => refusal('0050'),
    }),
    description: hotelOpenApi(),
    log,
  })

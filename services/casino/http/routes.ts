import type { SecretPair } from '@barriere/shared/secrets/secret-pair.ts'
import { readCasinoInput } from '@barriere/shared/programmes/casino/input.ts'
import { casinoOpenApi } from '@barriere/shared/programmes/casino/openapi.ts'
import type { CasinoErrorCode } from '@barriere/shared/programmes/casino/errors.ts'
import { CASINO_OPERATIONS, type CasinoOperationName } from '@barriere/shared/programmes/casino/operations.ts'
import { programmeRoutes } from '../../kit/accounts/routes.ts'
import type { KitApp } from '../../kit/http.ts'
import type { Logger } from '../../kit/log.ts'
import type { Casino } from '../casino.ts'
import { operatedMember } from '../accounts/operator.ts'
import { deskRoutes } from '../desk/routes.ts'
import { handlers } from '../handlers.ts'
import { operatorRoutes } from '../programme.ts'
import { refusal } from '../refusal.ts'
import { answers, notBefore, sessions } from '../schema-accounts.ts'
import type { Call } from './call.ts'

interface RouteOptions {
  readonly casino: Casino
  /** API token of the site. */
  readonly apiToken: SecretPair
  /** Token of the desk. */
  readonly deskToken: SecretPair
  /** Token of the operators. */
  readonly operatorToken: SecretPair
  readonly log: Logger
}

/** Routes of all operations, their OpenAPI description at `/v1/openapi.json`, and the desk's calls at `/v1/desk`. */
export const casinoRoutes = ({ casino, apiToken, deskToken, operatorToken, log }: RouteOptions): KitApp =>
  programmeRoutes<CasinoErrorCode>({
    deps: casino,
    tables: { answers, sessions, notBefore },
    operations: CASINO_OPERATIONS,
    answer(name, call) {
      // Type assertion: handlers are typed by operation; one signature stands for all of them here.
      const handler = handlers[name as CasinoOperationName] as (call: Call<CasinoOperationName>) => Promise<unknown>
      return handler({ casino, ...call } as Call<CasinoOperationName>)
    },
    readInput: readCasinoInput,
    refusal,
    tokenCode: 'token',
    stepUpCode: 'stepUp',
    apiToken,
    desk: { path: '/v1/desk', routes: deskRoutes(casino, deskToken, () => casino.outbox.poke()) },
    operator: operatorRoutes({
      deps: casino,
      member: operatedMember(casino),
      token: operatorToken,
      refusal,
      unauthorized: () => refusal('token'),
    }),
    description: casinoOpenApi(),
    log,
  })

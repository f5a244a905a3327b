import { CASINO_ERRORS, type CasinoErrorCode } from '@barriere/shared/programmes/casino/errors.ts'
import { readCasinoInput } from '@barriere/shared/programmes/casino/input.ts'
import { CASINO_CALLS } from '#lib/contracts/casino-site.ts'
import type { CasinoOperationName } from '@barriere/shared/programmes/casino/operations.ts'
import type { BackendRequest } from '#lib/gateways/backend.ts'
import { type CasinoGateway, casinoGateway, endsCasinoSession } from '#lib/gateways/casino/casino.ts'
import { sessionGateway } from '#lib/gateways/sessions/sessions.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { createApiRoute } from '../route.ts'
import { CASINO_HANDLERS } from './handlers.ts'

/** `/api/casino`: the casino programme. */
export const answerCasino = createApiRoute<typeof CASINO_CALLS, CasinoGateway, CasinoErrorCode>({
  name: 'casino',
  calls: CASINO_CALLS,
  handlers: CASINO_HANDLERS,
  programme: 'casino',
  backend: (client) => casinoGateway().withClient(client),
  sessions: sessionGateway,
  // The wrapper has validated the input with the operation's own schema.
  passThrough: (casino, operation, request) =>
    casino.request(operation as CasinoOperationName, request as BackendRequest<never>),
  readInput: readCasinoInput,
  statusOf: (code) => CASINO_ERRORS[code].status,
  messageOf: (code, locale) => getTranslator(locale, 'errors.casino')(code),
  lastTryOf: (locale) => getTranslator(locale, 'errors.lastTry')('casino'),
  endsSession: endsCasinoSession,
})

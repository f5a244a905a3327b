import { REQUEST_ERRORS, type RequestErrorCode } from '@barriere/shared/contracts/request-errors.ts'
import {
  REQUEST_CALLS,
  type ParsedRequest,
  type RequestName,
  readRequestInput,
} from '@barriere/shared/contracts/requests.ts'
import { type RequestGateway, requestGateway } from '#lib/gateways/requests/requests.ts'
import { sessionGateway } from '#lib/gateways/sessions/sessions.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { createApiRoute } from '../route.ts'
import { consentOf } from './consent.ts'

/** `/api/requests`: requests that visitors send by form. */
export const answerRequest = createApiRoute<typeof REQUEST_CALLS, RequestGateway, RequestErrorCode>({
  name: 'requests',
  calls: REQUEST_CALLS,
  handlers: { status: ({ backend, input }) => backend.status(input) },
  backend: requestGateway,
  sessions: sessionGateway,
  // Proof of consent: its sentence is the server's own, whatever the browser shows.
  passThrough: (gateway, operation, { input, idempotencyKey }) => {
    const request = input as ParsedRequest<RequestName>
    const kind = operation as RequestName
    return gateway.record(kind, { request, consent: consentOf(request.locale, kind), idempotencyKey })
  },
  readInput: readRequestInput,
  statusOf: (code) => REQUEST_ERRORS[code].status,
  messageOf: (code, locale) => getTranslator(locale, 'errors.requests')(code),
})

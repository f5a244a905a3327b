import { readRequestInput } from '@barriere/shared/contracts/requests.ts'
import { VITALS_CALLS, VITALS_ERRORS, type VitalsErrorCode } from '@barriere/shared/contracts/vitals.ts'
import { sessionGateway } from '#lib/gateways/sessions/sessions.ts'
import { type VitalsGateway, vitalsGateway } from '#lib/gateways/vitals/vitals.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { createApiRoute } from '../route.ts'

/** `/api/vitals`: how fast pages were in browsers whose visitors have agreed to measurement. */
export const answerVitals = createApiRoute<typeof VITALS_CALLS, VitalsGateway, VitalsErrorCode>({
  name: 'vitals',
  calls: VITALS_CALLS,
  handlers: {},
  backend: vitalsGateway,
  sessions: sessionGateway,
  passThrough: (gateway, _, { input }) => gateway.record(input),
  readInput: readRequestInput,
  statusOf: (code) => VITALS_ERRORS[code].status,
  // No person reads these; the words are those of any request.
  messageOf: (code, locale) => getTranslator(locale, 'errors.requests')(code),
})

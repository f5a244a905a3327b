import { readRequestInput } from '@barriere/shared/contracts/requests.ts'
import { VITALS_CALLS, VITALS_ERRORS, type VitalsErrorCode } from '@barriere/shared/contracts/vitals.ts'
import { sessionGateway } from '#lib/gateways/sessions/sessions.ts'
import { type VitalsGateway, vitalsGateway } from '#lib/gateways/vitals/vitals.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { createApiRoute } from '../route.ts'

/** `/api/vitals`: page speed in browsers of visitors who have agreed to measurement. */
export const answerVitals = createApiRoute<typeof VITALS_CALLS, VitalsGateway, VitalsErrorCode>({
  name: 'vitals',
  calls: VITALS_CALLS,
  handlers: {},
  backend: vitalsGateway,
  sessions: sessionGateway,
  passThrough: (gateway, _, { input }) => gateway.record(input),
  readInput: readRequestInput,
  statusOf: (code) => VITALS_ERRORS[code].status,
  // Never shown: the messages of `/api/requests` are reused.
  messageOf: (code, locale) => getTranslator(locale, 'errors.requests')(code),
})

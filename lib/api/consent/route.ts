import { CONSENT_CALLS, CONSENT_ERRORS, type ConsentErrorCode } from '@barriere/shared/contracts/consent.ts'
import { readRequestInput } from '@barriere/shared/contracts/requests.ts'
import { formatConsent } from '@barriere/shared/domain/visitors/consent.ts'
import { type ConsentGateway, consentGateway } from '#lib/gateways/consent/consent.ts'
import { sessionGateway } from '#lib/gateways/sessions/sessions.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { createApiRoute } from '../route.ts'

/** `/api/consent`: receipts of visitors' consent choices. */
export const answerConsent = createApiRoute<typeof CONSENT_CALLS, ConsentGateway, ConsentErrorCode>({
  name: 'consent',
  calls: CONSENT_CALLS,
  handlers: {
    async record({ backend, input }) {
      return { ...(await backend.record(input)), cookies: { consent: formatConsent(input) } }
    },
  },
  backend: consentGateway,
  sessions: sessionGateway,
  passThrough: (gateway, _, { input }) => gateway.history(input),
  readInput: readRequestInput,
  statusOf: (code) => CONSENT_ERRORS[code].status,
  messageOf: (code, locale) => getTranslator(locale, 'errors.consent')(code),
})

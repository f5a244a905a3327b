import {
  NEWSLETTER_CALLS,
  NEWSLETTER_ERRORS,
  type NewsletterCallName,
  type NewsletterErrorCode,
} from '@barriere/shared/contracts/newsletter.ts'
import { readRequestInput } from '@barriere/shared/contracts/requests.ts'
import { type NewsletterGateway, newsletterGateway } from '#lib/gateways/newsletter/newsletter.ts'
import { sessionGateway } from '#lib/gateways/sessions/sessions.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { createApiRoute } from '../route.ts'

/** `/api/newsletter`: actions by a mailed link. */
export const answerNewsletter = createApiRoute<typeof NEWSLETTER_CALLS, NewsletterGateway, NewsletterErrorCode>({
  name: 'newsletter',
  calls: NEWSLETTER_CALLS,
  handlers: {},
  backend: newsletterGateway,
  sessions: sessionGateway,
  passThrough: (gateway, operation, { input }) => gateway.call(operation as NewsletterCallName, input),
  readInput: readRequestInput,
  statusOf: (code) => NEWSLETTER_ERRORS[code].status,
  messageOf: (code, locale) => getTranslator(locale, 'errors.newsletter')(code),
})

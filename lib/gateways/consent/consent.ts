import {
  CONSENT_CALLS,
  CONSENT_ERRORS,
  type ChosenConsent,
  type ConsentErrorCode,
  type ConsentReceipt,
  consentFailure,
} from '@barriere/shared/contracts/consent.ts'
import type { Result } from '@barriere/shared/domain/result.ts'
import { env } from '#lib/process/env.ts'
import { processSingleton } from '@barriere/shared/process/process-singleton.ts'
import type { BackendFailure } from '../backend.ts'
import { SiteServiceClient } from '../site-service.ts'

/** Time-out in milliseconds; the choice is valid even before its receipt is recorded. */
const DEADLINE = 3_000

type Failure = BackendFailure<ConsentErrorCode>

/** Client of the site service for receipts of consent; never rejects. */
export class ConsentGateway {
  readonly #client: SiteServiceClient<'fields'>

  constructor({ base, token }: { base: string; token: string }) {
    this.#client = new SiteServiceClient({
      base,
      token,
      part: 'consent',
      errors: CONSENT_ERRORS,
      refusal: consentFailure,
      deadline: DEADLINE,
    })
  }

  record(chosen: ChosenConsent): Promise<Result<ConsentReceipt, Failure>> {
    return this.#client.post(CONSENT_CALLS.record.path, CONSENT_CALLS.record.answer, chosen)
  }

  /** The receipts of a browser. */
  history(input: unknown): Promise<Result<object, Failure>> {
    return this.#client.post(CONSENT_CALLS.history.path, CONSENT_CALLS.history.answer, input)
  }
}

/** Singleton of the process. */
export const consentGateway = (): ConsentGateway =>
  processSingleton('consent-gateway', () => new ConsentGateway({ base: env.siteApiUrl, token: env.siteApiToken }))

import { VITALS_CALLS, VITALS_ERRORS, type VitalsErrorCode, vitalsFailure } from '@barriere/shared/contracts/vitals.ts'
import type { Result } from '@barriere/shared/domain/result.ts'
import { env } from '#lib/process/env.ts'
import { processSingleton } from '@barriere/shared/process/process-singleton.ts'
import type { BackendFailure } from '../backend.ts'
import { SiteServiceClient } from '../site-service.ts'

/** Time-out in milliseconds; no visitor waits for it. */
const DEADLINE = 2_000

/** Client of the site service for measured vitals; never rejects. */
export class VitalsGateway {
  readonly #client: SiteServiceClient<'fields'>

  constructor({ base, token }: { base: string; token: string }) {
    this.#client = new SiteServiceClient({
      base,
      token,
      part: 'vitals',
      errors: VITALS_ERRORS,
      refusal: vitalsFailure,
      deadline: DEADLINE,
    })
  }

  /** Adds validated values to the sums. */
  record(input: unknown): Promise<Result<object, BackendFailure<VitalsErrorCode>>> {
    const { path, answer } = VITALS_CALLS.record
    return this.#client.post(path, answer, input)
  }
}

/** Singleton of the process. */
export const vitalsGateway = (): VitalsGateway =>
  processSingleton('vitals-gateway', () => new VitalsGateway({ base: env.siteApiUrl, token: env.siteApiToken }))

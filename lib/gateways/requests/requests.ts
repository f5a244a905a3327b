import type { z } from 'zod'
import { type OwnRequests, erasedRequests, ownRequests } from '@barriere/shared/contracts/own-requests.ts'
import { REQUEST_ERRORS, type RequestErrorCode, requestFailure } from '@barriere/shared/contracts/request-errors.ts'
import {
  type Consent,
  RECAP_HEADER,
  REQUEST_CALLS,
  type RecapFile,
  type RequestAnswer,
  type RequestName,
  type StatusAnswer,
  type StatusInput,
  recapFile,
} from '@barriere/shared/contracts/requests.ts'
import { type Result, fail, ok } from '@barriere/shared/domain/result.ts'
import { env } from '#lib/process/env.ts'
import { log } from '#lib/process/log.ts'
import { processSingleton } from '@barriere/shared/process/process-singleton.ts'
import type { BackendFailure } from '../backend.ts'
import { SiteServiceClient } from '../site-service.ts'
import { TransportError, requestJson } from '@barriere/shared/http/transport.ts'

/** Time-out in milliseconds; the service itself waits up to 2,500 ms for the content (desk, venues, picture). */
const DEADLINE = 4_500

type Failure = BackendFailure<RequestErrorCode>

interface Sent {
  readonly request: unknown
  readonly consent: Consent
  readonly idempotencyKey: string | undefined
}

/** Client of the site service for requests. Every failure is a `Result` with a code of the catalogue; never rejects. */
export class RequestGateway {
  readonly #base: string
  readonly #token: string
  readonly #client: SiteServiceClient<'key' | 'fields' | 'unknown'>

  constructor({ base, token }: { base: string; token: string }) {
    this.#base = base
    this.#token = token
    this.#client = new SiteServiceClient({
      base,
      token,
      part: 'requests',
      errors: REQUEST_ERRORS,
      refusal: requestFailure,
      deadline: DEADLINE,
    })
  }

  /** Records a validated request of one kind. */
  async record(kind: RequestName, { request, consent, idempotencyKey }: Sent): Promise<Result<RequestAnswer, Failure>> {
    const { path, answer } = REQUEST_CALLS[kind]
    return await this.#client.post(path, answer, { request, consent }, idempotencyKey)
  }

  /** Progress of a request at the desk; refused with `unknown` for anyone but its sender. */
  status(input: StatusInput): Promise<Result<StatusAnswer, Failure>> {
    const { path, answer } = REQUEST_CALLS.status
    return this.#client.post(path, answer, input)
  }

  /** All requests from an e-mail address. */
  ofSender(email: string): Promise<Result<OwnRequests, Failure>> {
    return this.#client.post('own', ownRequests, { email })
  }

  /** Erases all requests from an e-mail address. */
  erase(email: string): Promise<Result<z.output<typeof erasedRequests>, Failure>> {
    return this.#client.post('own/erase', erasedRequests, { email })
  }

  /** The recap of a token; undefined where there is none, or no longer. */
  async recap(token: string): Promise<Result<RecapFile | undefined, 'unavailable'>> {
    try {
      const { status, body } = await requestJson({
        backend: 'requests',
        method: 'GET',
        url: `${this.#base}/requests/recap`,
        headers: { authorization: `Bearer ${this.#token}`, [RECAP_HEADER]: token },
        deadline: DEADLINE,
      })
      if (status === 404) return ok(undefined)
      const recap = recapFile.safeParse(body)
      if (status === 200 && recap.success) return ok(recap.data)
      throw new TransportError(`status ${status}`)
    } catch (error) {
      if (!(error instanceof TransportError)) throw error
      log.warn({ event: 'requests.unavailable', operation: 'recap', reason: error.message }, 'no recap came')
      return fail('unavailable')
    }
  }
}

/** Singleton of the process. */
export const requestGateway = (): RequestGateway =>
  processSingleton('request-gateway', () => new RequestGateway({ base: env.siteApiUrl, token: env.siteApiToken }))

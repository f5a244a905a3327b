import { IDEMPOTENCY_HEADER } from '#lib/contracts/http.ts'
import { REQUEST_ERRORS, type RequestErrorCode, requestFailure } from '#lib/contracts/request-errors.ts'
import {
  type Consent,
  RECAP_HEADER,
  REQUEST_CALLS,
  type RecapFile,
  type RequestAnswer,
  type RequestName,
  recapFile,
} from '#lib/contracts/requests.ts'
import { type Result, fail, ok } from '#lib/domain/result.ts'
import { env } from '#lib/process/env.ts'
import { log } from '#lib/process/log.ts'
import { processSingleton } from '#lib/process/process-singleton.ts'
import type { BackendFailure } from '../hotel/hotel.ts'
import { TransportError, requestJson } from '../transport.ts'

/** Time-out in milliseconds: the service asks the content for 2,500 of them about desk, venues and picture. */
const DEADLINE = 4_500

const UNAVAILABLE: BackendFailure<RequestErrorCode> = {
  code: 'default',
  status: REQUEST_ERRORS.default.status,
  fields: [],
  kind: 'unavailable',
}

interface Sent {
  readonly request: unknown
  readonly consent: Consent
  readonly idempotencyKey: string | undefined
}

/** Client of the site service for requests. Every failure is a `Result` with a code of the catalogue; never rejects. */
export class RequestGateway {
  readonly #base: string
  readonly #token: string

  constructor({ base, token }: { base: string; token: string }) {
    this.#base = base
    this.#token = token
  }

  /** Records a validated request of one kind. */
  async record(
    kind: RequestName,
    { request, consent, idempotencyKey }: Sent,
  ): Promise<Result<RequestAnswer, BackendFailure<RequestErrorCode>>> {
    const { path, answer } = REQUEST_CALLS[kind]
    try {
      const { status, body } = await requestJson({
        method: 'POST',
        url: `${this.#base}/requests/${path}`,
        headers: {
          authorization: `Bearer ${this.#token}`,
          ...(idempotencyKey === undefined ? {} : { [IDEMPOTENCY_HEADER]: idempotencyKey }),
        },
        body: { request, consent },
        deadline: DEADLINE,
      })
      const recorded = answer.safeParse(body)
      if (status < 400 && recorded.success) return ok(recorded.data)
      const refused = requestFailure.safeParse(body)
      if (status >= 400 && status < 500 && refused.success) {
        const { code, fields = [] } = refused.data
        return fail({ code, status: REQUEST_ERRORS[code].status, fields, kind: 'refused' })
      }
      throw new TransportError(`status ${status}`)
    } catch (error) {
      if (!(error instanceof TransportError)) throw error
      log.warn(
        { event: 'requests.unavailable', operation: kind, reason: error.message },
        'the site service did not record a request',
      )
      return fail(UNAVAILABLE)
    }
  }

  /** The recap that a token is for; undefined where there is none (any more). */
  async recap(token: string): Promise<Result<RecapFile | undefined, 'unavailable'>> {
    try {
      const { status, body } = await requestJson({
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

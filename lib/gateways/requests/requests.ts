import { IDEMPOTENCY_HEADER } from '#lib/contracts/http.ts'
import { REQUEST_ERRORS, type RequestErrorCode, requestFailure } from '#lib/contracts/request-errors.ts'
import type { CallAnswer } from '#lib/contracts/call.ts'
import {
  type Consent,
  REQUEST_CALLS,
  type RequestAnswer,
  type RequestCalls,
  type RequestName,
  type StatusAnswer,
  type StatusInput,
} from '#lib/contracts/requests.ts'
import { type Result, fail, ok } from '#lib/domain/result.ts'
import { env } from '#lib/process/env.ts'
import { log } from '#lib/process/log.ts'
import { processSingleton } from '#lib/process/process-singleton.ts'
import type { BackendFailure } from '../hotel/hotel.ts'
import { TransportError, requestJson } from '../transport.ts'

/** Time-out in milliseconds: the service asks the content for 1,500 of them who the desk is. */
const DEADLINE = 3_500

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
    return await this.#ask(kind, {
      headers: idempotencyKey === undefined ? {} : { [IDEMPOTENCY_HEADER]: idempotencyKey },
      body: { request, consent },
    })
  }

  /** How far the desk is with a request; refused by `unknown` for everybody but its sender. */
  async status(input: StatusInput): Promise<Result<StatusAnswer, BackendFailure<RequestErrorCode>>> {
    return await this.#ask('status', { headers: {}, body: input })
  }

  async #ask<N extends keyof RequestCalls>(
    name: N,
    { headers, body: sent }: { readonly headers: Readonly<Record<string, string>>; readonly body: object },
  ): Promise<Result<CallAnswer<RequestCalls[N]>, BackendFailure<RequestErrorCode>>> {
    const { path, answer } = REQUEST_CALLS[name]
    try {
      const { status, body } = await requestJson({
        method: 'POST',
        url: `${this.#base}/requests/${path}`,
        headers: { authorization: `Bearer ${this.#token}`, ...headers },
        body: sent,
        deadline: DEADLINE,
      })
      const answered = answer.safeParse(body)
      if (status < 400 && answered.success) return ok(answered.data as CallAnswer<RequestCalls[N]>)
      const refused = requestFailure.safeParse(body)
      if (status >= 400 && status < 500 && refused.success) {
        const { code, fields = [] } = refused.data
        return fail({ code, status: REQUEST_ERRORS[code].status, fields, kind: 'refused' })
      }
      throw new TransportError(`status ${status}`)
    } catch (error) {
      if (!(error instanceof TransportError)) throw error
      log.warn(
        { event: 'requests.unavailable', operation: name, reason: error.message },
        'the site service did not answer a request',
      )
      return fail(UNAVAILABLE)
    }
  }
}

/** Singleton of the process. */
export const requestGateway = (): RequestGateway =>
  processSingleton('request-gateway', () => new RequestGateway({ base: env.siteApiUrl, token: env.siteApiToken }))

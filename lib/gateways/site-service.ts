import type { z } from 'zod'
import { IDEMPOTENCY_HEADER } from '@barriere/shared/contracts/http.ts'
import { type Result, fail, ok } from '@barriere/shared/domain/result.ts'
import type { Backend } from '@barriere/shared/observability/metric-catalogue.ts'
import { log } from '#lib/process/log.ts'
import type { BackendFailure } from './backend.ts'
import { TransportError, requestJson } from '@barriere/shared/http/transport.ts'

interface ClientOptions<Code extends string> {
  /** Address of the site service. */
  readonly base: string
  readonly token: string
  /** Part of the service, such as `newsletter`: prefix of its paths, and of the events in the log. */
  readonly part: Backend
  /** Error catalogue; it has `default`, a technical error. */
  readonly errors: Readonly<Record<Code | 'default', { readonly status: number }>>
  /** Schema of a refusal's body. */
  readonly refusal: z.ZodType<{ readonly code: Code; readonly fields?: string[] | undefined }>
  /** Time-out in milliseconds. */
  readonly deadline: number
}

/** Client of one part of the site service. Every failure is a `Result` with a code of its catalogue; never rejects. */
export class SiteServiceClient<Code extends string> {
  readonly #options: ClientOptions<Code>

  constructor(options: ClientOptions<Code>) {
    this.#options = options
  }

  /** Posts `input` to a path of the part, and reads the answer by its schema. */
  async post<S extends z.ZodType>(
    path: string,
    answer: S,
    input: unknown,
    idempotencyKey?: string,
  ): Promise<Result<z.output<S>, BackendFailure<Code | 'default'>>> {
    const { base, token, part, errors, refusal, deadline } = this.#options
    try {
      const { status, body } = await requestJson({
        backend: part,
        method: 'POST',
        url: `${base}/${part}/${path}`,
        headers: {
          authorization: `Bearer ${token}`,
          ...(idempotencyKey === undefined ? {} : { [IDEMPOTENCY_HEADER]: idempotencyKey }),
        },
        body: input,
        deadline,
      })
      const given = answer.safeParse(body)
      if (status < 400 && given.success) return ok(given.data)
      const refused = refusal.safeParse(body)
      if (status >= 400 && status < 500 && refused.success) {
        const { code, fields = [] } = refused.data
        return fail({ code, status: errors[code].status, fields, kind: 'refused' })
      }
      throw new TransportError(`status ${status}`)
    } catch (error) {
      if (!(error instanceof TransportError)) throw error
      log.warn(
        { event: `${part}.unavailable`, operation: path, reason: error.message },
        'the site service did not answer a call',
      )
      return fail({ code: 'default', status: errors.default.status, fields: [], kind: 'unavailable' })
    }
  }
}

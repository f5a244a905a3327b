import {
  NEWSLETTER_CALLS,
  NEWSLETTER_ERRORS,
  type NewsletterAnswer,
  type NewsletterCallName,
  type NewsletterErrorCode,
  newsletterFailure,
} from '#lib/contracts/newsletter.ts'
import { type Result, fail, ok } from '#lib/domain/result.ts'
import { env } from '#lib/process/env.ts'
import { log } from '#lib/process/log.ts'
import { processSingleton } from '#lib/process/process-singleton.ts'
import type { BackendFailure } from '../hotel/hotel.ts'
import { type JsonResponse, TransportError, requestJson } from '../transport.ts'

/** Time-out in milliseconds. */
const DEADLINE = 3_500

type Failure = BackendFailure<NewsletterErrorCode>

const UNAVAILABLE: Failure = {
  code: 'default',
  status: NEWSLETTER_ERRORS.default.status,
  fields: [],
  kind: 'unavailable',
}

/** Client of the site service for the newsletter's links. Every failure is a `Result`; never rejects. */
export class NewsletterGateway {
  readonly #base: string
  readonly #token: string

  constructor({ base, token }: { base: string; token: string }) {
    this.#base = base
    this.#token = token
  }

  /** A call by a mailed link's token, with validated input. */
  async call(name: NewsletterCallName, input: unknown): Promise<Result<NewsletterAnswer, Failure>> {
    const { path, answer } = NEWSLETTER_CALLS[name]
    return await this.#post(path, input, ({ body }) => answer.parse(body))
  }

  /** One-click unsubscription (RFC 8058). */
  async unsubscribe(token: string): Promise<Result<undefined, Failure>> {
    return await this.#post('unsubscribe', { token }, () => undefined)
  }

  async #post<T>(path: string, input: unknown, read: (response: JsonResponse) => T): Promise<Result<T, Failure>> {
    try {
      const response = await requestJson({
        method: 'POST',
        url: `${this.#base}/newsletter/${path}`,
        headers: { authorization: `Bearer ${this.#token}` },
        body: input,
        deadline: DEADLINE,
      })
      if (response.status < 400) return ok(read(response))
      const refused = newsletterFailure.safeParse(response.body)
      if (response.status >= 500 || !refused.success) throw new TransportError(`status ${response.status}`)
      const { code, fields = [] } = refused.data
      return fail({ code, status: NEWSLETTER_ERRORS[code].status, fields, kind: 'refused' })
    } catch (error) {
      if (!(error instanceof TransportError)) throw error
      log.warn(
        { event: 'newsletter.unavailable', operation: path, reason: error.message },
        'the site service did not answer for the newsletter',
      )
      return fail(UNAVAILABLE)
    }
  }
}

/** Singleton of the process. */
export const newsletterGateway = (): NewsletterGateway =>
  processSingleton('newsletter-gateway', () => new NewsletterGateway({ base: env.siteApiUrl, token: env.siteApiToken }))

import { z } from 'zod'
import {
  NEWSLETTER_CALLS,
  NEWSLETTER_ERRORS,
  type NewsletterAnswer,
  type NewsletterCallName,
  type NewsletterErrorCode,
  newsletterFailure,
} from '@barriere/shared/contracts/newsletter.ts'
import type { Result } from '@barriere/shared/domain/result.ts'
import { env } from '#lib/process/env.ts'
import { processSingleton } from '@barriere/shared/process/process-singleton.ts'
import type { BackendFailure } from '../backend.ts'
import { SiteServiceClient } from '../site-service.ts'

/** Time-out in milliseconds. */
const DEADLINE = 3_500

type Failure = BackendFailure<NewsletterErrorCode>

/** Client of the site service for the newsletter's links. Every failure is a `Result`; never rejects. */
export class NewsletterGateway {
  readonly #client: SiteServiceClient<'link' | 'fields'>

  constructor({ base, token }: { base: string; token: string }) {
    this.#client = new SiteServiceClient({
      base,
      token,
      part: 'newsletter',
      errors: NEWSLETTER_ERRORS,
      refusal: newsletterFailure,
      deadline: DEADLINE,
    })
  }

  /** A call by a mailed link's token, with validated input. */
  call(name: NewsletterCallName, input: unknown): Promise<Result<NewsletterAnswer, Failure>> {
    const { path, answer } = NEWSLETTER_CALLS[name]
    return this.#client.post(path, answer, input)
  }

  /** One-click unsubscription (RFC 8058). */
  unsubscribe(token: string): Promise<Result<unknown, Failure>> {
    return this.#client.post('unsubscribe', z.unknown(), { token })
  }
}

/** Singleton of the process. */
export const newsletterGateway = (): NewsletterGateway =>
  processSingleton('newsletter-gateway', () => new NewsletterGateway({ base: env.siteApiUrl, token: env.siteApiToken }))

import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** An answer other than success, thrown from anywhere below a route; `body` is sent as JSON as it is. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly status: ContentfulStatusCode
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>

  constructor(status: ContentfulStatusCode, body: unknown, headers: Readonly<Record<string, string>> = {}) {
    super(`HTTP ${status}`)
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** The database is away for a moment: the caller may come back. */
export const unavailable = (): HttpError => new HttpError(503, { error: 'Service Unavailable' }, { 'retry-after': '2' })

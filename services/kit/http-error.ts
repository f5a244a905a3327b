import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** An answer other than success, thrown below a route; `body` is sent unchanged as JSON. */
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

/** The database is unavailable for a moment: the client may try again. */
export const unavailable = (): HttpError => new HttpError(503, { error: 'Service Unavailable' }, { 'retry-after': '2' })

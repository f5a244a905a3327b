import { randomUUID } from 'node:crypto'
import { Hono, type ErrorHandler, type MiddlewareHandler } from 'hono'
import { isDatabaseUnavailable } from './database-errors.ts'
import { HttpError, unavailable } from './http-error.ts'
import type { Logger } from './log.ts'

const REQUEST_ID = /^[\w-]{8,64}$/

/** What the kit's middleware leaves for handlers. */
export interface KitVariables {
  requestId: string
}

export type KitApp = Hono<{ Variables: KitVariables }>

/** Routes of a service or of a part of one; a trailing slash is tolerated. */
export const newRoutes = (): KitApp => new Hono<{ Variables: KitVariables }>({ strict: false })

/** The application around all services: request id, one log line a request, JSON for every failure. */
export function createHttpApp(log: Logger): KitApp {
  const app = newRoutes()
  app.use(requestLine(log))
  app.notFound((context) => context.json({ error: 'Not Found' }, 404))
  app.onError(answerError(log))
  return app
}

/**
 * One line a request: method, path, status, milliseconds. The query is left out whole, since the delivery API
 * carries its token there.
 */
const requestLine =
  (log: Logger): MiddlewareHandler<{ Variables: KitVariables }> =>
  async (context, next) => {
    const given = context.req.header('x-request-id')
    const requestId = given !== undefined && REQUEST_ID.test(given) ? given : randomUUID()
    context.set('requestId', requestId)
    const started = performance.now()
    await next()
    context.res.headers.set('x-request-id', requestId)
    const line = {
      requestId,
      method: context.req.method,
      path: context.req.path,
      status: context.res.status,
      ms: Math.round(performance.now() - started),
    }
    log.info(line, 'request')
  }

/** An expected failure as it was thrown; a lost database as 503; anything else as 500 without a word of detail. */
const answerError =
  (log: Logger): ErrorHandler<{ Variables: KitVariables }> =>
  (error, context) => {
    const known = error instanceof HttpError ? error : isDatabaseUnavailable(error) ? unavailable() : undefined
    // What was thrown on purpose says all in its answer; the request's own line has the status.
    if (!(error instanceof HttpError))
      log.error({ requestId: context.get('requestId'), path: context.req.path, error }, 'request failed')
    if (!known) return context.json({ error: 'Internal Server Error' }, 500)
    for (const [name, value] of Object.entries(known.headers)) context.header(name, value)
    return context.json(known.body, known.status)
  }

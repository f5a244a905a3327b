import { randomUUID } from 'node:crypto'
import { isLocal } from '#lib/domain/deployment.ts'
import { Hono, type ErrorHandler, type MiddlewareHandler } from 'hono'
import { isDatabaseUnavailable } from './database-errors.ts'
import { HttpError, unavailable } from './http-error.ts'
import type { NodeReports } from '#lib/reports/node-reports.ts'
import type { Logger } from './log.ts'

const REQUEST_ID = /^[\w-]{8,64}$/

/** Context variables set by the kit's middleware. */
export interface KitVariables {
  requestId: string
}

export type KitApp = Hono<{ Variables: KitVariables }>

/** Router of a service; a trailing slash is tolerated. */
export const newRoutes = (): KitApp => new Hono<{ Variables: KitVariables }>({ strict: false })

/** Application of all services: request id, access log, JSON errors; for requests to one of `hosts` (names) alone. */
export function createHttpApp(log: Logger, hosts: readonly string[], reports?: NodeReports): KitApp {
  const app = newRoutes()
  if (reports) app.use(trace(reports))
  app.use(requestLine(log))
  app.use(refuseForeignHosts(new Set(hosts)))
  app.notFound((context) => context.json({ error: 'Not Found' }, 404))
  app.onError(answerError(log))
  return app
}

/** Error reporting: each request is a trace, or a part of its caller's. */
const trace =
  (reports: NodeReports): MiddlewareHandler<{ Variables: KitVariables }> =>
  async ({ req }, next) => {
    const headers = { sentryTrace: req.header('sentry-trace'), baggage: req.header('baggage') }
    await reports.traced(`${req.method} ${req.path}`, headers, next)
  }

/** Access log: method, path, status, milliseconds. Never the query, in which the delivery API carries its token. */
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

/**
 * DNS rebinding: refuses a request for a name that is not this server's, by which a page of that name could read from
 * a service that only this machine reaches.
 */
const refuseForeignHosts =
  (hosts: ReadonlySet<string>): MiddlewareHandler<{ Variables: KitVariables }> =>
  async (context, next) => {
    const { url } = context.req
    if (!isLocal(url) && !hosts.has(new URL(url).hostname)) throw new HttpError(421, { error: 'Misdirected Request' })
    await next()
  }

/** Error handler: an HttpError as thrown, a lost database as 503, anything else as 500 without details. */
const answerError =
  (log: Logger): ErrorHandler<{ Variables: KitVariables }> =>
  (error, context) => {
    const known = error instanceof HttpError ? error : isDatabaseUnavailable(error) ? unavailable() : undefined
    if (!(error instanceof HttpError))
      log.error({ requestId: context.get('requestId'), path: context.req.path, error }, 'request failed')
    if (!known) return context.json({ error: 'Internal Server Error' }, 500)
    for (const [name, value] of Object.entries(known.headers)) context.header(name, value)
    return context.json(known.body, known.status)
  }

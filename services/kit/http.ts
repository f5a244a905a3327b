import { isLocal } from '@barriere/shared/process/deployment.ts'
import { count, observe, outcomeOf } from '@barriere/shared/observability/metrics.ts'
import {
  REQUEST_ID_HEADER,
  beginRequest,
  parseTraceparent,
  runRequest,
} from '@barriere/shared/observability/request-context.ts'
import { startServerSpan } from '@barriere/shared/observability/tracing.ts'
import type { Readiness } from '@barriere/shared/observability/readiness.ts'
import { Hono, type ErrorHandler, type MiddlewareHandler } from 'hono'
import { isDatabaseUnavailable } from './database-errors.ts'
import { HttpError, unavailable } from './http-error.ts'
import type { NodeReports } from '@barriere/shared/reports/node-reports.ts'
import type { Logger } from './log.ts'

export type KitApp = Hono

/** Router of a service; a trailing slash is tolerated. */
export const newRoutes = (): KitApp => new Hono({ strict: false })

/**
 * Polling: requests that an open page makes by itself every few seconds. They are logged at debug level, unless they
 * fail.
 */
export const polledRequests = new WeakSet<Request>()

interface HttpAppSettings {
  readonly log: Logger
  /** Accepted host names, besides those of the machine itself. */
  readonly hosts: readonly string[]
  /** Names of the services: the first segment of their paths. */
  readonly services: readonly string[]
  readonly readiness: Pick<Readiness, 'read' | 'isDraining'>
  readonly reports?: NodeReports | undefined
}

/** Application of all services: request id, trace, metrics, access log, headers, health probes, JSON errors. */
export function createHttpApp({ log, hosts, services, readiness, reports }: HttpAppSettings): KitApp {
  const app = newRoutes()
  if (reports) app.use(trace(reports))
  app.use(observeRequest(log, new Set(services)))
  app.use(secureDefaults)
  app.use(closeWhileDraining(readiness))
  // Before the check of host names: a load balancer probes by the machine's address.
  app.route('/health', healthRoutes(readiness))
  app.use(refuseForeignHosts(new Set(hosts)))
  app.notFound((context) => context.json({ error: 'Not Found' }, 404))
  app.onError(answerError(log))
  return app
}

/** Error reporting: each request is a trace, or a part of its caller's trace. */
const trace =
  (reports: NodeReports): MiddlewareHandler =>
  async ({ req }, next) => {
    const headers = { sentryTrace: req.header('sentry-trace'), baggage: req.header('baggage') }
    await reports.traced(`${req.method} ${req.path}`, headers, next)
  }

/**
 * Each request gets an id and a place in its caller's trace, is counted, and is logged with method, path, status and
 * milliseconds. The query is never logged: it carries the delivery API's token. Probes and polls are logged at debug
 * level.
 */
const observeRequest =
  (log: Logger, services: ReadonlySet<string>): MiddlewareHandler =>
  async (context, next) => {
    const { req } = context
    const [, first = ''] = req.path.split('/')
    const service = services.has(first) ? first : 'other'
    const request = beginRequest({
      id: req.header(REQUEST_ID_HEADER),
      parent: parseTraceparent(req.header('traceparent')),
    })
    const span = startServerSpan(request, { name: `service ${service}`, attributes: { service } }, { trusted: true })
    const started = performance.now()
    await runRequest(span.context, async () => {
      await next()
      const { res } = context
      res.headers.set(REQUEST_ID_HEADER, request.id)
      const took = performance.now() - started
      count('services_requests_total', { service, outcome: outcomeOf(res.status) })
      observe('services_request_seconds', { service }, took / 1_000)
      span.end(res.status)
      const line = { method: req.method, path: req.path, status: res.status, ms: Math.round(took) }
      const isNoNews = first === 'health' || (polledRequests.has(req.raw) && res.status < 400)
      log[isNoNews ? 'debug' : 'info'](line, 'request')
    })
  }

/** Default headers: no type sniffing, no loading, no framing (ASVS 5.0, 3.4.4, 3.4.6). */
const DEFAULTS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const

/** Secure defaults: a missing header gets the strictest value. */
const secureDefaults: MiddlewareHandler = async (context, next) => {
  await next()
  const { headers } = context.res
  for (const [name, value] of Object.entries(DEFAULTS)) if (!headers.has(name)) headers.set(name, value)
}

/** Graceful shutdown: clients are told to open another connection, which a load balancer sends elsewhere. */
const closeWhileDraining =
  (readiness: Pick<Readiness, 'isDraining'>): MiddlewareHandler =>
  async (context, next) => {
    await next()
    if (readiness.isDraining) context.res.headers.set('connection', 'close')
  }

/** Health probes: `live` while the process answers, `ready` while it may take traffic, with degraded dependencies. */
function healthRoutes(readiness: Pick<Readiness, 'read'>): KitApp {
  const app = newRoutes()
  app.use(async (context, next) => {
    context.header('cache-control', 'no-store')
    await next()
  })
  app.get('/live', (context) => context.json({ status: 'live' }))
  app.get('/ready', async (context) => {
    const { isReady, status, degraded } = await readiness.read()
    return context.json({ status, degraded }, isReady ? 200 : 503)
  })
  return app
}

/**
 * DNS rebinding: refuses a request for a foreign host name. A page under such a name could otherwise read from a
 * service that only this machine reaches.
 */
const refuseForeignHosts =
  (hosts: ReadonlySet<string>): MiddlewareHandler =>
  async (context, next) => {
    const { url } = context.req
    if (!isLocal(url) && !hosts.has(new URL(url).hostname)) throw new HttpError(421, { error: 'Misdirected Request' })
    await next()
  }

/** Error handler: an HttpError as thrown, a lost database as 503, anything else as 500 without details. */
const answerError =
  (log: Logger): ErrorHandler =>
  (error, context) => {
    const known = error instanceof HttpError ? error : isDatabaseUnavailable(error) ? unavailable() : undefined
    if (!(error instanceof HttpError)) log.error({ path: context.req.path, error }, 'request failed')
    if (!known) return context.json({ error: 'Internal Server Error' }, 500)
    for (const [name, value] of Object.entries(known.headers)) context.header(name, value)
    return context.json(known.body, known.status)
  }

import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import next from 'next'
import { contentGateway } from '#lib/content/gateway.ts'
import { iconGateway } from '#lib/gateways/icons/icons.ts'
import { buildId } from '#lib/next/build-files.ts'
import { keepBuilds } from '#lib/next/kept-builds.ts'
import { env, requireSafeDeployment } from '#lib/process/env.ts'
import { pageStyles, readPageStyles } from '#lib/next/page-styles.ts'
import { withBuilds } from '#lib/server/builds.ts'
import { withBuiltFiles } from '#lib/server/static-files.ts'
import { clockHub } from '#lib/api/clock/route.ts'
import { rateLimits } from '#lib/api/rate-limits.ts'
import { createAdmission } from '#lib/server/admission.ts'
import { createHttpServer } from '#lib/server/http-server.ts'
import { createCachedPageHandler } from '#lib/server/cached-page-handler.ts'
import { createFreshPageHandler } from '#lib/server/fresh-page-handler.ts'
import { withStyleSheets } from '#lib/server/style-sheets.ts'
import { withHealth } from '#lib/server/health.ts'
import { exposeSite, siteReadiness } from '#lib/server/site-health.ts'
import { startObservability } from '@barriere/shared/observability/start.ts'
import { log } from '#lib/process/log.ts'
import { startReports } from '#lib/process/reports.ts'
import { keepTimeFresh } from '#lib/page-cache/days.ts'
import { fetchMissingIcons } from '#lib/page-cache/missing-icons.ts'
import { Foreground } from '#lib/page-cache/foreground.ts'
import { pageStore, sharedPages } from '#lib/page-cache/process-pages.ts'
import { Purger } from '#lib/page-cache/purger.ts'
import { Refresher } from '#lib/page-cache/refresher.ts'
import { type NextHandler, PageRenderer } from '#lib/page-cache/renderer.ts'
import { StatusPages } from '#lib/page-cache/status-pages.ts'
import { RELAY_PATH } from '@barriere/shared/reports/settings.ts'
import { routeServices } from '#lib/page-cache/route-services.ts'

/** The site: the HTTP server around Next, and the poller of the content service. */
const development = process.argv.includes('--dev')
requireSafeDeployment(process.env)
// File permissions: only the process's own user may enter the data folder.
mkdirSync(env.dataDir, { recursive: true })
chmodSync(env.dataDir, 0o700)

/** Graceful shutdown: milliseconds that running responses get to finish. */
const GRACE = 5_000

/** Milliseconds that the last error reports and spans get. */
const FLUSH = 2_000

// First of all, so that every failed start is reported.
const reports = await startReports(buildId)
const observability = await startObservability(env.observability, 'site', log)

// Not the configured host: with a numeric host name, Next treats its own rewrites as external addresses.
const app = next({ dev: development, dir: process.cwd(), port: env.port, hostname: 'localhost' })
await app.prepare()
// After `prepare`, which empties the output folder. Imported dynamically, so that a built site does not load the
// bundler.
if (development) await (await import('./run/enhancers.ts')).watchEnhancers()

const nextHandler = traced(app.getRequestHandler())
const handler = development ? app.getRequestHandler() : builtHandler(nextHandler)
const renderer = new PageRenderer(nextHandler, contentGateway(), pageStore())
// In development an error is best shown as it is, and each rendering waits for the bundler.
const statusPages = development ? undefined : new StatusPages(renderer)
const pages = env.front && statusPages ? pageCache(statusPages) : undefined
const readiness = siteReadiness()
readiness.expose()
exposeSite()
const server = createHttpServer(withHealth(readiness, handler), {
  development,
  rootFolder: env.rootFolder,
  trustedProxies: env.trustedProxies,
  log,
  admission: pages && createAdmission(rateLimits()),
  cachedPages: pages?.handler,
  freshPages: pages?.freshPages,
  isDraining: () => readiness.isDraining,
  statusPages,
})
if (development) {
  const upgrade = app.getUpgradeHandler()
  server.on('upgrade', (request, socket, head) => {
    upgrade(request, socket, head).catch((error: Error) => socket.destroy(error))
  })
}

server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${env.port} is in use. Set PORT to another one.` : error.message)
  process.exit(1)
})

server.listen({ port: env.port, ...(env.host ? { host: env.host } : {}) }, () => {
  if (!development && !pageStyles())
    log.warn({ event: 'styles.not-split' }, 'the build has no page styles: every page gets the whole style')
  const captcha = env.captcha.recaptcha ? 'reCAPTCHA' : 'proof of work'
  log.info({ event: 'site.started', port: env.port }, `site started; captcha of forms: ${captcha}`)
  const stopFollowing = contentGateway().live.start()
  const stopRefreshing = pages?.refresher.start()
  const stopClock = keepTimeFresh(contentGateway(), pages && pageStore())
  const stopIcons = fetchMissingIcons(contentGateway(), iconGateway())
  const stopStatusPages = statusPages?.follow(contentGateway())
  const stopPurges = env.purge && new Purger(env.purge).follow(contentGateway())
  const stop = () => {
    clockHub().end()
    stopFollowing()
    stopClock()
    stopIcons()
    stopStatusPages?.()
    stopPurges?.()
    const stopped = stopRefreshing?.()
    server.close(() => {
      void Promise.resolve(stopped)
        .then(() => Promise.all([reports?.flush(FLUSH), observability.stop(FLUSH)]))
        .then(() => process.exit(0))
    })
    // Graceful shutdown: closes idle keep-alive connections at once, and the rest after the grace period.
    setInterval(() => {
      server.closeIdleConnections()
    }, 50)
    setTimeout(() => {
      server.closeAllConnections()
    }, GRACE)
  }
  process.once('SIGINT', stop)
  // Load balancers notice by the readiness probe before the port is closed.
  process.once('SIGTERM', () => {
    readiness.drain()
    setTimeout(stop, env.observability.drain)
  })
})

/** Tracing: answers and renderings of Next are a trace, or a part of the browser's. Cached pages are not traced. */
function traced(next: NextHandler): NextHandler {
  if (!reports) return next
  const one = (value: string | string[] | undefined): string | undefined => [value].flat()[0]
  return (request, response) => {
    const { method = 'GET', url = '/', headers } = request
    if (url === RELAY_PATH) return next(request, response)
    const given = { sentryTrace: one(headers['sentry-trace']), baggage: one(headers.baggage) }
    return reports.traced(`${method} ${url.split('?', 1)[0]}`, given, () => next(request, response))
  }
}

/** Before Next: the files of the running build, and of the last ones before it. */
function builtHandler(rest: NextHandler): NextHandler {
  const builds = keepBuilds(join(env.dataDir, 'builds'), env.buildsKept)
  const [, ...earlier] = builds
  const files = withBuiltFiles(
    builds.map(({ folder }) => join(folder, 'static')),
    rest,
  )
  const earlierStyles = earlier.flatMap(({ folder }) => readPageStyles(folder) ?? [])
  return withBuilds(builds, withStyleSheets(pageStyles(), files, earlierStyles))
}

/** The page cache: answers cached pages before Next, and keeps them fresh. */
function pageCache(errorPages: StatusPages) {
  const gateway = contentGateway()
  const store = pageStore()
  const foreground = new Foreground()
  const { warmUp, rendering, rootFolder } = env
  const shared = sharedPages()
  const refresher = new Refresher({ gateway, store, renderer, shared, foreground, warmUp, rendering, rootFolder })
  const handler = createCachedPageHandler({
    store,
    renderer,
    refresher,
    statusPages: errorPages,
    foreground,
    services: routeServices,
    snapshot: () => gateway.live.snapshot,
    isPurged: env.purge !== undefined,
  })
  return { handler, freshPages: createFreshPageHandler({ renderer }), refresher }
}

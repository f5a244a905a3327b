import {
  BrowserClient,
  captureException,
  createTransport,
  defaultStackParser,
  getCurrentScope,
  getTraceData,
  linkedErrorsIntegration,
  startInactiveSpan,
  withActiveSpan,
} from '@sentry/browser'
import { takeFaults } from '#lib/client/faults.ts'
import { scrubEnvelope } from '@barriere/shared/reports/scrub.ts'
import { RELAY_PATH, REPLAY_RATES } from '@barriere/shared/reports/settings.ts'

export interface BrowserReportSettings {
  /** Public key of the project. */
  readonly key: string
  readonly release: string
  readonly environment: string
  /** Sampling: whether this page view is traced. */
  readonly traced: boolean
}

/** Maximum bytes of a request with `keepalive`, which outlives its page. */
const KEEP_ALIVE = 60_000

/**
 * Error reporting in the browser: faults, the duration of the page's loading in a traced view, and what session replay
 * adds. Everything goes to the site's own relay, without cookies, and is scrubbed before. Returns the library's client.
 */
export function startBrowserReports({ key, release, environment, traced }: BrowserReportSettings): BrowserClient {
  const client = new BrowserClient({
    dsn: `${location.protocol}//${key}@${location.host}/1`,
    release,
    environment,
    integrations: [linkedErrorsIntegration()],
    stackParser: defaultStackParser,
    traceLifecycle: 'static',
    tracesSampleRate: Number(traced),
    replaysSessionSampleRate: REPLAY_RATES.session,
    replaysOnErrorSampleRate: REPLAY_RATES.onError,
    sendClientReports: false,
    maxBreadcrumbs: 0,
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const clean = scrubEnvelope(body)
        if (clean === undefined) return {}
        const { status, headers } = await fetch(RELAY_PATH, {
          method: 'POST',
          body: clean,
          credentials: 'omit',
          referrerPolicy: 'no-referrer',
          keepalive: clean.length < KEEP_ALIVE,
        })
        return {
          statusCode: status,
          headers: { 'retry-after': headers.get('retry-after'), 'x-sentry-rate-limits': null },
        }
      }),
  })
  getCurrentScope().setClient(client)
  client.init()
  const page = location.pathname
  client.on('preprocessEvent', (event) => {
    event.request = { url: page }
  })
  takeFaults((fault) => {
    captureException(fault)
  })
  if (traced) tracePage(page)
  return client
}

/** The page's loading as one span, and its calls of the site as parts of the same trace. */
function tracePage(page: string): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const at = (milliseconds: number): number => (performance.timeOrigin + milliseconds) / 1_000
  const span = startInactiveSpan({ name: page, op: 'pageload', startTime: at(0), forceTransaction: true })
  withActiveSpan(span, () => {
    if (!navigation) return
    startInactiveSpan({ name: 'request', op: 'browser', startTime: at(navigation.requestStart) }).end(
      at(navigation.responseEnd),
    )
    startInactiveSpan({ name: 'parse', op: 'browser', startTime: at(navigation.responseEnd) }).end(
      at(navigation.domContentLoadedEventEnd),
    )
  })
  span.end(at(navigation?.loadEventEnd || performance.now()))
  const { fetch } = globalThis
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init)
    const { origin, pathname } = new URL(request.url)
    if (origin !== location.origin || pathname === RELAY_PATH) return fetch(request)
    for (const [name, value] of Object.entries(getTraceData({ span }))) if (value) request.headers.set(name, value)
    return fetch(request)
  }
}

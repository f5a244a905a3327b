import { relative } from 'node:path'
import type * as SentryModule from '@sentry/node'
import { scrubEnvelope } from './scrub.ts'
import type { FaultContext } from './logged-faults.ts'
import { type ReportSettings, TRACE_RATE } from './settings.ts'

/** The part of the library that this file uses; the rest differs between the site's and the services' library. */
interface Library
  extends Pick<
    typeof SentryModule,
    | 'addEventProcessor'
    | 'captureException'
    | 'captureMessage'
    | 'continueTrace'
    | 'createTransport'
    | 'flush'
    | 'getActiveSpan'
    | 'linkedErrorsIntegration'
    | 'onUncaughtExceptionIntegration'
    | 'startNewTrace'
    | 'startSpan'
    | 'withIsolationScope'
  > {
  init(options: SentryModule.NodeOptions): unknown
}

/** Trace headers of a request. */
interface TraceHeaders {
  readonly sentryTrace: string | undefined
  readonly baggage: string | undefined
}

export interface NodeReports {
  capture(fault: unknown, context: FaultContext): void
  /** Runs a request's work as a trace, or as a part of the trace in its headers. `name` is method and path. */
  traced<T>(name: string, headers: TraceHeaders, work: () => Promise<T>): Promise<T>
  /** Sends the queued reports, for at most so many milliseconds. */
  flush(timeout: number): Promise<void>
}

/** Time-out of a report in milliseconds. */
const SEND_TIMEOUT = 5_000

/** Error storms: milliseconds for which a fault is not reported again, and maximum number of reports in that time. */
const STORM = { window: 60_000, most: 60 } as const

/** Names the process's files relative to the release, wherever it is installed. */
const relativeFile = (filename: string): string =>
  filename.startsWith('node:') ? filename : `app:///${relative(process.cwd(), filename.replace(/^file:\/\//, ''))}`

/**
 * Error reporting of a Node process. The library is an argument, so that a process without a DSN does not load it. It
 * patches nothing: no HTTP client, no console, no OpenTelemetry.
 * @param Sentry `@sentry/node`, or `@sentry/nextjs` in the site's process
 */
export function startNodeReports(Sentry: Library, { dsn, environment, release }: ReportSettings): NodeReports {
  // Next replaces the global `fetch` with one that caches.
  const { fetch } = globalThis
  const isNew = stormFilter(STORM)
  Sentry.init({
    dsn,
    environment,
    release,
    tracesSampleRate: TRACE_RATE,
    traceLifecycle: 'static',
    sendClientReports: false,
    maxBreadcrumbs: 0,
    enableOpenTelemetrySetup: false,
    enableRuntimeChannelInjection: false,
    defaultIntegrations: false,
    integrations: [Sentry.linkedErrorsIntegration(), Sentry.onUncaughtExceptionIntegration()],
    transport: (options: Parameters<typeof SentryModule.makeNodeTransport>[0]) =>
      Sentry.createTransport(options, async ({ body }) => {
        const clean = scrubEnvelope(body)
        if (clean === undefined) return {}
        const response = await fetch(options.url, {
          method: 'POST',
          body: clean,
          headers: { 'content-type': 'application/x-sentry-envelope' },
          redirect: 'error',
          signal: AbortSignal.timeout(SEND_TIMEOUT),
        })
        await response.body?.cancel()
        return {
          statusCode: response.status,
          headers: {
            'x-sentry-rate-limits': response.headers.get('x-sentry-rate-limits'),
            'retry-after': response.headers.get('retry-after'),
          },
        }
      }),
  })
  Sentry.addEventProcessor((event) => {
    for (const { stacktrace } of event.exception?.values ?? [])
      for (const frame of stacktrace?.frames ?? []) if (frame.filename) frame.filename = relativeFile(frame.filename)
    return event
  })
  const capture = (fault: unknown, tags: FaultContext): void => {
    if (!isNew(fault instanceof Error ? (fault.stack ?? fault.message) : `${tags.event} ${String(fault)}`)) return
    const send = (): void => {
      if (fault === undefined) Sentry.captureMessage(tags.event ?? 'fault', { level: 'error', tags: { ...tags } })
      else Sentry.captureException(fault, { tags: { ...tags } })
    }
    // A fault outside of a request gets its own trace, not the process's.
    if (Sentry.getActiveSpan()) send()
    else Sentry.startNewTrace(send)
  }
  return {
    capture,
    traced: async (name, { sentryTrace, baggage }, work) =>
      await Sentry.withIsolationScope(
        async () =>
          await Sentry.continueTrace({ sentryTrace, baggage }, async () => {
            return await Sentry.startSpan({ name, op: 'http.server', forceTransaction: true }, work)
          }),
      ),
    flush: async (timeout) => {
      await Sentry.flush(timeout)
    },
  }
}

/** Whether a fault, identified by its stack, is new in this window, and the window is not full. */
export function stormFilter({ window, most }: { readonly window: number; readonly most: number }) {
  const seen = new Set<string>()
  let until = 0
  return (fault: string, now = Date.now()): boolean => {
    if (now >= until) {
      seen.clear()
      until = now + window
    }
    if (seen.has(fault) || seen.size >= most) return false
    seen.add(fault)
    return true
  }
}

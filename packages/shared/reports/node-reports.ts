import { relative } from 'node:path'
import type * as SentryModule from '@sentry/node'
import { scrubEnvelope } from './scrub.ts'
import type { FaultContext } from './logged-faults.ts'
import { type ReportSettings, TRACE_RATE } from './settings.ts'

/** Of the library, what this file uses: the site's and the services' differ elsewhere. */
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

/** What a request carries of the trace that it belongs to. */
interface TraceHeaders {
  readonly sentryTrace: string | undefined
  readonly baggage: string | undefined
}

export interface NodeReports {
  capture(fault: unknown, context: FaultContext): void
  /** Runs a request's work as a trace, or as a part of the one that its headers name. `name` is method and path. */
  traced<T>(name: string, headers: TraceHeaders, work: () => Promise<T>): Promise<T>
  /** Sends what waits, for at most so many milliseconds. */
  flush(timeout: number): Promise<void>
}

/** Milliseconds after which a report is given up. */
const SEND_TIMEOUT = 5_000

/** Error storms: milliseconds for which a fault is not reported again, and reports of one process in that time. */
const STORM = { window: 60_000, most: 60 } as const

/** The process's files are named as those of the release, wherever it is installed. */
const relativeFile = (filename: string): string =>
  filename.startsWith('node:') ? filename : `app:///${relative(process.cwd(), filename.replace(/^file:\/\//, ''))}`

/**
 * Error reporting of a Node process. The library is an argument, so that a process without a DSN does not load it. It
 * patches nothing: no HTTP client, no console, no OpenTelemetry.
 * @param Sentry `@sentry/node`, or `@sentry/nextjs` in the site's process
 */
export function startNodeReports(Sentry: Library, { dsn, environment, release }: ReportSettings): NodeReports {
  // Next replaces the global one with one that caches.
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
    // What belongs to no request gets a trace of its own, not the process's.
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

/** Whether a fault, told by its stack, has not come in this window, and the window is not full. */
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

import { relative } from 'node:path'
import { scrubEnvelope } from './scrub.ts'
import type { FaultContext } from './logged-faults.ts'
import { type ReportSettings, TRACE_RATE } from './settings.ts'

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

/** Error storms: reports in a minute, of one process. */
const MOST_REPORTS = 60

/** The process's files are named as those of the release, wherever it is installed. */
const relativeFile = (filename: string): string =>
  filename.startsWith('node:') ? filename : `app:///${relative(process.cwd(), filename.replace(/^file:\/\//, ''))}`

/**
 * Error reporting of a Node process. The library is loaded here, so that a process without a DSN does not pay for it,
 * and patches nothing: no HTTP client, no console, no OpenTelemetry.
 */
export async function startNodeReports({ dsn, environment, release }: ReportSettings): Promise<NodeReports> {
  const Sentry = await import('@sentry/nextjs')
  // Next replaces the global one with one that caches.
  const { fetch } = globalThis
  const allow = reportsPerMinute(MOST_REPORTS)
  Sentry.init({
    dsn,
    environment,
    release,
    tracesSampleRate: TRACE_RATE,
    traceLifecycle: 'static',
    sendClientReports: false,
    maxBreadcrumbs: 0,
    enableOpenTelemetrySetup: false,
    defaultIntegrations: false,
    integrations: [Sentry.linkedErrorsIntegration(), Sentry.onUncaughtExceptionIntegration()],
    beforeSend: (event) => (allow() ? event : null),
    transport: (options: Parameters<typeof Sentry.makeNodeTransport>[0]) =>
      Sentry.createTransport(options, async ({ body }) => {
        const clean = scrubEnvelope(body)
        if (clean === undefined) return {}
        const response = await fetch(options.url, {
          method: 'POST',
          body: clean,
          headers: { 'content-type': 'application/x-sentry-envelope' },
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

function reportsPerMinute(most: number): () => boolean {
  let minute = 0
  let count = 0
  return () => {
    const now = Math.floor(Date.now() / 60_000)
    if (now !== minute) count = 0
    minute = now
    count += 1
    return count <= most
  }
}

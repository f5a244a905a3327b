import { inTime } from '../async/in-time.ts'
import { startMetrics } from './metrics-server.ts'
import { setTracer } from './tracing.ts'
import type { ObservabilitySettings } from './variables.ts'

type Log = Parameters<typeof startMetrics>[1]

export interface Observability {
  /** Port of the metrics; undefined if they are not served. */
  readonly metricsPort: number | undefined
  /** Sends the queued spans, for at most so many milliseconds, and closes the port. Never rejects. */
  stop(timeout: number): Promise<void>
}

/** Starts the configured metrics and traces of one process. Libraries of the others are not loaded. */
export async function startObservability(
  { metrics, traces }: ObservabilitySettings,
  service: 'site' | 'services',
  log: Log,
): Promise<Observability> {
  const served = await startMetrics(metrics, log)
  const tracer = traces && (await import('./otlp.ts')).createOtlpTracer(traces, service)
  setTracer(tracer)
  return {
    metricsPort: served?.port,
    async stop(timeout) {
      served?.stop()
      setTracer(undefined)
      try {
        await inTime(timeout, tracer?.flush(timeout) ?? Promise.resolve(), () => {})
      } catch (error) {
        log.warn({ event: 'traces.lost', err: error }, 'the last spans could not be sent')
      }
    },
  }
}

import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { AlwaysOnSampler, BatchSpanProcessor, RandomIdGenerator, TracerProvider } from '@opentelemetry/sdk-trace'
import type { TraceContext } from './request-context.ts'
import type { Tracer } from './tracing.ts'
import type { TraceSettings } from './variables.ts'

/** Milliseconds between two exports, and the time-out of one. */
const EXPORT_EVERY = 2_000
const EXPORT_WITHIN = 5_000

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const

export interface OtlpTracer extends Tracer {
  /** Sends the queued spans, for at most so many milliseconds. */
  flush(timeout: number): Promise<void>
}

/**
 * Tracer that exports spans by OTLP over HTTP. The provider is not registered globally, so that Next's own spans, whose
 * attributes hold whole addresses, are dropped.
 */
export function createOtlpTracer(
  { endpoint, headers, ratio }: TraceSettings,
  service: string,
  random: () => number = Math.random,
): OtlpTracer {
  const ids = new RandomIdGenerator()
  /** Trace id for the root span that is being started: the request's own. */
  let rootTraceId: string | undefined
  const provider = new TracerProvider({
    // Each request's sampling is decided once, before its first span.
    sampler: new AlwaysOnSampler(),
    resource: resourceFromAttributes({ 'service.name': service }),
    idGenerator: {
      generateTraceId: () => rootTraceId ?? ids.generateTraceId(),
      generateSpanId: () => ids.generateSpanId(),
    },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({
          url: `${endpoint}/v1/traces`,
          headers: { ...headers },
          timeoutMillis: EXPORT_WITHIN,
        }),
        scheduledDelayMillis: EXPORT_EVERY,
        exportTimeoutMillis: EXPORT_WITHIN,
      }),
    ],
  })
  const tracer = provider.getTracer('barriere')
  const startUnder = (parent: TraceContext) =>
    parent.spanId === undefined
      ? ROOT_CONTEXT
      : trace.setSpanContext(ROOT_CONTEXT, {
          traceId: parent.traceId,
          spanId: parent.spanId,
          traceFlags: TraceFlags.SAMPLED,
          isRemote: true,
        })
  return {
    isSampled: () => random() < ratio,
    start({ name, kind, attributes = {} }, parent) {
      rootTraceId = parent.traceId
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes: { ...attributes } }, startUnder(parent))
      rootTraceId = undefined
      const { traceId, spanId } = span.spanContext()
      return {
        context: { traceId, spanId, isSampled: true },
        end({ failed, attributes: more = {} }) {
          span.setAttributes({ ...more })
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    async flush(timeout) {
      await provider.forceFlush({ timeoutMillis: timeout })
    },
  }
}

import { processSingleton } from '../process/process-singleton.ts'
import { type RequestContext, type TraceContext, currentRequest, runRequest } from './request-context.ts'

/** The only attributes of spans. Values are constants of the code or figures, never an address or a query's value. */
export type SpanAttributes = Readonly<
  Partial<Record<'backend' | 'kind' | 'service' | 'statement' | 'status' | 'system', string | number>>
>

export interface SpanStart {
  readonly name: string
  readonly kind: 'server' | 'client' | 'internal'
  readonly attributes?: SpanAttributes
}

export interface ActiveSpan {
  readonly context: TraceContext
  end(outcome: { readonly failed: boolean; readonly attributes?: SpanAttributes }): void
}

export interface Tracer {
  /** Whether a request without a trusted parent is traced. */
  isSampled(): boolean
  start(span: SpanStart, parent: TraceContext): ActiveSpan
}

const state = processSingleton<{ tracer?: Tracer | undefined }>('tracer', () => ({}))

/** Without a receiver there is no tracer, and nothing is sampled. */
export function setTracer(tracer: Tracer | undefined): void {
  state.tracer = tracer
}

/** Runs `work` as a span of the current request; if that is not traced, only `work`, without `describe`. */
export async function traced<T>(describe: () => SpanStart, work: () => Promise<T>): Promise<T> {
  const { tracer } = state
  const request = currentRequest()
  if (!tracer || !request?.trace.isSampled) return await work()
  const active = tracer.start(describe(), request.trace)
  try {
    const result = await runRequest({ ...request, trace: active.context }, work)
    active.end({ failed: false })
    return result
  } catch (error) {
    active.end({ failed: true })
    throw error
  }
}

/**
 * Server span of a request: its context, and a function that ends it. A trusted caller decides whether it is traced;
 * for others the trace id is kept, and the sampler decides.
 */
export function startServerSpan(
  request: RequestContext,
  span: Omit<SpanStart, 'kind'>,
  { trusted }: { readonly trusted: boolean },
): { readonly context: RequestContext; end(status: number): void } {
  const { tracer } = state
  const isSampled = tracer !== undefined && (trusted ? request.trace.isSampled : tracer.isSampled())
  const trace = { ...request.trace, isSampled }
  if (!tracer || !isSampled) return { context: { ...request, trace }, end: () => {} }
  const active = tracer.start({ ...span, kind: 'server' }, trace)
  return {
    context: { ...request, trace: active.context },
    end: (status) => {
      active.end({ failed: status >= 500, attributes: { status } })
    },
  }
}

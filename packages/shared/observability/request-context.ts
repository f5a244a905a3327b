import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes, randomUUID } from 'node:crypto'
import { processSingleton } from '../process/process-singleton.ts'

/** A place in a trace (W3C Trace Context). */
export interface TraceContext {
  /** 32 hexadecimal digits. */
  readonly traceId: string
  /** The span that work belongs to, 16 hexadecimal digits; undefined at the root of a trace that is not sampled. */
  readonly spanId: string | undefined
  readonly isSampled: boolean
}

/** The request that code runs for. */
export interface RequestContext {
  /** Request id: in every log line, in the response's header and on error pages. */
  readonly id: string
  readonly trace: TraceContext
}

/** Response header, and request header between the site and the services. */
export const REQUEST_ID_HEADER = 'x-request-id'

const REQUEST_ID = /^[\w-]{8,64}$/

const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/

/** Sampling bit of `traceparent`'s flags. */
const SAMPLED = 1

/** Hot path: looked up once per bundle. */
const storage = processSingleton('request-context', () => new AsyncLocalStorage<RequestContext>())

export const currentRequest = (): RequestContext | undefined => storage.getStore()

/** Runs `work`, and all that it starts, in the context of a request. */
export const runRequest = <T>(context: RequestContext, work: () => T): T => storage.run(context, work)

/** W3C `traceparent`; undefined if the header is missing or malformed. */
export function parseTraceparent(header: string | undefined): TraceContext | undefined {
  const [, traceId, spanId, flags = '00'] = (header !== undefined && TRACEPARENT.exec(header)) || []
  return traceId === undefined
    ? undefined
    : { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED }
}

/** 32 hexadecimal digits, 122 bits of them random. Hot path: slices cost a third of a replacement. */
function newId(): string {
  const uuid = randomUUID()
  return uuid.slice(0, 8) + uuid.slice(9, 13) + uuid.slice(14, 18) + uuid.slice(19, 23) + uuid.slice(24)
}

/** If a trace begins with the request, the request id is also the trace id. */
export function beginRequest({
  id,
  parent,
}: {
  /** The caller's id; an invalid one is replaced. */
  readonly id?: string | undefined
  readonly parent?: TraceContext | undefined
} = {}): RequestContext {
  const made = newId()
  return {
    id: id !== undefined && REQUEST_ID.test(id) ? id : made,
    trace: parent ?? { traceId: made, spanId: undefined, isSampled: false },
  }
}

/** Context propagation: headers for a request to an own service; none outside of a request. */
export function propagationHeaders(): Record<string, string> {
  const context = currentRequest()
  if (!context) return {}
  const { traceId, spanId = randomBytes(8).toString('hex'), isSampled } = context.trace
  return { [REQUEST_ID_HEADER]: context.id, traceparent: `00-${traceId}-${spanId}-0${isSampled ? SAMPLED : 0}` }
}

/** Header for a handwritten response: name and value, or empty outside of a request. */
export function requestIdHeader(): readonly string[] {
  const context = currentRequest()
  return context ? [REQUEST_ID_HEADER, context.id] : []
}

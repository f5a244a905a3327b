import { processSingleton } from '../process/process-singleton.ts'
import { propagationHeaders } from './request-context.ts'
import type { Backend } from './metric-catalogue.ts'
import { count, observe } from './metrics.ts'
import { traced } from './tracing.ts'

/** Milliseconds for which a failed call marks its backend as failed. */
const REMEMBERED = 60_000

/** Third parties: requests to them carry no propagation headers. */
const FOREIGN: readonly Backend[] = ['booking-engine', 'instagram', 'icons', 'captcha', 'purge', 'payment', 'webhook']

/** Moment of the last call's failure by backend; absent after a success. */
const failures = (): Map<Backend, number> => processSingleton('backend-failures', () => new Map<Backend, number>())

/** Whether the last call of a backend succeeded, or failed some time ago. */
export const lastCallWorked = (backend: Backend, now = Date.now()): boolean =>
  now - (failures().get(backend) ?? Number.NEGATIVE_INFINITY) > REMEMBERED

/**
 * One call to another server: a span, a metric, and its last known state. `call` gets headers to send, and resolves to
 * the status of the answer with its own result; an error that it throws is a failure of the backend.
 */
export async function callBackend<T extends { readonly status: number }>(
  backend: Backend,
  call: (headers: Record<string, string>) => Promise<T>,
): Promise<T> {
  const started = performance.now()
  const note = (outcome: 'ok' | 'refused' | 'failed' | 'timeout' | 'aborted'): void => {
    if (outcome === 'ok' || outcome === 'refused') failures().delete(backend)
    if (outcome === 'failed' || outcome === 'timeout') failures().set(backend, Date.now())
    count('backend_calls_total', { backend, outcome })
    observe('backend_call_seconds', { backend }, (performance.now() - started) / 1_000)
  }
  try {
    const answer = await traced(
      () => ({ name: `call ${backend}`, kind: 'client', attributes: { backend } }),
      async () => call(FOREIGN.includes(backend) ? {} : propagationHeaders()),
    )
    note(answer.status >= 500 ? 'failed' : answer.status >= 400 ? 'refused' : 'ok')
    return answer
  } catch (error) {
    note(outcomeOfError(error))
    throw error
  }
}

/** An abort comes from the caller, such as for a visitor who has left, and says nothing about the backend. */
function outcomeOfError(error: unknown): 'failed' | 'timeout' | 'aborted' {
  const { name, message } = (error ?? {}) as { name?: unknown; message?: unknown }
  if (name === 'AbortError') return 'aborted'
  return name === 'TimeoutError' || message === 'TimeoutError' ? 'timeout' : 'failed'
}

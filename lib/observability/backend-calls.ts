import { processSingleton } from '#lib/process/process-singleton.ts'
import { propagationHeaders } from './request-context.ts'
import type { Backend } from './metric-catalogue.ts'
import { count, observe } from './metrics.ts'
import { traced } from './tracing.ts'

/** Milliseconds for which the failure of a call stands for its backend. */
const REMEMBERED = 60_000

/** Third parties, which are told nothing of our requests. */
const FOREIGN: readonly Backend[] = ['booking-engine', 'instagram', 'icons', 'captcha']

/** Backend → when its last call failed; none where it succeeded. */
const failures = (): Map<Backend, number> => processSingleton('backend-failures', () => new Map<Backend, number>())

/** Whether the last call of a backend succeeded, or its failure is a while ago. */
export const lastCallWorked = (backend: Backend, now = Date.now()): boolean =>
  now - (failures().get(backend) ?? Number.NEGATIVE_INFINITY) > REMEMBERED

/**
 * One call to another server: a span, a metric, and its last known state. `call` gets headers to send along and
 * returns the status of the answer with its own result; what it throws is a failure of the backend.
 */
export async function callBackend<T extends { readonly status: number }>(
  backend: Backend,
  call: (headers: Record<string, string>) => Promise<T>,
): Promise<T> {
  const started = performance.now()
  const note = (outcome: 'ok' | 'refused' | 'failed' | 'timeout'): void => {
    if (outcome === 'ok' || outcome === 'refused') failures().delete(backend)
    else failures().set(backend, Date.now())
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
    note(isTimeout(error) ? 'timeout' : 'failed')
    throw error
  }
}

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'TimeoutError' || error.message === 'TimeoutError')

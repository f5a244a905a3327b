import { BrokenCircuitError, ConsecutiveBreaker, circuitBreaker, handleType } from 'cockatiel'
import type { z } from 'zod'
import { type Result, fail, ok } from '../domain/result.ts'
import type { Backend } from '../observability/metric-catalogue.ts'
import { type JsonRequest, TransportError, requestJson } from './transport.ts'

/** Consecutive failures that open the circuit, and milliseconds until a request is let through as a trial. */
const FAILURES = 4
const OPEN_FOR = 10_000

export interface RequestFailure {
  /** `refused`: the backend does not accept the request. `unavailable`: no answer, or an invalid one. */
  readonly kind: 'refused' | 'unavailable'
  /** For the log: without values of the request. */
  readonly reason: string
  /** Status of a refusal. */
  readonly status?: number
  /** Whether the answer exceeded its limit. That is no failure of the backend, so the circuit stays closed. */
  readonly tooLarge?: boolean
  /** Body of a refusal. */
  readonly body?: unknown
}

export interface GuardedRequest<S extends z.ZodType>
  extends Pick<JsonRequest, 'deadline' | 'firstAnswer' | 'largest' | 'plainRefusals'> {
  /** Path and query below the backend's address. */
  readonly path: string
  readonly answer: S
}

export type RequestGuarded = <S extends z.ZodType>(
  request: GuardedRequest<S>,
) => Promise<Result<z.output<S>, RequestFailure>>

/**
 * GET requests to one backend behind a circuit breaker: after consecutive failures it is not called for some seconds,
 * so that no caller waits for a time-out. An answer that breaks its contract is a failure too. Never rejects.
 */
export function createGuardedRequest({
  backend,
  base,
  token,
  openFor = OPEN_FOR,
}: {
  readonly backend: Backend
  readonly base: string
  /** Sent as `Authorization: Bearer …`. */
  readonly token?: string | undefined
  /** Milliseconds; for tests. */
  readonly openFor?: number
}): RequestGuarded {
  const isFailure = handleType(TransportError, ({ tooLarge }) => !tooLarge)
  const circuit = circuitBreaker(isFailure, { halfOpenAfter: openFor, breaker: new ConsecutiveBreaker(FAILURES) })
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  return async ({ path, answer, ...limits }) => {
    try {
      return await circuit.execute(async () => {
        const { status, body } = await requestJson({ backend, method: 'GET', url: base + path, headers, ...limits })
        if (status >= 500) throw new TransportError(`status ${status}`)
        if (status >= 400) return fail({ kind: 'refused', reason: `status ${status}`, status, body } as const)
        const parsed = answer.safeParse(body)
        if (parsed.success) return ok(parsed.data)
        const paths = parsed.error.issues.map((issue) => issue.path.join('.')).slice(0, 5)
        throw new TransportError(`answer against the contract: ${paths.join(', ')}`)
      })
    } catch (error) {
      if (error instanceof TransportError) {
        const { message: reason, tooLarge } = error
        return fail({ kind: 'unavailable', reason, tooLarge })
      }
      if (error instanceof BrokenCircuitError) return fail({ kind: 'unavailable', reason: 'circuit open' })
      throw error
    }
  }
}

/** Query string; lists are repeated parameters. */
export function toQuery(
  values: Readonly<Record<string, string | number | readonly (string | number)[] | undefined>>,
): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(values))
    for (const single of Array.isArray(value) ? value : [value])
      if (single !== undefined) search.append(name, String(single))
  return search.toString()
}

import type { EphAnswer, EphFailure, EphInput } from '#lib/contracts/eph.ts'
import { EPH_HEADER, EPH_PATHS, type EphName, IDEMPOTENCY_HEADER } from '#lib/contracts/eph-paths.ts'
import { type Result, fail, ok } from '#lib/domain/result.ts'

/** Milliseconds after which a call is taken for unanswered: longer than the site gives its backend. */
const DEADLINE = 10_000

/** Why a call did not succeed. */
export interface CallFailure extends Partial<EphFailure> {
  /** HTTP status; 0 where no answer came, and whether the call took effect is unknown. */
  readonly status: number
}

export interface CallOptions<N extends EphName> {
  /** What stands in the path's place in braces. */
  readonly part?: string
  readonly input?: EphInput<N>
  /** The same for a repetition of the same request. */
  readonly key?: string
}

/** Sends a call in the page's language. Never rejects. */
export async function sendEph<N extends EphName>(
  name: N,
  { part, input, key }: CallOptions<N> = {},
): Promise<Result<EphAnswer<N>, CallFailure>> {
  const [method, path] = EPH_PATHS[name]
  try {
    const response = await fetch(
      `/api/eph/${part === undefined ? path : path.replace(/\{\w+\}/, encodeURIComponent(part))}`,
      {
        method,
        cache: 'no-store',
        signal: AbortSignal.timeout(DEADLINE),
        headers: {
          'accept-language': document.documentElement.lang,
          [EPH_HEADER]: '1',
          ...(input === undefined ? {} : { 'content-type': 'application/json' }),
          ...(key === undefined ? {} : { [IDEMPOTENCY_HEADER]: key }),
        },
        ...(input === undefined ? {} : { body: JSON.stringify(input) }),
      },
    )
    if (response.ok) return ok((await response.json()) as EphAnswer<N>)
    const failure = (await response.json()) as EphFailure
    return fail({ ...failure, status: response.status })
  } catch {
    // Offline, out of time, or an answer that is none of ours: all a visitor can do is to try again.
    return fail({ status: 0 })
  }
}

import type { ServerResponse } from 'node:http'
import { clientKey } from '#lib/api/client-address.ts'
import { WORK_KINDS } from '#lib/observability/metric-catalogue.ts'
import { addGauges, observe } from '#lib/observability/metrics.ts'
import type { RateLimits } from '#lib/api/rate-limits.ts'
import type { Route } from '#lib/routing/route.ts'
import { createTurns } from './turns.ts'

/** Why a request is not let in, and the seconds after which it may come again. */
export interface Overload {
  readonly status: 429 | 503
  readonly retryAfter: number
}

/** Kinds of requests that Next answers, each with a rate limit and turns of its own. */
export type WorkKind = (typeof WORK_KINDS)[number]

/** Requests at a time, and waiting; beyond them 503. */
const TURNS: Readonly<Record<WorkKind, { readonly atOnce: number; readonly waiting: number }>> = {
  // One rendering holds the event loop for some ten milliseconds; two would do so one after the other.
  page: { atOnce: 1, waiting: 64 },
  media: { atOnce: 8, waiting: 512 },
  call: { atOnce: 4, waiting: 128 },
}

/** Seconds after which a request that was one too many may come again. */
const RETRY_AFTER = 2

/**
 * Calls with rate limits of their own, and those that are answered from memory. Bulkhead: a call that waits for a
 * backend which hangs must not hold a turn, or four of them stop the search and the prices of everybody; no more must
 * a level clock's line, which lasts for hours. An editor's calls, one for each keystroke, are signed.
 */
const OWN_LIMITS =
  /^\/api\/(?:builds|casino|clock|consent|eph|health|newsletter|payment|preview|requests|vitals|webhooks)(?:\/|$)/

/**
 * The kind of work of a request that is not answered from memory; undefined for what costs nothing, limits itself, or
 * is an editor's.
 */
export function workKind(path: string, route: Route | undefined): WorkKind | undefined {
  if (route) return route.decision.kind === 'redirect' || route.request.draft ? undefined : 'page'
  if (path.startsWith('/_next/') || OWN_LIMITS.test(path)) return undefined
  return path.startsWith('/media/') ? 'media' : 'call'
}

type Admission = 'admitted' | 'left' | Overload

/**
 * Admission control: work for strangers is bounded for each client address, and in all, so that what is answered from
 * memory stays fast. Resolves when a request may go on, or once it is clear that it may not.
 */
export function createAdmission(
  limits: Pick<RateLimits, 'consume'>,
): (kind: WorkKind, address: string, response: ServerResponse) => Promise<Admission> {
  const turns = { page: createTurns(TURNS.page), media: createTurns(TURNS.media), call: createTurns(TURNS.call) }
  addGauges(() =>
    WORK_KINDS.map(
      (kind) => ({ name: 'site_admission_waiting', labels: { kind }, value: turns[kind].waiting }) as const,
    ),
  )
  return async (kind, address, response) => {
    const wait = await limits.consume(kind, clientKey(address))
    if (wait !== undefined) return { status: 429, retryAfter: wait }
    const asked = performance.now()
    const turn = await turns[kind].take(response)
    observe('site_admission_seconds', { kind }, (performance.now() - asked) / 1_000)
    if (!turn) return { status: 503, retryAfter: RETRY_AFTER }
    return turn.signal.aborted ? 'left' : 'admitted'
  }
}

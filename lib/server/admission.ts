import type { ServerResponse } from 'node:http'
import { clientKey, networkKey } from '#lib/domain/client-address.ts'
import { WORK_KINDS } from '#lib/observability/metric-catalogue.ts'
import { addGauges, observe } from '#lib/observability/metrics.ts'
import type { RateLimits } from '#lib/api/rate-limits.ts'
import { trimEnd } from '#lib/domain/trim-end.ts'
import type { Route } from '#lib/routing/route.ts'
import { type Turns, createTurns } from './turns.ts'

/** Why a request is not let in, and the seconds after which it may come again. */
export interface Overload {
  readonly status: 429 | 503
  readonly retryAfter: number
  /** Whether one client has asked too often, or all of them together. */
  readonly cause: 'rate-limit' | 'overload'
}

/** Kinds of requests that Next answers, each with turns of its own. */
export type WorkKind = (typeof WORK_KINDS)[number]

interface Work {
  /** Requests at a time, and waiting. */
  readonly atOnce: number
  readonly waiting: number
  /** Status of an answer beyond them. */
  readonly beyond: Overload['status']
  /** Rate limit of a client; undefined where the call has one of its own. */
  readonly limit?: 'page' | 'media' | 'call'
}

/**
 * Bulkhead: each programme's logins have turns of their own, so that one that hangs keeps nobody out of the other. Few
 * at a time: a backend verifies two passwords at once, and more would only delay what is answered from memory.
 */
const LOGINS: Work = { atOnce: 4, waiting: 64, beyond: 429 }

const WORK: Readonly<Record<WorkKind, Work>> = {
  // One rendering holds the event loop for some ten milliseconds; two would do so one after the other.
  'page': { atOnce: 1, waiting: 64, beyond: 503, limit: 'page' },
  'media': { atOnce: 8, waiting: 512, beyond: 503, limit: 'media' },
  'call': { atOnce: 4, waiting: 128, beyond: 503, limit: 'call' },
  'hotel-login': LOGINS,
  'casino-login': LOGINS,
}

const LOGIN_PATHS: Readonly<Record<string, WorkKind>> = {
  '/api/eph/users/login': 'hotel-login',
  '/api/casino/users/login': 'casino-login',
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
  const routed = asRouted(path)
  if (routed.startsWith('/_next/')) return undefined
  if (OWN_LIMITS.test(routed)) return LOGIN_PATHS[routed]
  return routed.startsWith('/media/') ? 'media' : 'call'
}

/** A path as Next's routes read it: unescaped, without the slashes at its end. */
function asRouted(path: string): string {
  try {
    return trimEnd(decodeURIComponent(path), '/')
  } catch {
    // Next answers 400.
    return path
  }
}

type Admission = 'admitted' | 'left' | Overload

/**
 * Admission control: work for strangers is bounded for each client address, and in all, so that what is answered from
 * memory stays fast, and networks take turns. Resolves when a request may go on, or once it is clear that it may not.
 */
export function createAdmission(
  limits: Pick<RateLimits, 'consume'>,
): (kind: WorkKind, address: string, response: ServerResponse) => Promise<Admission> {
  const turns = Object.fromEntries(WORK_KINDS.map((kind) => [kind, createTurns(WORK[kind])])) as Record<WorkKind, Turns>
  addGauges(() =>
    WORK_KINDS.map(
      (kind) => ({ name: 'site_admission_waiting', labels: { kind }, value: turns[kind].waiting }) as const,
    ),
  )
  return async (kind, address, response) => {
    const { limit, beyond } = WORK[kind]
    const wait = limit && (await limits.consume(limit, clientKey(address)))
    if (wait !== undefined) return { status: 429, retryAfter: wait, cause: 'rate-limit' }
    const asked = performance.now()
    const turn = await turns[kind].take(response, networkKey(address))
    observe('site_admission_seconds', { kind }, (performance.now() - asked) / 1_000)
    if (!turn) return { status: beyond, retryAfter: RETRY_AFTER, cause: 'overload' }
    return turn.signal.aborted ? 'left' : 'admitted'
  }
}

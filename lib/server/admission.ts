import type { ServerResponse } from 'node:http'
import { clientKey, networkKey } from '@barriere/shared/http/client-address.ts'
import { WORK_KINDS } from '@barriere/shared/observability/metric-catalogue.ts'
import { addGauges, observe } from '@barriere/shared/observability/metrics.ts'
import type { RateLimits } from '#lib/api/rate-limits.ts'
import { trimEnd } from '@barriere/shared/domain/text/trim-end.ts'
import type { Route } from '#lib/routing/route.ts'
import { type Turns, createTurns } from './turns.ts'

/** Refusal of a request, with the seconds after which it may be retried. */
export interface Overload {
  readonly status: 429 | 503
  readonly retryAfter: number
  /** Too many requests of one client, or of all together. */
  readonly cause: 'rate-limit' | 'overload'
}

/** Kinds of requests that Next answers, each with turns of its own. */
export type WorkKind = (typeof WORK_KINDS)[number]

interface Work {
  /** Requests at a time, and waiting. */
  readonly atOnce: number
  readonly waiting: number
  /** Maximum milliseconds of a turn, where the default does not fit. */
  readonly longest?: number
  /** Status of a refused request. */
  readonly beyond: Overload['status']
  /** Rate limit of a client; undefined where the call's own is enough. */
  readonly limit?: 'page' | 'media' | 'call' | 'calls'
}

/**
 * Bulkhead: each programme's logins have turns of their own, so that a programme that hangs does not block the other.
 * Few at a time: a backend verifies one or two passwords at once, and more would only delay answers from memory.
 */
const LOGINS: Work = { atOnce: 4, waiting: 64, beyond: 429 }

/**
 * Bulkhead: each programme's calls have turns of their own, as short as their work in this process. A call that waits
 * for a hanging backend gives up its turn meanwhile.
 */
const CALLS: Work = { atOnce: 8, waiting: 256, longest: 100, beyond: 503, limit: 'calls' }

const WORK: Readonly<Record<WorkKind, Work>> = {
  // One rendering holds the event loop for some ten milliseconds; two would do so one after the other.
  'page': { atOnce: 1, waiting: 64, beyond: 503, limit: 'page' },
  'media': { atOnce: 8, waiting: 512, beyond: 503, limit: 'media' },
  'call': { atOnce: 4, waiting: 128, beyond: 503, limit: 'call' },
  'form': CALLS,
  'hotel': CALLS,
  'casino': CALLS,
  'hotel-login': LOGINS,
  'casino-login': LOGINS,
}

const LOGIN_PATHS: Readonly<Record<string, WorkKind>> = {
  '/api/eph/users/login': 'hotel-login',
  '/api/casino/users/login': 'casino-login',
}

/** Seconds after which a refused request may be retried. */
const RETRY_AFTER = 2

/**
 * Turns of the calls below `/api` that have rate limits of their own. None for calls that are answered from memory, for
 * a level clock's connection, which lasts for hours, and for signed calls: notifications, webhooks, and an editor's
 * calls, one for each keystroke.
 */
const OWN_LIMITS: Readonly<Record<string, WorkKind | undefined>> = {
  builds: undefined,
  casino: 'casino',
  clock: undefined,
  consent: 'form',
  eph: 'hotel',
  health: undefined,
  newsletter: 'form',
  payment: undefined,
  preview: undefined,
  requests: 'form',
  vitals: 'form',
  webhooks: undefined,
}

/** The kind of work of a request that is not answered from memory; undefined for one that takes no turn. */
export function workKind(path: string, route: Route | undefined): WorkKind | undefined {
  if (route) return route.decision.kind === 'redirect' || route.request.draft ? undefined : 'page'
  const routed = asRouted(path)
  if (routed.startsWith('/_next/')) return undefined
  const [, folder, name = ''] = routed.split('/')
  if (folder === 'api' && Object.hasOwn(OWN_LIMITS, name)) return LOGIN_PATHS[routed] ?? OWN_LIMITS[name]
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
 * Admission control: bounds work per client address and in total, so that answers from memory stay fast, and networks
 * take turns. Resolves when a request may go on, is refused, or its client has left.
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

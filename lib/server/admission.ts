import type { ServerResponse } from 'node:http'
import { clientKey, networkKey } from '@barriere/shared/http/client-address.ts'
import { WORK_KINDS } from '@barriere/shared/observability/metric-catalogue.ts'
import { addGauges, observe } from '@barriere/shared/observability/metrics.ts'
import type { RateLimits } from '#lib/api/rate-limits.ts'
import { trimEnd } from '@barriere/shared/domain/text/trim-end.ts'
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
  /** Milliseconds of a turn, where it is not to last as long as its answer takes. */
  readonly longest?: number
  /** Status of an answer beyond them. */
  readonly beyond: Overload['status']
  /** Rate limit of a client; undefined where the call's own is enough. */
  readonly limit?: 'page' | 'media' | 'call' | 'calls'
}

/**
 * Bulkhead: each programme's logins have turns of their own, so that one that hangs keeps nobody out of the other. Few
 * at a time: a backend verifies one or two passwords at once, and more would only delay what is answered from memory.
 */
const LOGINS: Work = { atOnce: 4, waiting: 64, beyond: 429 }

/**
 * Bulkhead: the calls of each programme have turns of their own, as short as what they do in this process. One that
 * waits for a backend which hangs gives its turn away meanwhile.
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

/** Seconds after which a request that was one too many may come again. */
const RETRY_AFTER = 2

/**
 * Turns of the calls below `/api` that have rate limits of their own. None for those that are answered from memory, for
 * a level clock's line, which lasts for hours, and for those that are signed: notifications, webhooks, and an editor's
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

/** The kind of work of a request that is not answered from memory; undefined for what takes no turn. */
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

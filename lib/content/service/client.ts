import PQueue from 'p-queue'
import StoryblokClient from 'storyblok-js-client'
import { Agent, fetch as undiciFetch } from 'undici'
import { callBackend } from '@barriere/shared/observability/backend-calls.ts'
import { env } from '#lib/process/env.ts'
import { processSingleton } from '@barriere/shared/process/process-singleton.ts'
import {
  CONCURRENT_REQUESTS,
  DRAFT_SHARE,
  PAGE_SIZE,
  PRIORITY,
  REQUEST_DEADLINE,
  RETRIES,
  RETRY_DELAY,
  RETRY_JITTER,
} from './constants.ts'
import { ContentError, toContentError } from './content-error.ts'

export type Query = Record<string, string | number | undefined>

/** Options of requests that wait for the throttle. */
interface TurnOptions {
  /** One of `PRIORITY`. */
  readonly priority: number
  /** Ends the wait, and the request, when its answer is no longer needed. */
  readonly signal?: AbortSignal | undefined
}

export type RequestOptions = (
  | TurnOptions
  | {
      /** The caller has already waited for the throttle, with `whenDue`. */
      readonly throttled: false
      readonly signal?: AbortSignal | undefined
    }
) & {
  /** Time-out in milliseconds from the request's start; waiting for the throttle does not count. */
  readonly deadline?: number
}

export interface ContentAnswer {
  readonly data: unknown
  readonly total: number
  readonly perPage: number
}

export interface ContentClient {
  /** One throttled request. Rejects with a ContentError. */
  get(path: string, query: Query, options: RequestOptions): Promise<ContentAnswer>
  /**
   * One throttled request that changes something, with a JSON body, and with the OAuth token as authentication. Never
   * retried automatically, not even after a 429. Rejects with a ContentError.
   */
  send(method: keyof typeof SENDERS, path: string, body: object, options: RequestOptions): Promise<unknown>
  /** Runs `work`, which makes one request with `throttled: false`, when the throttle allows it. */
  whenDue<T>(work: () => Promise<T>, options: TurnOptions): Promise<T>
  /** All pages of a list, in order; `key` names the list in the answer. */
  getAll(path: string, key: string, query: Query, options: RequestOptions): Promise<unknown[]>
}

interface ClientSettings {
  readonly endpoint: string | undefined
  readonly region: 'eu' | 'us' | 'cn' | 'ap' | 'ca' | undefined
  readonly token: string
  readonly oauthToken: string | undefined
  /** Rate limit; undefined where the service sets the pace. */
  readonly requestsPerSecond: number | undefined
}

/** Methods of the official client. */
const SENDERS = { POST: 'post', PUT: 'put', DELETE: 'delete' } as const

/** The official client, wrapped: rate limit with priorities, time-out, and errors as ContentError. */
export function createContentClient(settings: ClientSettings): ContentClient {
  const { endpoint, region, token, oauthToken, requestsPerSecond } = settings
  const whenDue = createThrottle(requestsPerSecond)
  const storyblok = new StoryblokClient({
    accessToken: token,
    ...(oauthToken ? { oauthToken } : {}),
    ...(endpoint ? { endpoint } : {}),
    ...(region ? { region } : {}),
    // The client's retries bypass the throttle below, so its own is set as well.
    rateLimit: requestsPerSecond ?? 0,
    maxRetries: RETRIES,
    retriesDelay: RETRY_DELAY,
    // The client's own cache never invalidates the space version of its last answer; the site's follows the service.
    cache: { type: 'none', clear: 'manual', cv: 'manual' },
    fetch: createTransport(),
  })

  /** Runs one request of the official client within its deadline, at once. */
  const inDeadline = async <T>(call: (signal: AbortSignal) => Promise<T>, options: RequestOptions): Promise<T> => {
    const { deadline = REQUEST_DEADLINE } = options
    // Memory leak: `AbortSignal.timeout` cannot be cleared, and would keep the caller's rendering until it fires.
    const expiry = new AbortController()
    const timer = setTimeout(() => expiry.abort(new DOMException('', 'TimeoutError')), deadline)
    const signal = options.signal ? AbortSignal.any([expiry.signal, options.signal]) : expiry.signal
    try {
      return await Promise.race([call(signal), abortion(signal, deadline)])
    } catch (error) {
      throw toContentError(error)
    } finally {
      clearTimeout(timer)
    }
  }
  const request = <T>(call: (signal: AbortSignal) => Promise<T>, options: RequestOptions): Promise<T> =>
    'throttled' in options ? inDeadline(call, options) : whenDue(() => inDeadline(call, options), options)

  const get: ContentClient['get'] = async (path, query, options) => {
    // A new object each time: the client mutates its parameters.
    const answer = await request((signal) => storyblok.get(path, withoutEmpty(query), { signal }), options)
    return { data: answer.data, total: answer.total ?? 0, perPage: answer.perPage ?? 0 }
  }

  return {
    get,
    async send(method, path, body, options) {
      const answer = await request((signal) => storyblok[SENDERS[method]](path, { ...body }, { signal }), options)
      return answer.data
    },
    whenDue,
    async getAll(path, key, query, options) {
      const perPage = Number(query.per_page ?? PAGE_SIZE)
      const items: unknown[] = []
      for (let page = 1; ; page += 1) {
        const answer = await get(path, { ...query, per_page: perPage, page }, options)
        const list = (answer.data as Record<string, unknown> | undefined)?.[key]
        // A missing list is an error, not an empty list: a directory built from it would turn every page into a 404.
        if (typeof list !== 'object' || list === null) throw new ContentError(`The content service sent no ${key}.`)
        const entries: unknown[] = Array.isArray(list) ? list : Object.values(list)
        items.push(...entries)
        // The client gives the total only where the service also sends the page size.
        const isLast = answer.total > 0 ? items.length >= answer.total : entries.length < perPage
        if (entries.length === 0 || isLast) return items
      }
    },
  }
}

/**
 * Priority queue of requests: the client's own throttle is first-in, first-out, and a crowd of pages would delay
 * polling the version. Drafts wait for their share first, so that they neither starve visitors' requests nor wait for
 * them.
 */
function createThrottle(perSecond: number | undefined): ContentClient['whenDue'] {
  const all = createQueue(perSecond, 1)
  const drafts = createQueue(perSecond, DRAFT_SHARE)
  return async (work, { priority, signal }) => {
    const turn = () => all.add(work, { priority, ...(signal ? { signal } : {}) })
    try {
      return await (priority === PRIORITY.draft ? drafts.add(turn, signal ? { signal } : {}) : turn())
    } catch (error) {
      throw signal?.aborted ? abandoned() : error
    }
  }
}

const createQueue = (perSecond: number | undefined, share: number): PQueue => {
  const least = (limit: number) => Math.max(1, Math.floor(limit * share))
  return perSecond === undefined
    ? new PQueue({ concurrency: least(CONCURRENT_REQUESTS) })
    : new PQueue({ interval: 1_000, intervalCap: least(perSecond), strict: true })
}

const abandoned = (): ContentError => new ContentError('Nobody waits for this request any more.')

/** Needed besides the signal, which does not interrupt the client's pauses between retries. */
const abortion = (signal: AbortSignal, deadline: number): Promise<never> =>
  new Promise((_, reject) => {
    const abort = () => {
      const isLate = (signal.reason as Error | undefined)?.name === 'TimeoutError'
      reject(isLate ? new ContentError(`No answer of the content service within ${deadline} ms.`) : abandoned())
    }
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
  })

const withoutEmpty = (query: Query): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(query).filter((entry): entry is [string, string | number] => entry[1] !== undefined),
  )

/**
 * The content client's own `fetch`. Next replaces the global one with a cache that drops the abort signal while
 * a page is revalidated: a service that hangs would freeze pages until long after it recovered.
 */
function createTransport(): typeof globalThis.fetch {
  const dispatcher = new Agent({
    connect: { timeout: 1_000 },
    headersTimeout: 5_000,
    bodyTimeout: 5_000,
    keepAliveTimeout: 10_000,
  })
  const transport = async (input: string | URL | Request, init?: RequestInit) => {
    const address = input instanceof Request ? input.url : input
    const response = await callBackend('content', (propagated) => {
      const headers = { ...Object.fromEntries(new Headers(init?.headers)), ...propagated }
      return undiciFetch(address, { ...init, headers, dispatcher } as Parameters<typeof undiciFetch>[1])
    })
    // Jitter: the client waits a fixed time after a 429, so its answer is held back a little.
    if (response.status === 429) await delay(Math.random() * RETRY_JITTER)
    return response as unknown as Response
  }
  return transport
}

const delay = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/** Singleton of the process: pages, middleware and background work share its throttle. */
export const contentClient = (): ContentClient =>
  processSingleton('content-client', () =>
    createContentClient({
      endpoint: env.content.endpoint,
      region: env.content.region,
      token: env.content.publicToken,
      oauthToken: env.content.oauthToken,
      requestsPerSecond: env.content.requestsPerSecond,
    }),
  )

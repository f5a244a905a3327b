import DataLoader from 'dataloader'
import PQueue from 'p-queue'
import StoryblokClient from 'storyblok-js-client'
import { Agent, fetch as undiciFetch } from 'undici'
import { env } from '#lib/process/env.ts'
import { processSingleton } from '#lib/process/process-singleton.ts'
import {
  PAGE_SIZE,
  REQUEST_DEADLINE,
  REQUESTS_PER_SECOND,
  REQUESTS_PER_SECOND_OAUTH,
  RETRIES,
  RETRY_DELAY,
  RETRY_JITTER,
} from './constants.ts'
import { ContentError, toContentError } from './content-error.ts'

export type Query = Record<string, string | number | undefined>

export type RequestOptions = (
  | {
      /** Priority among requests that wait for the throttle: one of `PRIORITY`. */
      readonly priority: number
    }
  | {
      /** The caller has already waited for the throttle, with `whenDue`. */
      readonly throttled: false
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
  /** Resolves when the throttle allows one request of that priority, which is then made with `throttled: false`. */
  whenDue(priority: number): Promise<void>
  /** All pages of a list, in order; `key` names the list in the answer. */
  getAll(path: string, key: string, query: Query, options: RequestOptions): Promise<unknown[]>
}

interface ClientSettings {
  readonly endpoint: string | undefined
  readonly region: 'eu' | 'us' | 'cn' | 'ap' | 'ca' | undefined
  readonly token: string
  readonly oauthToken: string | undefined
}

/** The official client, wrapped: rate limit with priorities, time-out, and errors as ContentError. */
export function createContentClient({ endpoint, region, token, oauthToken }: ClientSettings): ContentClient {
  const rateLimit = oauthToken ? REQUESTS_PER_SECOND_OAUTH : REQUESTS_PER_SECOND
  // Priority queue: the client's own throttle is first-in, first-out, and a crowd of pages would delay polling the
  // version.
  const throttle = new PQueue({ interval: 1_000, intervalCap: rateLimit, strict: true })
  const storyblok = new StoryblokClient({
    accessToken: token,
    ...(oauthToken ? { oauthToken } : {}),
    ...(endpoint ? { endpoint } : {}),
    ...(region ? { region } : {}),
    // The client's retries bypass our throttle, so its own is set as well.
    rateLimit,
    maxRetries: RETRIES,
    retriesDelay: RETRY_DELAY,
    // The client's own cache never invalidates the space version of its last answer; ours follows the service.
    cache: { type: 'none', clear: 'manual', cv: 'manual' },
    fetch: createTransport(),
  })

  const request = async (path: string, query: Query, deadline: number): Promise<ContentAnswer> => {
    const signal = AbortSignal.timeout(deadline)
    try {
      // A new object each time: the client mutates its parameters.
      const parameters = withoutEmpty(query)
      const answer = await Promise.race([storyblok.get(path, parameters, { signal }), expiry(signal, deadline)])
      return { data: answer.data, total: answer.total ?? 0, perPage: answer.perPage ?? 0 }
    } catch (error) {
      throw toContentError(error)
    }
  }

  const get: ContentClient['get'] = (path, query, { deadline = REQUEST_DEADLINE, ...options }) =>
    'throttled' in options
      ? request(path, query, deadline)
      : throttle.add(() => request(path, query, deadline), { priority: options.priority })

  return {
    get,
    whenDue: (priority) => throttle.add(() => {}, { priority }),
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

/** Needed besides the signal, which does not interrupt the client's pauses between retries. */
const expiry = (signal: AbortSignal, deadline: number): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener(
      'abort',
      () => {
        reject(new ContentError(`No answer of the content service within ${deadline} ms.`))
      },
      { once: true },
    )
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
    const response = await undiciFetch(address, { ...init, dispatcher } as Parameters<typeof undiciFetch>[1])
    // The client waits a fixed time after a 429; holding its answer back a little gives each try its jitter.
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
    }),
  )

interface BatchLoaderSettings<T> {
  /** Keys of one request at most. */
  readonly maxBatchSize: number
  /** Resolves when the throttle lets a request start: until then more keys join its batch. */
  readonly whenDue: () => Promise<void>
  /** What belongs to each key; rejects for the whole batch. */
  readonly read: (keys: readonly string[]) => Promise<ReadonlyMap<string, T>>
}

/**
 * DataLoader whose batches are dispatched by the throttle instead of at the end of the tick. It caches nothing.
 * A key that the answer lacks gives undefined.
 */
export const createBatchLoader = <T>({
  maxBatchSize,
  whenDue,
  read,
}: BatchLoaderSettings<T>): DataLoader<string, T | undefined> =>
  new DataLoader(
    async (keys) => {
      const found = await read([...new Set(keys)])
      return keys.map((key) => found.get(key))
    },
    { cache: false, maxBatchSize, batchScheduleFn: (dispatch) => void whenDue().then(dispatch) },
  )

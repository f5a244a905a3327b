import { settings } from './settings.ts'

/** A refusal of the management API, or no answer at all (status 0). */
export class ApiError extends Error {
  readonly status: number
  readonly body: unknown
  /** ETag of the current version, if the expected one is outdated (412). */
  readonly etag: string | undefined

  constructor(status: number, body: unknown, etag?: string) {
    super(`The management API answered ${status}.`)
    this.name = 'ApiError'
    this.status = status
    this.body = body
    this.etag = etag
  }

  /** Messages by field of a 422, `{slug: ["has already been taken"]}`. */
  get fields(): Readonly<Record<string, readonly string[]>> {
    const { body } = this
    return this.status === 422 && typeof body === 'object' && body !== null && !Array.isArray(body)
      ? (body as Record<string, string[]>)
      : {}
  }
}

type Query = Readonly<Record<string, string | number | boolean | undefined>>

interface CallOptions {
  readonly query?: Query
  readonly body?: unknown
  /** Optimistic lock: ETag of the version that was read. */
  readonly ifMatch?: string | undefined
  readonly signal?: AbortSignal
  /** The call survives the document; only for a body of less than 64 KB. */
  readonly keepalive?: boolean
}

/** Answer of a call, with the headers of lists and of the optimistic lock. */
export interface Answer<T> {
  readonly data: T
  /** Number of matches over all pages of a list. */
  readonly total: number
  readonly etag: string | undefined
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

const signedOut = new Set<() => void>()

/** Calls the listener when a call is refused because no user is signed in. Returns a function that unsubscribes. */
export const onSignedOut = (listener: () => void): (() => void) => {
  signedOut.add(listener)
  return () => signedOut.delete(listener)
}

/** Time-out of a call in milliseconds. */
const DEADLINE = 20_000

/**
 * A call of the management API, open to any script. CSRF: the header proves that the call comes from the editor,
 * because a browser sends the session cookie with requests of any site.
 *
 * @param path below `/v1`; a path without a leading slash is one of the space
 * @throws ApiError
 */
export async function call<T>(method: Method, path: string, options: CallOptions = {}): Promise<Answer<T>> {
  const { query = {}, body, ifMatch, signal, keepalive = false } = options
  const url = new URL(
    `/content/v1${path.startsWith('/') ? path : `/spaces/${settings.spaceId}/${path}`}`,
    location.origin,
  )
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value))
  const response = await fetch(url, {
    method,
    headers: {
      'accept': 'application/json',
      'x-editor': '1',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
    },
    body: body === undefined ? null : JSON.stringify(body),
    keepalive,
    signal: AbortSignal.any([AbortSignal.timeout(DEADLINE), ...(signal ? [signal] : [])]),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new ApiError(0, undefined)
  })
  const data: unknown = await response.json().catch(() => undefined)
  if (response.status === 401) for (const tell of signedOut) tell()
  if (!response.ok) throw new ApiError(response.status, data, response.headers.get('etag') ?? undefined)
  return {
    data: data as T,
    total: Number(response.headers.get('total') ?? 0),
    etag: response.headers.get('etag') ?? undefined,
  }
}

export const get = async <T>(path: string, query: Query = {}, signal?: AbortSignal): Promise<T> =>
  (await call<T>('GET', path, { query, ...(signal ? { signal } : {}) })).data

/** Address of a stored file at the editor's own origin, regardless of the origin that the site uses. */
export const fileUrl = (filename: string): string => filename.replace('https://a.storyblok.com', '/content')

import { isJsonType } from './json-text.ts'
import { readBody } from './read-body.ts'
import { callBackend } from '../observability/backend-calls.ts'
import type { Backend } from '../observability/metric-catalogue.ts'

export interface JsonRequest {
  readonly backend: Backend
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** Sent as JSON; undefined sends no body. */
  readonly body?: unknown
  /** Time-out in milliseconds for connecting, headers and body together. */
  readonly deadline: number
  /** Time-out in milliseconds for connecting and headers; by default there is only the total one. */
  readonly firstAnswer?: number | undefined
  /** Maximum bytes of the body after decompression. */
  readonly largest?: number | undefined
  /** Whether a 4xx may lack JSON; its body is then undefined. */
  readonly plainRefusals?: boolean | undefined
}

export interface JsonResponse {
  readonly status: number
  /** Parsed JSON. */
  readonly body: unknown
}

/** No usable answer: whether the request took effect is unknown. The message holds no value of the request. */
export class TransportError extends Error {
  override name = 'TransportError'
  /** Whether an answer exceeded its limit. */
  readonly tooLarge: boolean

  constructor(message: string, { tooLarge = false, ...options }: ErrorOptions & { readonly tooLarge?: boolean } = {}) {
    super(message, options)
    this.tooLarge = tooLarge
  }
}

/**
 * One request, without retries. Rejects with `TransportError` on a failed connection, on a time-out, and on an answer
 * that is not JSON or exceeds its limit.
 */
export const requestJson = (request: JsonRequest): Promise<JsonResponse> =>
  callBackend(request.backend, (propagated) => send(request, propagated))

async function send(request: JsonRequest, propagated: Readonly<Record<string, string>>): Promise<JsonResponse> {
  const { method, url, headers, body, deadline, firstAnswer = deadline, largest, plainRefusals } = request
  const late = new AbortController()
  const expire = () => {
    late.abort(new TransportError('TimeoutError'))
  }
  const timers = [setTimeout(expire, deadline), setTimeout(expire, firstAnswer)]
  try {
    const response = await fetch(url, {
      method,
      redirect: 'error',
      signal: late.signal,
      headers: {
        accept: 'application/json',
        ...propagated,
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    clearTimeout(timers[1])
    const { status } = response
    if (!isJsonType(response.headers.get('content-type'))) {
      await response.body?.cancel()
      if (plainRefusals && status >= 400 && status < 500) return { status, body: undefined }
      throw new TransportError(`${status} without JSON`)
    }
    return { status, body: largest === undefined ? await response.json() : await readJson(response, largest) }
  } catch (error) {
    if (error instanceof TransportError) throw error
    throw new TransportError(reasonOf(error), { cause: error })
  } finally {
    for (const timer of timers) clearTimeout(timer)
  }
}

async function readJson(response: Response, largest: number): Promise<unknown> {
  const text = await readBody(response, largest)
  if (text === undefined) throw new TransportError(`more than ${largest} bytes`, { tooLarge: true })
  return JSON.parse(text)
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code } = (error.cause ?? error) as { code?: unknown }
  return typeof code === 'string' ? code : error.name
}

import { isJsonType } from '#lib/domain/json-text.ts'

export interface JsonRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** Sent as JSON; undefined sends no body. */
  readonly body?: unknown
  /** Time-out in milliseconds for connecting, headers and body together. */
  readonly deadline: number
}

export interface JsonResponse {
  readonly status: number
  /** Parsed JSON. */
  readonly body: unknown
}

/** No usable answer: whether the request took effect is unknown. The message holds no value of the request. */
export class TransportError extends Error {
  override name = 'TransportError'
}

/**
 * One request, without retries. Rejects with `TransportError` on a failed connection, on a time-out, and on an answer
 * that is not JSON.
 */
export async function requestJson({ method, url, headers, body, deadline }: JsonRequest): Promise<JsonResponse> {
  try {
    const response = await fetch(url, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(deadline),
      headers: {
        accept: 'application/json',
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!isJsonType(response.headers.get('content-type'))) {
      await response.body?.cancel()
      throw new TransportError(`${response.status} without JSON`)
    }
    return { status: response.status, body: await response.json() }
  } catch (error) {
    if (error instanceof TransportError) throw error
    throw new TransportError(reasonOf(error), { cause: error })
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code } = (error.cause ?? error) as { code?: unknown }
  return typeof code === 'string' ? code : error.name
}

import { isJsonType } from '#lib/domain/json-text.ts'

export interface Ask {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** Sent as JSON; undefined sends no body. */
  readonly body?: unknown
  /** Milliseconds for all of it: connecting, headers and body. */
  readonly deadline: number
}

export interface Answered {
  readonly status: number
  /** What the body says as JSON. */
  readonly body: unknown
}

/**
 * No answer came, or none that a program wrote; whether the request took effect is unknown. Its message names no value.
 */
export class Unanswered extends Error {
  override name = 'Unanswered'
}

/** Asks a backend once. Throws `Unanswered` for a failed connection, a late answer, and anything but JSON. */
export async function askJson({ method, url, headers, body, deadline }: Ask): Promise<Answered> {
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
      throw new Unanswered(`${response.status} without JSON`)
    }
    return { status: response.status, body: await response.json() }
  } catch (error) {
    if (error instanceof Unanswered) throw error
    throw new Unanswered(reasonOf(error), { cause: error })
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code } = (error.cause ?? error) as { code?: unknown }
  return typeof code === 'string' ? code : error.name
}

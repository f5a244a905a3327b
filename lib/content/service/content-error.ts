/** An error response of the content service. */
export interface ContentResponse {
  readonly status: number
  readonly data: unknown
}

/**
 * A request to the content service that failed (specification §8): outside 200–206 with message, status and
 * response; a network error or time-out with a message alone.
 */
export class ContentError extends Error {
  readonly status: number | undefined
  readonly response: ContentResponse | undefined

  constructor(message: string, status?: number, response?: ContentResponse) {
    super(message)
    this.name = 'ContentError'
    this.status = status
    this.response = response
  }

  /** The record does not exist or is not published. Any other failure says nothing about the record. */
  get notFound(): boolean {
    return this.status === 404
  }
}

/**
 * Type guard by name instead of `instanceof`: the class exists twice in the process, because the server's start code
 * and Next's bundle each load it, and both share one gateway.
 */
export const isContentError = (error: unknown): error is ContentError =>
  error instanceof Error && error.name === 'ContentError'

/** The official client rejects with plain objects, `{ message, status, response }` or `{ message }`. */
export function toContentError(raw: unknown): ContentError {
  if (isContentError(raw)) return raw
  const value = (typeof raw === 'object' && raw !== null ? raw : {}) as {
    message?: unknown
    status?: unknown
    response?: { data?: unknown }
  }
  const message = typeof value.message === 'string' ? value.message : 'The content service could not be reached.'
  if (typeof value.status !== 'number') return new ContentError(message)
  return new ContentError(message, value.status, { status: value.status, data: value.response?.data })
}

/** Undefined where the record does not exist or is not published. Rejects on any other failure. */
export async function ifPublished<T>(request: Promise<T>): Promise<T | undefined> {
  try {
    return await request
  } catch (error) {
    if (toContentError(error).notFound) return undefined
    throw error
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import inject from 'light-my-request'

/** Next's request handler, or what stands before it. */
export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export interface Answer {
  readonly status: number
  readonly body: string
}

/**
 * Asks a request handler without leaving the process: a GET with no cookie and no header of anyone but `headers`.
 * Rejects where the handler does, or where it closes the connection.
 */
export async function requestInProcess(
  handler: NextHandler,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const answer = await inject(
    (request, response) => {
      handler(request as unknown as IncomingMessage, response).catch((error: Error) => response.destroy(error))
    },
    { method: 'GET', url: path, headers: { host: 'localhost', ...headers } },
  )
  return { status: answer.statusCode, body: answer.payload }
}

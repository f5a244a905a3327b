import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Milliseconds that a client has to read the answer to a body that was too long. */
const LINGER = 1_000

/**
 * Body limit: closes a connection whose request is answered before its body has come in. Node reads such a body to its
 * end otherwise, however long it is, to use the connection again. The answer says `Connection: close` (RFC 9112 §9.6):
 * a proxy would send its next request on a connection that is just being closed, and take the server for a dead one.
 *
 * Call it before the first request; it precedes all other listeners, which may answer at once.
 */
export function closeUnread(server: Server): void {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return
    // Now: a request whose reader has left it has no socket any more.
    const { socket } = request
    const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse
    // Node calls it for implicit headers, too.
    response.writeHead = (...head: unknown[]) => {
      if (!request.complete) {
        response.shouldKeepAlive = false
        const close = socket.destroySoon.bind(socket)
        // Node calls it once such an answer is written.
        socket.destroySoon = () => {
          if (request.complete) close()
          else lingeringClose(socket)
        }
      }
      return writeHead(...head)
    }
  })
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Lingering close: a socket that is closed with unread bytes is reset, and a reset discards the answer that the client
 * has not read yet. So only our side ends, nothing more is read, and the reset follows after `LINGER`.
 */
function lingeringClose(socket: Socket): void {
  socket.end()
  // Node begins to read the rest of the body at the end of this turn.
  setImmediate(() => socket.pause())
  const timer = setTimeout(() => socket.destroy(), LINGER)
  socket.once('close', () => clearTimeout(timer))
}

import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Milliseconds for a client to read the answer to a body that was too long. */
const LINGER = 1_000

/**
 * Body limit: closes a connection whose request is answered before its body has arrived. Otherwise Node reads such a
 * body to its end, at any length, to reuse the connection. The answer says `Connection: close` (RFC 9112 §9.6): without
 * it, a proxy would send its next request on the closing connection and take the server for dead.
 *
 * Call it before the first request; it precedes all other listeners, which may answer at once.
 */
export function closeUnread(server: Server): void {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return
    // Read now: once the reader has left a request, it has no socket.
    const { socket } = request
    const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse
    // Node also calls it for implicit headers.
    response.writeHead = (...head: unknown[]) => {
      if (!request.complete) {
        response.shouldKeepAlive = false
        const close = socket.destroySoon.bind(socket)
        // Node calls it after writing such an answer.
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
 * Lingering close: closing a socket with unread bytes resets it, and a reset discards the answer that the client has
 * not read yet. So only the server's side ends, nothing more is read, and the reset follows after `LINGER`.
 */
function lingeringClose(socket: Socket): void {
  socket.end()
  // Node begins to read the rest of the body at the end of this turn.
  setImmediate(() => socket.pause())
  const timer = setTimeout(() => socket.destroy(), LINGER)
  socket.once('close', () => clearTimeout(timer))
}

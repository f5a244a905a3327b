import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** Milliseconds that a client has to read the answer to a body that was too long. */
const LINGER = 1_000

/**
 * Body limit: closes a connection whose request was answered before its body had come in. Node reads such a body to its
 * end otherwise, however long it is, to use the connection again.
 *
 * Lingering close: a socket that is closed with unread bytes is reset, and a reset discards the answer that the client
 * has not read yet. So only our side ends, nothing more is read, and the reset follows after `LINGER`.
 */
export function closeUnread(server: Server): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    // Now: a request whose reader has left it has none any more.
    const { socket } = request
    response.on('finish', () => {
      if (request.complete) return
      socket.end()
      // Node begins to read the rest of the body at the end of this turn.
      setImmediate(() => socket.pause())
      const timer = setTimeout(() => socket.destroy(), LINGER)
      socket.once('close', () => clearTimeout(timer))
    })
  })
}

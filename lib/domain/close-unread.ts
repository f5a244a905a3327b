import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/**
 * Body limit: closes a connection whose request was answered before its body had come in. Node reads such a body to its
 * end otherwise, however long it is, to use the connection again.
 */
export function closeUnread(server: Server): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    response.on('finish', () => {
      if (!request.complete) request.socket.destroySoon()
    })
  })
}

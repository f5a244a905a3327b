import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { type HttpBindings, createAdaptorServer } from '@hono/node-server'
import { BODY_LIMIT } from '@barriere/shared/contracts/http.ts'
import { closeUnread } from '@barriere/shared/http/close-unread.ts'
import { holdBody } from '@barriere/shared/http/hold-body.ts'
import { heldLimits } from './json-body.ts'
import { StartError } from './start-error.ts'

/** The port could not be opened; the message is one line for the operator. */
class ListenError extends StartError {
  override name = 'ListenError'
}

export interface HttpServer {
  port: number
  /** Graceful shutdown: running requests may end within `grace` milliseconds, then are aborted. */
  close(grace: number): Promise<void>
}

/** Time-outs of a complete request in milliseconds; a form may carry a film over a slow line. */
const REQUEST_TIMEOUT = 30_000
const FORM_TIMEOUT = 15 * 60_000

export interface ListenOptions {
  /** Time-out in milliseconds of a complete request that is not a form. */
  readonly requestTimeout?: number
  /** Maximum size of a body in bytes, by path; by default `BODY_LIMIT`. */
  readonly bodyLimit?: (path: string) => number
}

/** Listens on host and port (0 takes a free one), with limits against slow clients and endless bodies. */
export async function listen(
  fetch: (request: Request, connection?: unknown) => Response | Promise<Response>,
  host: string,
  port: number,
  { requestTimeout = REQUEST_TIMEOUT, bodyLimit = () => BODY_LIMIT }: ListenOptions = {},
): Promise<HttpServer> {
  const server = createAdaptorServer({
    fetch: (request: Request, connection: unknown) => {
      const limit = bodyLimit(new URL(request.url).pathname)
      holdBody((connection as HttpBindings).incoming, limit)
      heldLimits.set(request, limit)
      return fetch(request, connection)
    },
    overrideGlobalObjects: false,
    createServer,
    serverOptions: {
      headersTimeout: 10_000,
      requestTimeout: FORM_TIMEOUT,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 1_000,
    },
  }) as Server
  closeUnread(server)
  server.on('request', (request: IncomingMessage) => limitDuration(request, requestTimeout))
  server.on('clientError', answerMalformed)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new ListenError(
          error.code === 'EADDRINUSE'
            ? `Port ${port} on ${host} is in use by another program; stop it or set SERVICES_PORT.`
            : `Cannot listen on ${host}:${port}: ${error.message}`,
        ),
      ),
    )
    server.listen(port, host, () => resolve())
  })
  return { port: (server.address() as AddressInfo).port, close: (grace) => closeServer(server, grace) }
}

/** Slow clients: ends a request whose body is not complete in time, unless it is a form (multipart/form-data). */
function limitDuration(request: IncomingMessage, timeout: number): void {
  if (request.headers['content-type']?.startsWith('multipart/form-data')) return
  const timer = setTimeout(() => {
    if (!request.complete) request.destroy()
  }, timeout)
  request.once('close', () => clearTimeout(timer))
}

function answerMalformed(_error: Error, socket: Socket): void {
  if (!socket.writable) return
  const body = '{"error":"Bad Request"}'
  socket.end(
    'HTTP/1.1 400 Bad Request\r\ncontent-type: application/json\r\n' +
      `content-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
  )
}

async function closeServer(server: Server, grace: number): Promise<void> {
  // Keep-alive: an idle connection would delay the shutdown.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const cut = setTimeout(() => server.closeAllConnections(), grace)
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
  })
  clearInterval(idle)
  clearTimeout(cut)
}

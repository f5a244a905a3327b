import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import type { Socket } from 'node:net'
import { CLIENT_ADDRESS_HEADER, clientAddress } from '#lib/api/client-address.ts'
import { canonicalPath } from '#lib/routing/canonical.ts'
import { BARE_POLICY, SECURITY_HEADERS, WORKER_POLICY } from '#lib/routing/headers/security-headers.ts'
import type { Front } from './cached-page-handler.ts'
import { type Refusal, checkRequest, isInternalHeader } from './check-request.ts'
import { completeHeaders } from './complete-headers.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

interface FrontDoorSettings {
  readonly development: boolean
  readonly rootFolder: string
  /** Proxies before the site whose `x-forwarded-for` is believed. */
  readonly trustedProxies: number
  readonly log: { warn(o: object, message: string): void; error(o: object, message: string): void }
  /** Answers what it can before Next; none where pages are not stored. */
  readonly front?: Front | undefined
}

/** Milliseconds for a client to send its request; slow ones would hold connections open for nothing. */
const TIMEOUTS = { headers: 10_000, request: 30_000, keepAlive: 65_000 }

/** Bytes of headers. */
const HEADER_LIMIT = 16 * 1024

/** The worker that serves a kept card offline; it fetches the card's page and that page's files. */
const CARD_WORKER = '/card-worker.js'

/** Characters of an address in the log. */
const LOGGED = 120

/**
 * The site's own HTTP server around Next's handler. It refuses what is no request of a browser with a clear 4xx
 * and one line of log, and gives every answer its security headers.
 */
export function createFrontDoor(handler: Handler, settings: FrontDoorSettings): Server {
  const turnAway = ({ method = '', url = '' }: IncomingMessage, response: ServerResponse, refusal: Refusal) => {
    settings.log.warn(
      { event: 'request.refused', status: refusal.status, reason: refusal.reason, method, path: loggable(url) },
      'request refused',
    )
    completeHeaders(response, url, settings)
    refuse(response, refusal)
  }
  const redirectToOneSlash = ({ url = '' }: IncomingMessage, response: ServerResponse) => {
    completeHeaders(response, url, settings)
    const [path = '', ...query] = url.split('?')
    const location = canonicalPath(path, settings.rootFolder) + (query.length > 0 ? `?${query.join('?')}` : '')
    response.writeHead(308, { location, 'cache-control': 'no-store' })
    response.end()
  }
  // Node would answer a request without a host by itself: without our headers, and without a word.
  const options = { maxHeaderSize: HEADER_LIMIT, keepAliveTimeout: TIMEOUTS.keepAlive, requireHostHeader: false }
  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    answered: boolean | Promise<boolean>,
  ): Promise<void> {
    if (await answered) return
    completeHeaders(response, path, settings)
    // A development server's pages ask for their parts by such headers, whenever a file has been saved.
    if (!settings.development) dropInternalHeaders(request.headers)
    request.headers[CLIENT_ADDRESS_HEADER] = clientAddress(request, settings.trustedProxies)
    if (path === CARD_WORKER) response.setHeader('content-security-policy', WORKER_POLICY)
    await handler(request, response)
  }
  const breakOff = ({ method }: IncomingMessage, response: ServerResponse, path: string, error: unknown) => {
    settings.log.error({ event: 'request.failed', method, path: loggable(path), err: error }, 'request failed')
    // Half an answer must not pass for a whole one.
    if (response.headersSent) return response.destroy()
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    // What answers before Next does without, until it fails.
    completeHeaders(response, path, settings)
    response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    response.end('Internal Server Error\n')
  }
  const server = createServer(options, (request, response) => {
    const { method = '', url = '', headers, httpVersion } = request
    const [path = ''] = url.split('?', 1)
    const refusal =
      headers.host === undefined && httpVersion !== '1.0' ? NO_HOST : checkRequest(method, url, headers, settings)
    if (refusal) return turnAway(request, response, refusal)
    // Next reads `//host` as an address of that host, so such a path never gets there.
    if (path.includes('//')) return redirectToOneSlash(request, response)
    const fail = (error: unknown) => {
      breakOff(request, response, path, error)
    }
    try {
      // At once where it can: what is stored is asked for thousands of times a second.
      const answered = settings.front?.(request, response) ?? false
      if (answered !== true) answer(request, response, path, answered).catch(fail)
    } catch (error) {
      fail(error)
    }
  })
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    turnAway(request, response, { status: 417, reason: 'unknown expectation' })
  })
  server.headersTimeout = TIMEOUTS.headers
  server.requestTimeout = TIMEOUTS.request
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
    const status = SOCKET_STATUS[error.code ?? ''] ?? '400 Bad Request'
    settings.log.warn(
      { event: 'request.refused', status: Number(status.slice(0, 3)), reason: error.code },
      'request refused',
    )
    const headers = {
      ...SECURITY_HEADERS,
      'content-security-policy': BARE_POLICY,
      'Content-Type': 'text/plain; charset=utf-8',
      'Connection': 'close',
      'Content-Length': status.length - 3,
    }
    const head = Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')
    socket.end(`HTTP/1.1 ${status}\r\n${head}\r\n${status.slice(4)}\n`)
  })
  return server
}

function dropInternalHeaders(headers: IncomingMessage['headers']): void {
  for (const name of Object.keys(headers)) if (isInternalHeader(name)) Reflect.deleteProperty(headers, name)
}

const NO_HOST: Refusal = { status: 400, reason: 'no host' }

/** Answers to what never became a request, by Node's code of the fault; 400 for all others. */
const SOCKET_STATUS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

const EXPLANATIONS: Readonly<Record<Refusal['status'], string>> = {
  400: 'Bad Request – La demande est mal formée. The request is malformed.',
  404: 'Not Found – Ce fichier n’existe pas. There is no such file.',
  405: 'Method Not Allowed – Cette méthode n’est pas acceptée ici. This method is not accepted here.',
  414: 'URI Too Long – L’adresse est trop longue. The address is too long.',
  417: 'Expectation Failed – Cette attente ne peut être satisfaite. This expectation cannot be met.',
}

function refuse(response: ServerResponse, { status, allow }: Refusal): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...(allow ? { allow } : {}),
  })
  response.end(`${EXPLANATIONS[status]}\n`)
}

/** Characters from which on a part of a path may be a secret of a mailed link. */
const SECRET = /[\w~-]{32,}/g

/** Without the query, which may hold what a visitor typed, and without secrets. */
const loggable = (url: string): string => encodeURI((url.split('?', 1)[0] ?? '').replace(SECRET, '…').slice(0, LOGGED))

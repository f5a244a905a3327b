import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import type { Socket } from 'node:net'
import { CLIENT_ADDRESS_HEADER, clientAddress } from '../client-address.ts'
import { canonicalPath } from '../entry/canonical.ts'
import { BARE_POLICY, SECURITY_HEADERS, WORKER_POLICY } from '../security-headers.ts'
import { INTERNAL_HEADERS, type Refusal, checkRequest } from './check-request.ts'
import { completeHeaders } from './security.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

interface FrontDoorSettings {
  readonly development: boolean
  readonly rootFolder: string
  /** Proxies before the site whose `x-forwarded-for` is believed. */
  readonly trustedProxies: number
  readonly log: { warn(o: object, message: string): void; error(o: object, message: string): void }
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
    settings.log.warn({ event: 'request.refused', status: refusal.status, reason: refusal.reason, method, path: loggable(url) }, 'request refused')
    refuse(response, refusal)
  }
  // Node would answer a request without a host by itself: without our headers, and without a word.
  const options = { maxHeaderSize: HEADER_LIMIT, keepAliveTimeout: TIMEOUTS.keepAlive, requireHostHeader: false }
  const server = createServer(options, (request, response) => {
    const { method = '', url = '', headers, httpVersion } = request
    completeHeaders(response, settings)
    const refusal = headers.host === undefined && httpVersion !== '1.0' ? NO_HOST : checkRequest(method, url, headers, settings)
    if (refusal) return turnAway(request, response, refusal)
    // Next reads `//host` as an address of that host, so such a path never gets there.
    if (url.startsWith('//') || /^[^?]*\/\//.test(url)) return redirectToOneSlash(response, url, settings.rootFolder)
    for (const name of INTERNAL_HEADERS) Reflect.deleteProperty(headers, name)
    headers[CLIENT_ADDRESS_HEADER] = clientAddress(request, settings.trustedProxies)
    if (url === CARD_WORKER) response.setHeader('content-security-policy', WORKER_POLICY)
    handler(request, response).catch((error: unknown) => {
      settings.log.error({ event: 'request.failed', method, path: loggable(url), err: error }, 'request failed')
      // Half an answer must not pass for a whole one.
      if (response.headersSent) return response.destroy()
      for (const name of response.getHeaderNames()) response.removeHeader(name)
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
      response.end('Internal Server Error\n')
    })
  })
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    completeHeaders(response, settings)
    turnAway(request, response, { status: 417, reason: 'unknown expectation' })
  })
  server.headersTimeout = TIMEOUTS.headers
  server.requestTimeout = TIMEOUTS.request
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
    const status = SOCKET_STATUS[error.code ?? ''] ?? '400 Bad Request'
    settings.log.warn({ event: 'request.refused', status: Number(status.slice(0, 3)), reason: error.code }, 'request refused')
    const headers = {
      ...SECURITY_HEADERS, 'content-security-policy': BARE_POLICY, 'Content-Type': 'text/plain; charset=utf-8',
      'Connection': 'close', 'Content-Length': status.length - 3,
    }
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`).join('')
    socket.end(`HTTP/1.1 ${status}\r\n${head}\r\n${status.slice(4)}\n`)
  })
  return server
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
    'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...(allow ? { allow } : {}),
  })
  response.end(`${EXPLANATIONS[status]}\n`)
}

function redirectToOneSlash(response: ServerResponse, url: string, rootFolder: string): void {
  const [path = '', ...query] = url.split('?')
  const location = canonicalPath(path, rootFolder) + (query.length > 0 ? `?${query.join('?')}` : '')
  response.writeHead(308, { location, 'cache-control': 'no-store' })
  response.end()
}

/** Characters from which on a part of a path may be a secret of a mailed link. */
const SECRET = /[\w~-]{32,}/g

/** Without the query, which may hold what a visitor typed, and without secrets. */
const loggable = (url: string): string => encodeURI((url.split('?', 1)[0] ?? '').replace(SECRET, '…').slice(0, LOGGED))

// All requests enter here, before Next: `receive` checks them, then answers in the order of cost. A stored page is
// answered from memory (cached-page-handler.ts). A missing one is rendered once for all concurrent requests
// (lib/page-cache/renderer.ts). Costly work waits for its turn (admission.ts). Everything else goes to Next with the
// decision that was made here: drafts, calls, files, errors.

import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import type { Socket } from 'node:net'
import { CLIENT_ADDRESS_HEADER } from '#lib/api/client-address.ts'
import { clientAddress } from '@barriere/shared/http/client-address.ts'
import type { CallFailureBody } from '@barriere/shared/contracts/call.ts'
import { preferredLocale } from '@barriere/shared/locales/preferred-locale.ts'
import type { ErrorStatus } from '#lib/i18n/status-words.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { MEDIA_PREFIX, isPassedOn } from '#lib/content/media.ts'
import { BODY_LIMIT } from '@barriere/shared/contracts/http.ts'
import { UNSAVED_STORY_LIMIT, UNSAVED_STORY_PATH } from '#lib/contracts/live-edit.ts'
import { closeUnread } from '@barriere/shared/http/close-unread.ts'
import { holdBody } from '@barriere/shared/http/hold-body.ts'
import { LAST_RESORT_PAGES } from '#lib/page-cache/status-pages.ts'
import { redactPath } from '@barriere/shared/reports/redact-path.ts'
import { canonicalPath } from '#lib/routing/addresses.ts'
import { count } from '@barriere/shared/observability/metrics.ts'
import { REQUEST_ID_HEADER, beginRequest, runRequest } from '@barriere/shared/observability/request-context.ts'
import { ENVELOPE_LIMIT, RELAY_PATH } from '@barriere/shared/reports/settings.ts'
import { runForPage } from '#lib/process/page-request.ts'
import { runWithRoute } from '#lib/routing/route.ts'
import { BARE_POLICY, SECURITY_HEADERS, WORKER_POLICY } from '#lib/routing/response-headers.ts'
import type { CachedPageHandler } from './cached-page-handler.ts'
import type { FreshPageHandler } from './fresh-page-handler.ts'
import { type WorkKind, type createAdmission, workKind } from './admission.ts'
import { type Refusal, checkRequest, isInternalHeader } from './check-request.ts'
import { completeHeaders } from './complete-headers.ts'
import { readUnsavedStory } from './draft-request.ts'
import { observeRequest } from './observe-request.ts'
import { type ErrorPages, errorForm, replaceErrors, sendError } from './send-error.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

interface HttpServerSettings {
  readonly development: boolean
  readonly rootFolder: string
  /** Number of trusted proxies, which append to `x-forwarded-for`. */
  readonly trustedProxies: number
  readonly log: { warn(o: object, message: string): void; error(o: object, message: string): void }
  /** Admission control of requests that are not answered from memory; undefined admits all. */
  readonly admission?: ReturnType<typeof createAdmission> | undefined
  /** Answers requests before Next where it can; undefined where pages are not cached. */
  readonly cachedPages?: CachedPageHandler | undefined
  /** Answers pages that are rendered for one request. */
  readonly freshPages?: FreshPageHandler | undefined
  /** Graceful shutdown: whether clients are told to open another connection, elsewhere. */
  readonly isDraining?: (() => boolean) | undefined
  /** The pages of errors; by default those of the last resort. */
  readonly statusPages?: ErrorPages | undefined
}

/** Time-outs in milliseconds: a slow client must not hold a connection open (slow-loris). */
const TIMEOUTS = { headers: 10_000, request: 30_000, keepAlive: 65_000, checkedEvery: 1_000 }

/** Bytes of the bodies of routes that accept more than `BODY_LIMIT`, by path. */
const LONGER_BODIES: Readonly<Record<string, number>> = {
  [UNSAVED_STORY_PATH]: UNSAVED_STORY_LIMIT,
  [RELAY_PATH]: ENVELOPE_LIMIT,
}

/** Bytes of headers. */
const HEADER_LIMIT = 16 * 1024

/** Workers of the offline member card and the offline page, which fetch pages and their files, and of the captcha. */
const WORKERS = ['/card-worker.js', '/offline-worker.js', '/captcha-worker.js']

/** Query of a later page of a list. */
const LATER_PAGE = /[?&]page=(?!1?(?:&|$))/

/** Maximum length of an address in the log. */
const LOGGED = 120

/**
 * HTTP server around Next's handler. Rejects requests that no browser sends with a clear 4xx and one line of log,
 * answers cached pages, and completes the security headers of every answer.
 */
export function createHttpServer(handler: Handler, settings: HttpServerSettings): Server {
  const logRefused = (fields: object) => {
    settings.log.warn({ event: 'request.refused', ...fields }, 'request refused')
  }
  const { statusPages: pages = LAST_RESORT_PAGES, development } = settings
  const reject = (request: IncomingMessage, response: ServerResponse, refusal: Refusal) => {
    const { method = '', url = '' } = request
    logRefused({ status: refusal.status, reason: refusal.reason, method, path: loggable(url) })
    count('site_refusals_total', { reason: refusal.cause ?? 'malformed' })
    completeHeaders(response, url, settings)
    refuse(request, response, refusal, pages)
  }
  const redirectToOneSlash = ({ url = '' }: IncomingMessage, response: ServerResponse) => {
    completeHeaders(response, url, settings)
    const [path = '', ...query] = url.split('?')
    const location = canonicalPath(path, settings.rootFolder) + (query.length > 0 ? `?${query.join('?')}` : '')
    response.writeHead(308, { location, 'cache-control': 'no-store' })
    response.end()
  }
  // Node's own 400 for a missing Host header has neither the site's headers nor a line of log.
  const options = {
    maxHeaderSize: HEADER_LIMIT,
    headersTimeout: TIMEOUTS.headers,
    requestTimeout: TIMEOUTS.request,
    keepAliveTimeout: TIMEOUTS.keepAlive,
    connectionsCheckingInterval: TIMEOUTS.checkedEvery,
    requireHostHeader: false,
  }
  /** Whether the request may go on; if not, it is answered, or its client has left. */
  async function admit(request: IncomingMessage, response: ServerResponse, kind: WorkKind): Promise<boolean> {
    const address = clientAddress(request, settings.trustedProxies)
    const admission = (await settings.admission?.(kind, address, response)) ?? 'admitted'
    if (typeof admission === 'object') reject(request, response, { ...admission, reason: `too much work: ${kind}` })
    return admission === 'admitted'
  }
  /** A later page of a list needs admission before its routing, which counts the list's pages. */
  async function admitFirst(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    if (await admit(request, response, 'page'))
      await passOn(request, response, path, settings.cachedPages?.(request, response), true)
  }
  async function passOn(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    outcome: ReturnType<CachedPageHandler> | undefined,
    isAdmitted = false,
  ): Promise<void> {
    const route = await outcome
    if (route === true) return
    const kind = isAdmitted ? undefined : workKind(path, route)
    if (kind && !(await admit(request, response, kind))) return
    if (route && (await settings.freshPages?.(request, response, route))) return
    completeHeaders(response, path, settings)
    replaceErrors(request, response, { path, pages, development })
    // Hot reload uses such headers.
    if (!settings.development) dropInternalHeaders(request.headers)
    request.headers[CLIENT_ADDRESS_HEADER] = clientAddress(request, settings.trustedProxies)
    if (WORKERS.includes(path)) response.setHeader('content-security-policy', WORKER_POLICY)
    await (route ? runWithRoute(route, () => handler(request, response)) : runUnrouted(request, response))
  }
  /** Where pages are not cached, such as in development, a draft may still have an unsaved story. */
  async function runUnrouted(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const unsaved = settings.cachedPages ? {} : await readUnsavedStory(request)
    await runForPage(unsaved === 'expired' ? undefined : unsaved, () => handler(request, response))
  }
  const abort = (request: IncomingMessage, response: ServerResponse, path: string, error: unknown) => {
    const { method } = request
    settings.log.error({ event: 'request.failed', method, path: loggable(path), err: error }, 'request failed')
    // A truncated answer must not look complete.
    if (response.headersSent) return response.destroy()
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    // The cached-page handler writes all its headers itself; its failure needs these.
    completeHeaders(response, path, settings)
    sendError(request, response, { status: 500, path }, pages)
  }
  const receive = (request: IncomingMessage, response: ServerResponse): void => {
    const { method = '', url = '', headers, httpVersion } = request
    const [path = ''] = url.split('?', 1)
    if (settings.isDraining?.()) response.shouldKeepAlive = false
    const refusal =
      headers.host === undefined && httpVersion !== '1.0' ? NO_HOST : checkRequest(method, url, headers, settings)
    if (refusal) return reject(request, response, refusal)
    // Open redirect: Next reads `//host` as a URL of that host.
    if (path.includes('//')) return redirectToOneSlash(request, response)
    const fail = (error: unknown) => {
      abort(request, response, path, error)
    }
    holdBody(request, LONGER_BODIES[path] ?? BODY_LIMIT)
    if (path.startsWith(`${MEDIA_PREFIX}/`) && !isPassedOn(new URL(url, 'http://localhost')))
      return reject(request, response, { status: 404, reason: 'not signed' })
    if (LATER_PAGE.test(url)) return void admitFirst(request, response, path).catch(fail)
    try {
      // Hot path: a cached page is answered synchronously, without a promise.
      const outcome = settings.cachedPages?.(request, response)
      if (outcome !== true) passOn(request, response, path, outcome).catch(fail)
    } catch (error) {
      fail(error)
    }
  }
  const observed = { hasProxy: settings.trustedProxies > 0 }
  const server = createServer(options, (request, response) => {
    observeRequest(request, response, observed, () => {
      receive(request, response)
    })
  })
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    observeRequest(request, response, observed, () => {
      reject(request, response, { status: 417, reason: 'unknown expectation' })
    })
  })
  closeUnread(server)
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
    const status = SOCKET_STATUS[error.code ?? ''] ?? '400 Bad Request'
    const unparsed = beginRequest()
    runRequest(unparsed, () => {
      logRefused({ status: Number(status.slice(0, 3)), reason: error.code })
    })
    count('site_refusals_total', { reason: 'malformed' })
    const headers = {
      ...SECURITY_HEADERS,
      [REQUEST_ID_HEADER]: unparsed.id,
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

/** Status of a request that Node could not parse, by error code; 400 for all others. */
const SOCKET_STATUS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

const EXPLANATIONS: Readonly<Record<Exclude<Refusal['status'], ErrorStatus>, string>> = {
  400: 'Bad Request – La demande est mal formée. The request is malformed.',
  405: 'Method Not Allowed – Cette méthode n’est pas acceptée ici. This method is not accepted here.',
  414: 'URI Too Long – L’adresse est trop longue. The address is too long.',
  429: 'Too Many Requests – Réessayez dans un instant. Try again in a moment.',
  417: 'Expectation Failed – Cette attente ne peut être satisfaite. This expectation cannot be met.',
}

function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  { status, allow, retryAfter }: Refusal,
  pages: ErrorPages,
): void {
  const path = request.url?.split('?', 1)[0] ?? ''
  if (status === 404 || status === 503)
    return sendError(request, response, { status, path, retryAfter: retryAfter?.toString() }, pages)
  // In the format of a call's own failures, whose message a form can show.
  const isCall = status === 429 && errorForm(path, request) === 'json'
  response.writeHead(status, {
    'content-type': isCall ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...(allow ? { allow } : {}),
    ...(retryAfter ? { 'retry-after': String(retryAfter) } : {}),
  })
  response.end(isCall ? tooMany(request) : `${EXPLANATIONS[status]}\n`)
}

function tooMany({ headers }: IncomingMessage): string {
  const message = getTranslator(preferredLocale(headers['accept-language']), 'errors.status')('429')
  return JSON.stringify({ code: 'default', message } satisfies CallFailureBody<'default'>)
}

/** Printable, and no longer than a line. */
const loggable = (url: string): string => encodeURI(redactPath(url).slice(0, LOGGED))

import type { IncomingMessage, ServerResponse } from 'node:http'
import { DEFAULT_LOCALE, type Locale, isLocale } from '@barriere/shared/domain/locale.ts'
import { type ErrorStatus, isErrorStatus } from '#lib/i18n/status-words.ts'
import type { StatusPages } from '#lib/page-cache/status-pages.ts'
import { currentRequest, requestIdHeader } from '@barriere/shared/observability/request-context.ts'
import { env } from '#lib/process/env.ts'
import { isPagePath } from '@barriere/shared/domain/content/page-paths.ts'
import { namedLocale, splitLocale } from '#lib/routing/addresses.ts'
import { visitorLocale } from '#lib/routing/decide-route.ts'
import { guardOf } from '#lib/routing/guards.ts'
import {
  BARE_POLICY,
  GUARDED_HEADER,
  RETRY_AFTER,
  SECURITY_HEADERS,
  STATUS_PAGE_HEADER,
  UNSTORED_CACHE_CONTROL,
  pagePolicy,
  pageVary,
} from '#lib/routing/response-headers.ts'
import { currentRoute, toRouteRequest } from '#lib/routing/route.ts'
import { chooseEncoding } from './send-page.ts'

export type ErrorPages = Pick<StatusPages, 'fill'>

interface ErrorAnswer {
  readonly status: ErrorStatus
  /** As it came, percent-encoded, without its query. */
  readonly path: string
  /** Undefined: the visitor's. */
  readonly locale?: Locale | undefined
  /** Seconds. */
  readonly retryAfter?: string | undefined
}

type ErrorForm = 'page' | 'json' | 'text'

const JSON_ERRORS: Readonly<Record<ErrorStatus, string>> = {
  403: 'Forbidden',
  404: 'Not found',
  500: 'Internal server error',
  503: 'Service unavailable',
}

const TEXTS: Readonly<Record<ErrorStatus, string>> = {
  403: 'Forbidden – Ce fichier est réservé. This file is reserved.',
  404: 'Not Found – Ce fichier n’existe pas. There is no such file.',
  500: 'Internal Server Error – Une erreur est survenue. Something went wrong.',
  503: 'Service Unavailable – Le site est très demandé, réessayez dans un instant. The site is busy, try again soon.',
}

const API_PREFIX = '/api/'

/**
 * Content negotiation of an error: a navigation gets the page, a client that accepts JSON gets JSON, and requests for
 * pictures, scripts or styles get a line of text. For a client that accepts anything, the address decides.
 */
export function errorForm(path: string, { headers }: Pick<IncomingMessage, 'headers'>): ErrorForm {
  const destination = headers['sec-fetch-dest']
  const accepted = headers.accept
  if (destination === 'document' || destination === 'iframe') return 'page'
  if (destination !== undefined && destination !== 'empty') return 'text'
  if (accepted?.includes('text/html')) return 'page'
  if (accepted?.includes('application/json')) return 'json'
  if (accepted !== undefined && accepted !== '*/*') return 'text'
  return path.startsWith(API_PREFIX) ? 'json' : isPagePath(path) ? 'page' : 'text'
}

/** The language of the address, if it is a page's or names one; else the visitor's. */
function localeOf(request: IncomingMessage, path: string): Locale {
  const decided = currentRoute()?.decision
  if (decided && 'locale' in decided && decided.locale) return decided.locale
  const named = namedLocale(path)
  if (named) return named
  if (isPagePath(path) && env.localeStrategy !== 'no-prefix') return splitLocale(path)?.locale ?? DEFAULT_LOCALE
  const header = (name: string) => request.headers[name]?.toString()
  return visitorLocale(toRouteRequest({ path, search: '', header }))
}

/** Encodings that a page with a placeholder can have. */
const GAPPED = ['gzip', 'identity'] as const

const PAGE_HEADERS = ['content-type', 'text/html; charset=utf-8', 'content-security-policy', pagePolicy()]

const SECURITY = Object.entries(SECURITY_HEADERS).flat()

/** Token leakage: an address of a guarded section may hold the token of a mailed link. */
const SECURITY_OF_GUARDED = Object.entries({ ...SECURITY_HEADERS, 'referrer-policy': 'no-referrer' }).flat()

const isGuarded = (path: string): boolean => guardOf(splitLocale(path)?.inside ?? '') !== undefined

/** Answers with an error, in the form and language that fit the request. Nothing may store it. */
export function sendError(
  request: IncomingMessage,
  response: ServerResponse,
  { status, path, locale, retryAfter = status === 503 ? RETRY_AFTER : undefined }: ErrorAnswer,
  pages: ErrorPages,
): void {
  const form = errorForm(path, request)
  const requestId = currentRequest()?.id ?? ''
  const page = form === 'page' ? pages.fill(status, locale ?? localeOf(request, path), { path, requestId }) : undefined
  const zipped = page && chooseEncoding(request.headers['accept-encoding']?.toString(), GAPPED) === 'gzip'
  const body = page
    ? page[zipped ? 'gzip' : 'identity']
    : Buffer.from(form === 'json' ? JSON.stringify({ error: JSON_ERRORS[status] }) : `${TEXTS[status]}\n`)
  const type = form === 'json' ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8'
  response.writeHead(status, [
    ...(page ? PAGE_HEADERS : ['content-type', type, 'content-security-policy', BARE_POLICY]),
    ...(status === 500 && isGuarded(path) ? SECURITY_OF_GUARDED : SECURITY),
    ...['cache-control', UNSTORED_CACHE_CONTROL],
    ...['vary', page ? pageVary(path) : 'Accept'],
    ...['content-length', String(body.length)],
    ...(zipped ? ['content-encoding', 'gzip'] : []),
    ...(retryAfter === undefined ? [] : ['retry-after', retryAfter]),
    ...requestIdHeader(),
  ])
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Statuses of handlers that the site answers itself; the others are part of the handler's answer. */
const REPLACED: readonly number[] = [404, 500, 503]

/**
 * Error handling of everything behind the HTTP server: where a handler answers 404, 500 or 503, its headers and body
 * are dropped before the first byte, and the error is sent instead. A call's own JSON stays, unless a browser would
 * show it as a page.
 */
export function replaceErrors(
  request: IncomingMessage,
  response: ServerResponse,
  { path, pages, development }: { readonly path: string; readonly pages: ErrorPages; readonly development: boolean },
): void {
  const { writeHead, write, end, flushHeaders } = response
  let isReplaced = false
  const restore = () => Object.assign(response, { writeHead, write, end, flushHeaders })
  /** Whether an error has been sent instead of the handler's answer. */
  const replace = (status = response.statusCode): boolean => {
    if (isReplaced || response.headersSent) return isReplaced
    const type = String(response.getHeader('content-type') ?? '')
    // Status pages that Next renders itself have another title.
    const language = response.getHeader(STATUS_PAGE_HEADER)
    if (!isErrorStatus(status) || !(language !== undefined || REPLACED.includes(status))) return false
    const form = errorForm(path, request)
    const isCall = type.startsWith('application/json') && path.startsWith(API_PREFIX)
    if (isCall && (form !== 'page' || status === 503)) return false
    // The development server's overlay tells what is wrong.
    if (development && type.startsWith('text/html')) return false
    isReplaced = true
    const retryAfter = response.getHeader('retry-after')?.toString()
    const kept = ['set-cookie', GUARDED_HEADER]
    for (const name of response.getHeaderNames()) if (!kept.includes(name)) response.removeHeader(name)
    restore()
    const locale = isLocale(language) ? language : undefined
    sendError(request, response, { status, path, locale, retryAfter }, pages)
    const swallow = (...parameters: unknown[]) => {
      const done = parameters.find((parameter) => typeof parameter === 'function')
      if (done) response.once('close', done as () => void)
      return true
    }
    Object.assign(response, { write: swallow, end: (...rest: unknown[]) => swallow(...rest) && response })
    return true
  }
  Object.assign(response, {
    writeHead: (status: number, ...rest: unknown[]) => {
      const headers = rest.at(-1)
      const isSet = headers !== null && typeof headers === 'object' && !Array.isArray(headers)
      if (isSet) for (const [name, value] of Object.entries(rest.pop() as object)) response.setHeader(name, value)
      return replace(status) ? response : Reflect.apply(writeHead, response, [status, ...rest])
    },
    write: (...rest: unknown[]) => replace() || Reflect.apply(write, response, rest),
    end: (...rest: unknown[]) => (replace() ? response : Reflect.apply(end, response, rest)),
    flushHeaders: () => {
      if (!replace()) Reflect.apply(flushHeaders, response, [])
    },
  })
}

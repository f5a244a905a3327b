import { contentDisposition } from '@barriere/shared/http/content-disposition.ts'
import type { Asset } from './assets.ts'

/** One year, in seconds: the URL contains a hash, so its content never changes. */
const CACHE_FOREVER = 'public, max-age=31536000, immutable'

const COMMON = { 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff' } as const

/** Script injection: a file opened on its own, such as an SVG, must not run scripts in this origin. */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Files that cannot hold scripts. */
const INERT = /^(?:image\/(?!svg)|video\/|audio\/)/

export const errorResponse = (status: number, error: string, headers: Record<string, string> = {}): Response =>
  Response.json({ error }, { status, headers: { ...COMMON, 'cache-control': 'no-store', ...headers } })

export const preflightResponse = (): Response =>
  new Response(null, {
    status: 204,
    headers: {
      ...COMMON,
      'access-control-allow-methods': 'GET, HEAD, OPTIONS',
      'access-control-allow-headers': 'Content-Type, Accept, Range',
      'access-control-max-age': '86400',
    },
  })

/** True when `If-None-Match` names the tag; weak and strong tags compare equal here (RFC 9110 §13.1.2). */
export const isNotModified = (request: Request, etag: string): boolean =>
  (request.headers.get('if-none-match') ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === etag)

export const notModified = (etag: string, negotiated: boolean): Response =>
  new Response(null, {
    status: 304,
    headers: { ...COMMON, etag, 'cache-control': CACHE_FOREVER, ...(negotiated ? { vary: 'Accept' } : {}) },
  })

export interface VariantBody {
  readonly data: Buffer
  readonly contentType: string
  readonly etag: string
  /** The format was negotiated by the `Accept` header, so the answer needs `Vary`. */
  readonly negotiated: boolean
}

export const variantResponse = (request: Request, variant: VariantBody): Response =>
  new Response(request.method === 'HEAD' ? null : new Uint8Array(variant.data), {
    headers: {
      ...COMMON,
      'content-type': variant.contentType,
      'content-length': String(variant.data.length),
      'cache-control': CACHE_FOREVER,
      'etag': variant.etag,
      ...(variant.negotiated ? { vary: 'Accept' } : {}),
    },
  })

/** First and last byte, both included. */
interface ByteRange {
  readonly first: number
  readonly last: number
}

/**
 * Reads a `Range` header (RFC 9110 §14.2). Only one range is served; a list, another unit or a malformed header means
 * the whole file, as the standard allows.
 */
const parseRange = (header: string | null, size: number): ByteRange | 'whole' | 'unsatisfiable' => {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (found === null || (found[1] === '' && found[2] === '')) return 'whole'
  const [, from = '', to = ''] = found
  if (from === '') {
    const length = Math.min(size, Number(to))
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 }
  }
  const first = Number(from)
  const last = to === '' ? size - 1 : Math.min(size - 1, Number(to))
  if (to !== '' && Number(to) < first) return 'whole'
  return first < size ? { first, last } : 'unsatisfiable'
}

/** Name of the requested file: the last part of its address. */
const fileNameOf = ({ url }: Request): string => decodeURIComponent(new URL(url).pathname.split('/').at(-1) as string)

/** The original's bytes, whole or a range of them. */
export const originalResponse = (request: Request, asset: Asset): Response => {
  const etag = `"${asset.digest.slice(0, 32)}"`
  if (isNotModified(request, etag)) return notModified(etag, false)
  const headers: Record<string, string> = {
    ...COMMON,
    'content-type': asset.contentType,
    'cache-control': CACHE_FOREVER,
    'accept-ranges': 'bytes',
    etag,
    ...(INERT.test(asset.contentType) ? {} : { 'content-security-policy': SANDBOX }),
    ...(asset.contentType === 'application/pdf'
      ? { 'content-disposition': contentDisposition('attachment', fileNameOf(request)) }
      : {}),
  }
  const condition = request.headers.get('if-range')
  const usable = condition === null || condition === etag
  const range = parseRange(usable ? request.headers.get('range') : null, asset.size)
  if (range === 'unsatisfiable') {
    return errorResponse(416, 'range not satisfiable', { 'content-range': `bytes */${String(asset.size)}` })
  }
  const { first, last } = range === 'whole' ? { first: 0, last: asset.size - 1 } : range
  headers['content-length'] = String(last - first + 1)
  if (range !== 'whole') headers['content-range'] = `bytes ${String(first)}-${String(last)}/${String(asset.size)}`
  const empty = request.method === 'HEAD' || asset.size === 0
  const body = empty ? null : asset.stream(first, last)
  return new Response(body, { status: range === 'whole' ? 200 : 206, headers })
}

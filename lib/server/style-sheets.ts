import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { type PageStyles, STYLES_PATH } from '#lib/next/page-styles.ts'
import type { Encoding } from '#lib/page-cache/finished-page.ts'
import { chooseEncoding } from './send-page.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Seconds: a year. */
const MAX_AGE = 31_536_000

/** Memory bound in bytes of the cache of compressed sheets: some 700 of them. */
const MEMORY = 8 * 1024 * 1024

/** Brotli quality (of 11). Denial of service: clients can invent addresses, so 2 ms a sheet at most. */
const QUALITY = 7

const brotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress)
const zip = promisify(gzip)

const encode = async (css: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'identity'
    ? css
    : encoding === 'gzip'
      ? await zip(css)
      : await brotli(css, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })

/**
 * Style sheets of pages (`PageStyles`); everything else goes to the next handler. Stateless: an address lists the parts
 * of its sheet, so any instance of the build can serve it.
 * @param earlier styles of the builds that are kept besides the running one: their sheets stay unchanged.
 */
export function withStyleSheets(
  styles: PageStyles | undefined,
  next: Handler,
  earlier: readonly PageStyles[] = [],
): Handler {
  if (!styles) return next
  const encoded = new LRUCache<string, Buffer>({ maxSize: MEMORY, sizeCalculation: ({ length }) => length || 1 })
  return async (request, response) => {
    const [path = ''] = (request.url ?? '').split('?', 1)
    if (!path.startsWith(STYLES_PATH)) return await next(request, response)
    const encoding = chooseEncoding(request.headers['accept-encoding'] as string | undefined)
    const sheet = (earlier.find((other) => other.names(path)) ?? styles).sheet(path)
    if (!sheet) {
      response.writeHead(404, { 'cache-control': 'no-store' }).end()
      return
    }
    // Sheets of builds that are not kept are all the same one.
    const key = `${encoding} ${sheet.immutable ? path : ''}`
    const body = encoded.get(key) ?? Buffer.from(await encode(Buffer.from(sheet.css), encoding))
    if (encoding !== 'identity') encoded.set(key, body)
    response.writeHead(200, {
      'content-type': 'text/css; charset=utf-8',
      'content-length': body.length,
      'cache-control': sheet.immutable ? `public, max-age=${MAX_AGE}, immutable` : 'no-store',
      'vary': 'Accept-Encoding',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}

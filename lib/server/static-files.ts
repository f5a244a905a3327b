import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'
import { STATIC_PATH } from '#lib/next/build-files.ts'
import { WORKER_POLICY } from '#lib/routing/response-headers.ts'

/** Seconds: a year. */
const MAX_AGE = 31_536_000

/** Workers: the only build files copied verbatim from a package. */
const WORKER = '.mjs'

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * Static files of builds, from the first folder that has them; precompressed with brotli where there is such a copy.
 * Everything else goes to the next handler. Next would compress on every request, with gzip. The files are listed once:
 * an address can name no other (path traversal).
 */
export function withBuiltFiles(folders: readonly string[], next: Handler): Handler {
  const serve = folders.map((folder) =>
    sirv(folder, {
      brotli: true,
      gzip: true,
      immutable: true,
      maxAge: MAX_AGE,
      // A worker has the content security policy of its own file.
      setHeaders: (response, path) => {
        if (path.endsWith(WORKER)) response.setHeader('content-security-policy', WORKER_POLICY)
      },
    }),
  )
  return async (request, response) => {
    if (!request.url?.startsWith(`${STATIC_PATH}/`)) return await next(request, response)
    request.url = request.url.slice(STATIC_PATH.length)
    // Unhandled error: a later start may have deleted a listed file, and sirv does not handle the stream's error.
    response.once('pipe', (file) => {
      file.once('error', () => response.destroy())
    })
    const notFound = (): void => {
      response.writeHead(404, { 'cache-control': 'no-store' }).end()
    }
    serve.reduceRight<() => void>((rest, from) => () => from(request, response, rest), notFound)()
  }
}

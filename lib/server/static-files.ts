import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'
import { STATIC_PATH } from '#lib/next/build-files.ts'
import { WORKER_POLICY } from '#lib/routing/security-headers.ts'

/** Seconds: a year. */
const MAX_AGE = 31_536_000

/** The only files of the build that come as they are from a package are its workers. */
const WORKER = '.mjs'

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * Serves the build's own files from `folder`, brotli-encoded where the build has left such a copy beside, and hands
 * everything else on. Next would compress them anew for each request, with gzip.
 */
export function withBuiltFiles(folder: string, next: Handler): Handler {
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    immutable: true,
    maxAge: MAX_AGE,
    // A worker lives by the policy of its own file.
    setHeaders: (response, path) => {
      if (path.endsWith(WORKER)) response.setHeader('content-security-policy', WORKER_POLICY)
    },
  })
  return async (request, response) => {
    if (!request.url?.startsWith(`${STATIC_PATH}/`)) return await next(request, response)
    request.url = request.url.slice(STATIC_PATH.length)
    serve(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
      response.end('Not Found\n')
    })
  }
}

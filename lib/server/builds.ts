import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  BUILDS_PATH,
  type BuildMeta,
  LATEST_BUILD_PATH,
  type LatestBuild,
  buildMetaPath,
} from '#lib/contracts/builds.ts'
import { isRead } from './send-page.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Seconds: a year. The files of a build never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

interface Answer {
  readonly status: 200 | 404
  readonly cacheControl: string
  readonly body: string
}

const MISSING: Answer = { status: 404, cacheControl: 'no-store', body: JSON.stringify({ error: 'Not found' }) }

/**
 * Descriptions of builds for tabs that outlive one: the latest build, and those that are still served. From memory,
 * since every open tab asks; everything else goes to the next handler.
 * @param builds the running one first.
 */
export function withBuilds([running, ...earlier]: readonly [BuildMeta, ...BuildMeta[]], next: Handler): Handler {
  const latest: LatestBuild = { id: running.id, timestamp: running.timestamp }
  const answers = new Map<string, Answer>([
    [LATEST_BUILD_PATH, { status: 200, cacheControl: 'no-store', body: JSON.stringify(latest) }],
    ...[running, ...earlier].map(({ id, timestamp, enhancers, styles }): [string, Answer] => [
      buildMetaPath(id),
      { status: 200, cacheControl: IMMUTABLE, body: JSON.stringify({ id, timestamp, enhancers, styles }) },
    ]),
  ])
  return async (request, response) => {
    const [path = ''] = (request.url ?? '').split('?', 1)
    if (!path.startsWith(BUILDS_PATH) || !isRead(request)) return await next(request, response)
    const { status, cacheControl, body } = answers.get(path) ?? MISSING
    response.writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': cacheControl,
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}

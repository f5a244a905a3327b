import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readiness } from '@barriere/shared/observability/readiness.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

const LIVE = '/api/health/live'
const READY = '/api/health/ready'

/**
 * Health probes for load balancers: `live` while the process answers, `ready` while it may take traffic, with the names
 * of missing dependencies. Before Next, so that they cost nothing, and answer while it is busy.
 */
export function withHealth(readiness: Pick<Readiness, 'read'>, rest: Handler): Handler {
  const answer = ({ method }: IncomingMessage, response: ServerResponse, status: number, body: object) => {
    const text = JSON.stringify(body)
    response.writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-length': String(text.length),
    })
    response.end(method === 'HEAD' ? undefined : text)
  }
  return async (request, response) => {
    const [path] = (request.url ?? '').split('?', 1)
    if (path === LIVE) return answer(request, response, 200, { status: 'live' })
    if (path !== READY) return await rest(request, response)
    const { isReady, status, degraded } = await readiness.read()
    answer(request, response, isReady ? 200 : 503, { status, degraded })
  }
}

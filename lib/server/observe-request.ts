import type { IncomingMessage, ServerResponse } from 'node:http'
import { MEDIA_PREFIX } from '#lib/content/media.ts'
import { count, observe, outcomeOf } from '@barriere/shared/observability/metrics.ts'
import {
  REQUEST_ID_HEADER,
  beginRequest,
  parseTraceparent,
  runRequest,
} from '@barriere/shared/observability/request-context.ts'
import { startServerSpan } from '@barriere/shared/observability/tracing.ts'
import { isPagePath } from '@barriere/shared/domain/content/page-paths.ts'

/** Kind of a request for metrics and traces, never its address. */
function requestKind(path: string): 'page' | 'build' | 'media' | 'call' | 'file' {
  if (path.startsWith('/api/')) return 'call'
  if (path.startsWith('/_next/')) return 'build'
  if (path.startsWith(`${MEDIA_PREFIX}/`)) return 'media'
  return isPagePath(path) ? 'page' : 'file'
}

/**
 * Runs `work` for a request: with its id, as the root of the site's part of its trace, and counted at the end of its
 * response.
 */
export function observeRequest(
  request: IncomingMessage,
  response: ServerResponse,
  /** Whether a proxy has set the request id: it is then in its log too. */
  { hasProxy }: { readonly hasProxy: boolean },
  work: () => void,
): void {
  const { url = '', headers } = request
  const kind = requestKind(url.split('?', 1)[0] as string)
  const parent = parseTraceparent(headers.traceparent?.toString())
  const span = startServerSpan(
    beginRequest({ id: hasProxy ? headers[REQUEST_ID_HEADER]?.toString() : undefined, parent }),
    { name: `site ${kind}`, attributes: { kind } },
    { trusted: false },
  )
  const started = performance.now()
  response.once('close', () => {
    const { statusCode, writableFinished } = response
    count('site_requests_total', { kind, outcome: outcomeOf(statusCode, writableFinished) })
    observe('site_request_seconds', { kind }, (performance.now() - started) / 1_000)
    span.end(statusCode)
  })
  runRequest(span.context, work)
}

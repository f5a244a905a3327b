import type { Instrumentation } from 'next'
import { log } from '#lib/process/log.ts'

/** Next's hook for what a page, a route handler or the middleware throws: a line of log, which is also reported. */
export const onRequestError: Instrumentation.onRequestError = (err, _request, { routePath, routeType }) => {
  log.error({ event: 'request.failed', operation: routePath, kind: routeType, err }, 'request failed')
}

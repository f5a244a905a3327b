import type { Instrumentation } from 'next'
import { log } from '#lib/process/log.ts'

/** Next's hook for errors of a page or a route handler: logs them, which also reports them. */
export const onRequestError: Instrumentation.onRequestError = (err, _request, { routePath, routeType }) => {
  log.error({ event: 'request.failed', operation: routePath, kind: routeType, err }, 'request failed')
}

import { AsyncLocalStorage } from 'node:async_hooks'
import { processSingleton } from '#lib/process/process-singleton.ts'
import type { RouteDecision, RouteRequest } from './step.ts'

/** A request and what it gets. */
export interface Route {
  readonly request: RouteRequest
  readonly decision: RouteDecision
}

const storage = (): AsyncLocalStorage<Route> => processSingleton('route', () => new AsyncLocalStorage())

/** Request context: the route that the HTTP server decided; undefined where nothing stands before Next. */
export const currentRoute = (): Route | undefined => storage().getStore()

/** Runs `work` (Next's handler, and so the middleware) with a route that is decided already. */
export const runWithRoute = <T>(route: Route, work: () => T): T => storage().run(route, work)

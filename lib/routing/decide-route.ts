import { DEFAULT_LOCALE } from '#lib/domain/locale.ts'
import { log } from '#lib/process/log.ts'
import { splitLocale } from './canonical.ts'
import type { RouteDecision, RouteRequest, RouteServices, Step } from './step.ts'
import {
  canonicalStep,
  existenceStep,
  guardStep,
  languageStep,
  libraryStep,
  redirectsStep,
  unprefixedRoutesStep,
} from './steps.ts'

/** Chain of responsibility: the first step that decides ends it; the last always does. */
const STEPS: readonly Step[] = [
  canonicalStep,
  languageStep,
  unprefixedRoutesStep,
  redirectsStep,
  guardStep,
  libraryStep,
  existenceStep,
]

/**
 * Routing: decides what a page request gets, before anything is rendered. Runs once per request: in the HTTP server, or
 * in the middleware where nothing stands before Next. Never rejects: a step that throws is a bug, which is logged and
 * answered with status 500.
 */
export async function decideRoute(request: RouteRequest, services: RouteServices): Promise<RouteDecision> {
  try {
    for (const step of STEPS) {
      const decision = await step(request, services)
      if (decision) return decision
    }
    throw new Error('No step decided.')
  } catch (error) {
    log.error({ event: 'route.failed', path: request.path, err: error }, 'request could not be routed')
    const locale = splitLocale(request.path)?.locale ?? DEFAULT_LOCALE
    return { kind: 'status', status: 500, locale, path: request.path }
  }
}

import type { MiddlewareHandler } from 'hono'
import { HttpError } from '../../kit/http-error.ts'
import { newRoutes, type KitApp } from '../../kit/http.ts'
import { readJsonBody } from '../../kit/json-body.ts'
import type { Store } from '../store/store.ts'
import { type Faults, FaultSettings } from './faults.ts'

/** `PUT` replaces all faults, `DELETE` ends them. Mounted behind authentication. */
export function faultRoutes(faults: Faults, store: Store): KitApp {
  const app = newRoutes()
  app.put('/', async (context) => {
    const parsed = FaultSettings.safeParse(await readJsonBody(context.req.raw, { bytes: 65_536, depth: 20 }))
    if (!parsed.success)
      throw new HttpError(422, {
        error: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '),
      })
    faults.set(parsed.data, await store.snapshot())
    return context.json({ faults: parsed.data })
  })
  app.delete('/', (context) => {
    faults.reset()
    return context.json({ faults: {} })
  })
  return app
}

/** Middleware of the delivery API that injects the faults. */
export const faultMiddleware =
  (faults: Faults): MiddlewareHandler =>
  async (context, next) => {
    const { url } = context.req.raw
    const instead = (await faults.intercept()) ?? faults.cached(url)
    if (instead) {
      context.res = instead
      return
    }
    await next()
    faults.store(url, context.res)
  }

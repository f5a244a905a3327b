import type { MiddlewareHandler } from 'hono'
import { type SecretPair, isBearer } from '@barriere/shared/secrets/secret-pair.ts'
import { HttpError } from './http-error.ts'

/** Middleware for one client: 401 without its token; no cache keeps an answer. */
export const tokenOnly =
  (tokens: SecretPair): MiddlewareHandler =>
  async (context, next) => {
    context.header('cache-control', 'private, no-store')
    if (!isBearer(context.req.header('authorization'), tokens)) throw new HttpError(401, { error: 'Unauthorized' })
    await next()
  }

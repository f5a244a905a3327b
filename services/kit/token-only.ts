import type { MiddlewareHandler } from 'hono'
import { sameSecret } from '#lib/domain/same-secret.ts'
import { HttpError } from './http-error.ts'

/** Middleware for one caller: who has not its token gets a 401, and no cache keeps an answer. */
export const tokenOnly =
  (token: string): MiddlewareHandler =>
  async (context, next) => {
    context.header('cache-control', 'private, no-store')
    if (!sameSecret(context.req.header('authorization') ?? '', `Bearer ${token}`))
      throw new HttpError(401, { error: 'Unauthorized' })
    await next()
  }

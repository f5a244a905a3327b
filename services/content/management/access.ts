import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { sameSecret } from '#lib/domain/same-secret.ts'
import { HttpError } from '../../kit/http-error.ts'
import { actAs } from '../people/acting.ts'
import type { People } from '../people/people.ts'
import { type Principal, MANAGEMENT_TOKEN, hasRole } from '../people/principal.ts'
import type { ManagementContext, ManagementVariables } from './context.ts'
import { type Right, RIGHTS, callOf } from './rights.ts'

const unauthorized = (): HttpError => new HttpError(401, { error: 'Unauthorized' })

const forbidden = (): HttpError => new HttpError(403, { error: 'Forbidden' })

/** A token as clients send it, raw or as `Bearer`; undefined for none. */
const tokenOf = (header: string | undefined): string | undefined => header?.replace(/^Bearer /i, '')

/** Authentication of what is for tests and operators: the management token alone. */
export const managementTokenOnly =
  (token: string): MiddlewareHandler =>
  async (context, next) => {
    if (!sameSecret(tokenOf(context.req.header('authorization')) ?? '', token)) throw unauthorized()
    await next()
  }

interface AccessOptions {
  /** The management token of the configuration. */
  readonly token: string
  readonly people: People
}

/** Authentication and authorisation of the management API, and its audit trail. */
export function managementAccess({
  token,
  people,
}: AccessOptions): MiddlewareHandler<{ Variables: ManagementVariables }> {
  /** A token in the header, else a session in the cookie. */
  const authenticate = async (context: ManagementContext): Promise<Principal> => {
    const given = tokenOf(context.req.header('authorization'))
    if (given !== undefined) {
      const principal = sameSecret(given, token) ? MANAGEMENT_TOKEN : await people.keys.principalOf(given)
      if (!principal) throw unauthorized()
      return principal
    }
    if (!people.hasCookie(context)) throw unauthorized()
    if (!people.isFromEditor(context)) throw forbidden()
    const principal = await people.principalOf(context)
    if (!principal) throw unauthorized()
    return principal
  }

  return async (context, next) => {
    context.header('cache-control', 'private, no-store')
    const call = registeredCall(context)
    const right = call === undefined ? undefined : RIGHTS.get(call)
    if (right?.least === 'anyone') {
      if (!people.isFromEditor(context)) throw forbidden()
      await next()
      return
    }
    const principal = await authenticate(context)
    if (call !== undefined && !mayCall(principal, right)) throw forbidden()
    context.set('principal', principal)
    await actAs(principal, next)
    if (right?.activity !== undefined && context.res.ok)
      await people.activities.record(principal, right.activity, await subjectOf(context))
  }
}

/** Deny by default: a route without a line in the table is nobody's. */
const mayCall = (principal: Principal, right: Right | undefined): boolean =>
  right !== undefined && right.least !== 'anyone' && hasRole(principal, right.least)

/** The call in the table of rights that a request is; undefined where no route answers it. */
function registeredCall(context: ManagementContext): string | undefined {
  const method = context.req.method === 'HEAD' ? 'GET' : context.req.method
  // Middleware is registered for all methods below a path.
  const handler = matchedRoutes(context).find((route) => !(route.method === 'ALL' && route.path.endsWith('*')))
  return handler && callOf(method, handler.path)
}

/** Id of what a call was about: in its path, or of what it has made. */
async function subjectOf(context: ManagementContext): Promise<string | undefined> {
  const id = /\/v1\/spaces\/\d+\/\w+\/([\w-]+)/.exec(context.req.path)?.[1]
  if (id !== undefined || context.res.status !== 201) return id
  const made = (await context.res.clone().json()) as Readonly<Record<string, { readonly id?: unknown }>>
  const own = Object.values(made)[0]?.id
  return own === undefined ? undefined : String(own)
}

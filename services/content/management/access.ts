import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { type SecretPair, isOneOf } from '@barriere/shared/secrets/secret-pair.ts'
import type { Sql } from '../../kit/database.ts'
import { HttpError } from '../../kit/http-error.ts'
import { polledRequests } from '../../kit/http.ts'
import { actAs } from '../people/acting.ts'
import type { People } from '../people/people.ts'
import { hasRole } from '@barriere/shared/stories/roles.ts'
import { type Principal, MANAGEMENT_TOKEN } from '../people/principal.ts'
import type { ManagementContext, ManagementVariables } from './context.ts'
import { type Right, RIGHTS, callOf } from './rights.ts'

const unauthorized = (): HttpError => new HttpError(401, { error: 'Unauthorized' })

const forbidden = (): HttpError => new HttpError(403, { error: 'Forbidden' })

/** A token as clients send it, raw or as `Bearer`; undefined for none. */
const tokenOf = (header: string | undefined): string | undefined => header?.replace(/^Bearer /i, '')

/** Authentication of routes for tests and operators: only the management token. */
export const managementTokenOnly =
  (tokens: SecretPair): MiddlewareHandler =>
  async (context, next) => {
    if (!isOneOf(tokenOf(context.req.header('authorization')) ?? '', tokens)) throw unauthorized()
    await next()
  }

interface AccessOptions {
  /** The management token of the configuration. */
  readonly tokens: SecretPair
  readonly people: People
}

/** Authentication and authorisation of the management API, and its audit trail. */
export function managementAccess({
  tokens,
  people,
}: AccessOptions): MiddlewareHandler<{ Variables: ManagementVariables }> {
  /** A token in the header, else a session by its cookie. */
  const authenticate = async (context: ManagementContext, isPolled: boolean): Promise<Principal> => {
    const given = tokenOf(context.req.header('authorization'))
    if (given !== undefined) {
      const principal = isOneOf(given, tokens) ? MANAGEMENT_TOKEN : await people.keyHolder(context, given)
      if (!principal) throw unauthorized()
      return principal
    }
    if (!people.hasCookie(context)) throw unauthorized()
    if (!people.isFromEditor(context)) throw forbidden()
    const principal = await people.principalOf(context, { isPolled })
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
    const isPolled = right?.isPolled ?? false
    if (isPolled) polledRequests.add(context.req.raw)
    const principal = await authenticate(context, isPolled)
    if (call !== undefined && !mayCall(principal, right)) throw forbidden()
    context.set('principal', principal)
    const kind = right?.activity
    let isRecorded = false
    const record = async (transaction: Sql, made: unknown): Promise<void> => {
      if (kind === undefined) return
      isRecorded = true
      await people.activities.record(transaction, principal, kind, subjectOf(context, made))
    }
    await actAs({ principal, record }, next)
    // Calls without a change here, such as signing a link, are recorded before the answer is sent.
    if (kind !== undefined && !isRecorded && context.res.ok)
      await people.recordActivity(principal, kind, subjectOf(context))
  }
}

/** Deny by default: a route that is not in the table is refused to everyone. */
const mayCall = (principal: Principal, right: Right | undefined): boolean =>
  right !== undefined && right.least !== 'anyone' && hasRole(principal, right.least)

/** Key of the request in the table of rights; undefined if no route matches. */
function registeredCall(context: ManagementContext): string | undefined {
  const method = context.req.method === 'HEAD' ? 'GET' : context.req.method
  // Middleware is registered for all methods below a path.
  const handler = matchedRoutes(context).find((route) => !(route.method === 'ALL' && route.path.endsWith('*')))
  return handler && callOf(method, handler.path)
}

/** Ids of the call's subject, separated by commas: from the result of its change, else from its path. */
const subjectOf = (context: ManagementContext, made?: unknown): string | undefined =>
  idsOf(made).join() || /\/v1\/spaces\/\d+\/\w+\/(\d+)/.exec(context.req.path)?.[1]

/** Ids of a result: numbers, and the ids of objects. */
function idsOf(made: unknown): readonly number[] {
  if (typeof made === 'number') return [made]
  if (Array.isArray(made)) return made.flatMap(idsOf)
  return typeof made === 'object' && made !== null && 'id' in made ? idsOf(made.id) : []
}

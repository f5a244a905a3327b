import { type Context, Hono } from 'hono'
import { HttpError } from '../../kit/http-error.ts'
import { readJsonBody } from '../../kit/json-body.ts'
import { pageOf, pageSlice, textOf } from '../query/params.ts'
import { parseQuery, type QueryObject } from '../query/query-string.ts'
import type { People } from '../people/people.ts'
import { hasRole, type Role } from '@barriere/shared/stories/roles.ts'
import type { Principal } from '../people/principal.ts'
import type { Store } from '../store/store.ts'
import type { WebhookEndpoints } from '../webhooks/endpoints.ts'
import type { Webhooks } from '../webhooks/webhooks.ts'
import { invalid } from './input.ts'

/** Dependencies of the management API's routes, injected. */
export interface Management {
  store: Store
  previewToken: string
  assetOrigin: () => string
  /** Routes below `/stories` that call the site. */
  previews: ManagementApp
  people: People
  webhooks: Webhooks
  endpoints: WebhookEndpoints
}

/** Context variables of the management API, set by its authentication. */
export interface ManagementVariables {
  principal: Principal
}

export type ManagementContext = Context<{ Variables: ManagementVariables }>

export type ManagementApp = Hono<{ Variables: ManagementVariables }>

/** Router of a part of the management API. */
export const newManagementRoutes = (): ManagementApp => new Hono<{ Variables: ManagementVariables }>({ strict: false })

/** The principal of this call. */
export const principalOf = (context: ManagementContext): Principal => context.get('principal')

/** Authorisation that depends on more than method and path. Throws 403. */
export function requireRole(context: ManagementContext, least: Role): void {
  if (!hasRole(principalOf(context), least)) throw new HttpError(403, { error: `This needs the role ${least}` })
}

const LIMITS = { bytes: 4 * 1024 * 1024, depth: 50 }

export const bodyOf = (context: ManagementContext): Promise<unknown> => readJsonBody(context.req.raw, LIMITS)

export const queryOf = (context: ManagementContext): QueryObject => parseQuery(new URL(context.req.raw.url).search)

export const notFound = (): HttpError => new HttpError(404, ['This record could not be found'])

/** The id in the path. Throws 404. */
export function idOf(context: ManagementContext, name = 'id'): number {
  const id = Number(context.req.param(name))
  if (!Number.isSafeInteger(id) || id <= 0) throw notFound()
  return id
}

/** A required number of the query. Throws 422. */
export function numberOf(context: ManagementContext, ...names: readonly string[]): number {
  const query = queryOf(context)
  const id = Number(names.map((name) => textOf(query, name)).find((text) => text !== undefined))
  if (!Number.isSafeInteger(id) || id <= 0) throw invalid({ [names[0] ?? 'id']: ['must be a number'] })
  return id
}

/** Optimistic lock: the `saves` in `If-Match`; undefined without it, and for `*`. */
export function knownSaves(context: ManagementContext): number[] | undefined {
  const header = context.req.header('if-match')
  if (header === undefined || header.trim() === '*') return undefined
  return header.split(',').map((tag) => Number(/^\s*(?:W\/)?"(\d+)"\s*$/.exec(tag)?.[1] ?? Number.NaN))
}

/** A page of a list with its `total` and `per-page`. */
export function listAnswer<T>(
  context: ManagementContext,
  name: string,
  items: readonly T[],
  toItem: (item: T) => unknown,
  most = 100,
): Response {
  const page = pageOf(queryOf(context), most)
  context.header('total', String(items.length))
  context.header('per-page', String(page.perPage))
  return context.json({ [name]: pageSlice(items, page).map(toItem) })
}

/** Runs a change; a violated unique constraint becomes a 422 with the cloud's message. */
export async function uniquely<T>(field: string, change: Promise<T>): Promise<T> {
  try {
    return await change
  } catch (error) {
    const code = error instanceof Error ? (error.cause as { code?: unknown } | undefined)?.code : undefined
    if (code === '23505') throw invalid({ [field]: ['has already been taken'] })
    throw error
  }
}

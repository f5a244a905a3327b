import { type SQL, and, desc, eq, isNull } from 'drizzle-orm'
import {
  bodyOf,
  idOf,
  type Management,
  type ManagementApp,
  newManagementRoutes,
  notFound,
  numberOf,
  queryOf,
} from '../management/context.ts'
import { readInput } from '../management/input.ts'
import { choiceOf, pageOf, textOf } from '../query/params.ts'
import { webhookDeliveries } from '../schema.ts'
import { type Endpoint, EndpointInput, type WebhookEndpoints } from './endpoints.ts'

/** An endpoint in the form of the cloud. The secret is returned only when it is created. */
const toEndpoint = ({ id, name, url, actions, activated, sealedSecret, createdAt, ...row }: Endpoint) => ({
  id,
  name,
  endpoint: url,
  actions,
  activated,
  has_secret: sealedSecret !== null,
  // Extensions of ours: how long the secret of the configuration, or the former secret, signs.
  shared_until: sealedSecret === null ? (row.sharedUntil?.toISOString() ?? null) : null,
  former_secret_until: row.previousUntil?.toISOString() ?? null,
  created_at: createdAt.toISOString(),
  fixed: false,
})

/** An endpoint of the configuration. It has no id, because it cannot be changed here. */
const toFixed = (url: string) => ({
  id: null,
  name: new URL(url).host,
  endpoint: url,
  actions: [],
  activated: true,
  has_secret: true,
  shared_until: null,
  former_secret_until: null,
  created_at: null,
  fixed: true,
})

/** `/webhook_endpoints` of a space; those of the configuration are listed first. */
export function endpointRoutes(endpoints: WebhookEndpoints): ManagementApp {
  const app = newManagementRoutes()
  app.get('/', async (context) =>
    context.json({ webhook_endpoints: [...endpoints.fixed.map(toFixed), ...(await endpoints.list()).map(toEndpoint)] }),
  )
  app.post('/', async (context) => {
    const { row, secret } = await endpoints.add(readInput(EndpointInput, await bodyOf(context), 'webhook_endpoint'))
    return context.json({ webhook_endpoint: { ...toEndpoint(row), ...(secret ? { secret } : {}) } }, 201)
  })
  // The answer contains the new secret, once.
  app.post('/:id/secret', async (context) => {
    const changed = await endpoints.changeSecret(idOf(context))
    if (!changed) throw notFound()
    return context.json({ webhook_endpoint: { ...toEndpoint(changed.row), secret: changed.secret } })
  })
  app.delete('/:id/former_secret', async (context) => {
    const row = await endpoints.endFormerSecret(idOf(context))
    if (!row) throw notFound()
    return context.json({ webhook_endpoint: toEndpoint(row) })
  })
  app.get('/:id', async (context) => {
    const row = await endpoints.find(idOf(context))
    if (!row) throw notFound()
    return context.json({ webhook_endpoint: toEndpoint(row) })
  })
  app.put('/:id', async (context) => {
    const id = idOf(context)
    const row = await endpoints.change(id, readInput(EndpointInput, await bodyOf(context), 'webhook_endpoint'))
    if (!row) throw notFound()
    return context.json({ webhook_endpoint: toEndpoint(row) })
  })
  app.delete('/:id', async (context) => {
    if (!(await endpoints.remove(idOf(context)))) throw notFound()
    return context.json({})
  })
  return app
}

const MOST = 100

interface Told {
  readonly action?: string
  readonly story_id?: number
  readonly full_slug?: string
  readonly datasource_slug?: string
}

const toDelivery = (row: typeof webhookDeliveries.$inferSelect) => {
  const { action, story_id = null, full_slug = null, datasource_slug = null } = JSON.parse(row.body) as Told
  return {
    id: row.id,
    webhook_endpoint_id: row.endpointId,
    endpoint: row.url,
    action: action ?? null,
    story_id,
    full_slug,
    datasource_slug,
    state: row.state,
    status: row.status,
    error: row.error,
    milliseconds: row.milliseconds,
    created_at: row.createdAt.toISOString(),
  }
}

/** `/webhook_deliveries` of a space, the newest first; `webhook_endpoint_id` 0 selects those of the configuration. */
export function deliveryRoutes({ store, webhooks }: Management): ManagementApp {
  const app = newManagementRoutes()
  app.get('/', async (context) => {
    const query = queryOf(context)
    const page = pageOf(query, MOST)
    const state = choiceOf(query, 'state', webhookDeliveries.state.enumValues)
    const endpoint = textOf(query, 'webhook_endpoint_id')
    const wanted: SQL | undefined = and(
      endpoint === undefined
        ? undefined
        : Number(endpoint) === 0
          ? isNull(webhookDeliveries.endpointId)
          : eq(webhookDeliveries.endpointId, numberOf(context, 'webhook_endpoint_id')),
      state === undefined ? undefined : eq(webhookDeliveries.state, state),
    )
    const [total, rows] = await Promise.all([
      store.sql.$count(webhookDeliveries, wanted),
      store.sql
        .select()
        .from(webhookDeliveries)
        .where(wanted)
        .orderBy(desc(webhookDeliveries.id))
        .limit(page.perPage)
        .offset((page.page - 1) * page.perPage),
    ])
    context.header('total', String(total))
    context.header('per-page', String(page.perPage))
    return context.json({ webhook_deliveries: rows.map(toDelivery) })
  })
  app.post('/:id/replay', async (context) => {
    const id = await webhooks.replay(idOf(context), new Date(store.now()))
    if (id === undefined) throw notFound()
    return context.json({ webhook_delivery: { id, state: 'pending' } }, 201)
  })
  return app
}

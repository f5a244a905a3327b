import { join, resolve } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { newRoutes } from '../kit/http.ts'
import type { RunningService, Service, ServiceContext } from '../kit/service.ts'
import { deliveryRoutes } from './delivery/routes.ts'
import { editorRoutes } from './editor/routes.ts'
import { Faults } from './faults/faults.ts'
import { faultMiddleware, faultRoutes } from './faults/routes.ts'
import { createImageHandler } from './images/handler.ts'
import { managementAccess, managementRoutes } from './management/routes.ts'
import { previewRoutes } from './preview/routes.ts'
import { seedIfEmpty } from './seed/reset-from-seed.ts'
import { Store } from './store/store.ts'
import { Webhooks } from './webhooks/webhooks.ts'

/** The Storyblok-compatible content service: delivery, images, management, webhooks. */
export const contentService: Service = {
  name: 'content',
  async start(context) {
    const { env, database, clock, log } = context
    await database.migrate('content', join(import.meta.dirname, 'migrations'))
    await seedIfEmpty({
      sql: database.sql,
      contentDir: resolve(env.CONTENT_DIR),
      spaceId: env.STORYBLOK_SPACE_ID,
      now: env.CONTENT_SEED_DAY ?? new Date(clock.now()),
      log,
    })
    const faults = new Faults(clock)
    const webhooks = new Webhooks({
      sql: database.sql,
      urls: env.CONTENT_WEBHOOK_URLS,
      secret: env.STORYBLOK_WEBHOOK_SECRET,
      log,
      onSend: () => faults.onNotify(),
    })
    await webhooks.resume()
    return run(context, new Store(database, clock, webhooks), webhooks, faults)
  },
}

function run({ env, baseUrl, log }: ServiceContext, store: Store, webhooks: Webhooks, faults: Faults): RunningService {
  const assetOrigin = (): string => env.CONTENT_ASSET_ORIGIN ?? `${baseUrl()}/content`
  const images = createImageHandler({
    assetsDir: join(resolve(env.CONTENT_DIR), 'assets', String(env.STORYBLOK_SPACE_ID)),
    cacheDir: join(resolve(env.DATA_DIR), 'images'),
    strict: env.STRICT_IMAGES,
    log,
  })
  const app = newRoutes()

  app.use('/v2/*', cors)
  if (env.CONTENT_FAULTS) {
    app.use('/v2/*', faultMiddleware(faults))
    app.use('/_faults/*', managementAccess(env.STORYBLOK_MANAGEMENT_TOKEN))
    app.route('/_faults', faultRoutes(faults, store))
  }
  app.route(
    '/v2/cdn',
    deliveryRoutes({
      tokens: { public: env.STORYBLOK_PUBLIC_TOKEN, preview: env.STORYBLOK_PREVIEW_TOKEN },
      limits: { relations: env.CONTENT_RELATIONS_LIMIT, links: env.CONTENT_LINKS_LIMIT },
      assetOrigin,
      snapshot: async (draft) => (draft ? store.snapshot() : faults.visible(await store.snapshot())),
    }),
  )

  app.use('/v1/*', managementAccess(env.STORYBLOK_MANAGEMENT_TOKEN))
  const previews = previewRoutes({
    store,
    previewToken: env.STORYBLOK_PREVIEW_TOKEN,
    draftEpoch: env.DRAFT_EPOCH,
    webhookSecret: env.STORYBLOK_WEBHOOK_SECRET,
    siteOrigin: env.SITE_ORIGIN,
    log,
  })
  app.route('/v1', managementRoutes({ store, previewToken: env.STORYBLOK_PREVIEW_TOKEN, assetOrigin, previews }))

  app.route('/editor', editorRoutes({ spaceId: env.STORYBLOK_SPACE_ID, siteOrigin: env.SITE_ORIGIN, assetOrigin }))

  app.all('/f/*', (context) => {
    const { pathname } = new URL(context.req.raw.url)
    return images(context.req.raw, pathname.slice(pathname.indexOf('/f/')))
  })
  return { app, beforeStop: () => faults.reset(), stop: () => webhooks.stop() }
}

const CORS = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'total, per-page' }

/** Any site may read: the token is the key. Errors and redirects carry the headers too. */
const cors: MiddlewareHandler = async (context, next) => {
  if (context.req.method === 'OPTIONS') {
    return context.body(null, 204, {
      ...CORS,
      'access-control-allow-methods': 'GET, HEAD, OPTIONS',
      'access-control-allow-headers': 'Content-Type, Accept',
    })
  }
  await next()
  for (const [name, value] of Object.entries(CORS)) context.res.headers.set(name, value)
}

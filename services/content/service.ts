import { join, resolve } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { isPublicDeployment } from '@barriere/shared/process/deployment.ts'
import { hasEditor } from '../kit/deployment.ts'
import { newRoutes } from '../kit/http.ts'
import { RepeatedJob } from '../kit/repeated-job.ts'
import { Seal } from '../kit/seal.ts'
import type { RunningService, Service, ServiceContext } from '../kit/service.ts'
import { fileStore } from './assets/file-store.ts'
import type { UploadLimits } from './assets/inspect.ts'
import { libraryOriginals } from './assets/originals.ts'
import { uploadRoutes } from './assets/routes.ts'
import { clamdScanner } from './assets/scan.ts'
import { seedAssets } from './assets/seed-assets.ts'
import { Uploads } from './assets/uploads.ts'
import { loadLibrary } from './delivery/resolve-assets.ts'
import { deliveryRoutes } from './delivery/routes.ts'
import { editorRoutes } from './editor/routes.ts'
import { Faults } from './faults/faults.ts'
import { faultMiddleware, faultRoutes } from './faults/routes.ts'
import { runDue } from './history/due.ts'
import { createAssetIndex } from './images/assets.ts'
import { createImageHandler } from './images/handler.ts'
import { managementAccess, managementTokenOnly } from './management/access.ts'
import { type Management, newManagementRoutes } from './management/context.ts'
import { managementRoutes } from './management/routes.ts'
import { removeDemonstration, seedDemonstration } from './people/demonstration.ts'
import { People } from './people/people.ts'
import { previewRoutes } from './preview/routes.ts'
import { seedIfEmpty } from './seed/reset-from-seed.ts'
import { Store } from './store/store.ts'
import { WebhookEndpoints } from './webhooks/endpoints.ts'
import { resealEndpoints } from './webhooks/reseal-endpoints.ts'
import { Webhooks } from './webhooks/webhooks.ts'

/** The Storyblok-compatible content service: delivery, images, management, webhooks. */
export const contentService: Service = {
  name: 'content',
  async start(context) {
    const { env, database, clock, log, baseUrl } = context
    const { sql } = database
    await database.migrate('content', join(import.meta.dirname, 'migrations'))
    await seedIfEmpty({
      sql: database.sql,
      contentDir: resolve(env.CONTENT_DIR),
      spaceId: env.STORYBLOK_SPACE_ID,
      now: env.CONTENT_SEED_DAY ?? new Date(clock.now()),
      log,
    })
    const faults = new Faults(clock)
    const seal = new Seal(env.EDITOR_KEY, 'webhook signature secrets')
    const webhooks = new Webhooks({
      sql,
      seal,
      clock,
      urls: env.CONTENT_WEBHOOK_URLS,
      secret: env.STORYBLOK_WEBHOOK_SECRET[0],
      publicOnly: isPublicDeployment(env),
      log,
      onSend: () => faults.onNotify(),
    })
    const isDemonstration = env.EDITOR_DEMONSTRATION ?? !isPublicDeployment(env)
    const people = new People({ env, sql, clock, log, isDemonstration, baseUrl })
    await (isDemonstration ? seedDemonstration({ sql, clock, passwords: people.passwords }) : removeDemonstration(sql))
    await people.passwords.warmUp()
    await webhooks.resume()
    const endpoints = new WebhookEndpoints({
      sql,
      clock,
      seal,
      publicOnly: isPublicDeployment(env),
      urls: env.CONTENT_WEBHOOK_URLS,
    })
    const store = new Store({
      database,
      clock,
      outbox: webhooks,
      notices: people.notices,
      settings: {
        versions: env.CONTENT_VERSIONS,
        versionDays: env.CONTENT_VERSIONS_DAYS,
        trashDays: env.CONTENT_TRASH_DAYS,
        workflow: env.CONTENT_WORKFLOW,
        checks: env.CONTENT_CHECKS,
      },
    })
    // Warm-up: reading a large space takes seconds, longer than the first client waits.
    await store.snapshot()
    return run(context, { store, people, webhooks, endpoints, faults, seal })
  },
}

/** Interval of retention in milliseconds. */
const SWEEP_EVERY = 3_600_000

interface Parts extends Pick<Management, 'store' | 'people' | 'webhooks' | 'endpoints'> {
  readonly faults: Faults
  /** Encrypts the secrets of webhooks. */
  readonly seal: Seal
}

async function run({ env, baseUrl, clock, log }: ServiceContext, parts: Parts): Promise<RunningService> {
  const { store, people, webhooks, faults } = parts
  const assetOrigin = (): string => env.CONTENT_ASSET_ORIGIN ?? `${baseUrl()}/content`
  const directory = join(resolve(env.CONTENT_DIR), 'assets', String(env.STORYBLOK_SPACE_ID))
  const seeded = createAssetIndex(directory)
  await seedAssets({ sql: store.sql, directory, index: seeded, now: new Date(clock.now()) })
  const files = fileStore(join(resolve(env.DATA_DIR), 'assets'))
  const scanner = env.CLAMD_URL === undefined ? undefined : clamdScanner(env.CLAMD_URL)
  const uploads = new Uploads({ store, files, limits: limitsOf(env), scanner, log })
  const images = createImageHandler({
    assets: libraryOriginals(store.sql, seeded, files),
    cacheDir: join(resolve(env.DATA_DIR), 'images'),
    strict: env.STRICT_IMAGES,
    avifEffort: env.IMAGES_AVIF_EFFORT,
    log,
  })
  const app = newRoutes()
  const schedules = new RepeatedJob({
    name: 'schedules',
    every: SECOND,
    async work() {
      await runDue(store, log)
      await uploads.emptyTrash()
    },
    log,
  })

  app.use('/v2/*', cors)
  if (env.CONTENT_FAULTS) {
    app.use('/v2/*', faultMiddleware(faults))
    app.use('/_faults/*', managementTokenOnly(env.STORYBLOK_MANAGEMENT_TOKEN))
    app.route('/_faults', faultRoutes(faults, store))
  }
  app.route(
    '/v2/cdn',
    deliveryRoutes({
      tokens: { public: env.STORYBLOK_PUBLIC_TOKEN, preview: env.STORYBLOK_PREVIEW_TOKEN },
      limits: { relations: env.CONTENT_RELATIONS_LIMIT, links: env.CONTENT_LINKS_LIMIT },
      assetOrigin,
      library: (spaceId) => loadLibrary(store.sql, spaceId),
      snapshot: async (draft, release) => {
        if (draft)
          return (release === undefined ? undefined : await store.withRelease(release, 'published')) ?? store.snapshot()
        return faults.visible(await store.snapshot())
      },
    }),
  )

  const previews = previewRoutes({
    store,
    previewTokens: env.STORYBLOK_PREVIEW_TOKEN,
    draftEpoch: env.DRAFT_EPOCH,
    webhookSecret: env.STORYBLOK_WEBHOOK_SECRET[0],
    siteOrigin: env.SITE_ORIGIN,
    log,
  })
  const management = newManagementRoutes()
  management.use(managementAccess({ tokens: env.STORYBLOK_MANAGEMENT_TOKEN, people }))
  const site = { previewToken: env.STORYBLOK_PREVIEW_TOKEN[0], assetOrigin, previews }
  management.route('/', managementRoutes({ ...parts, ...site }, uploads))
  app.route('/v1', management)
  app.route('/uploads', uploadRoutes(uploads))

  if (hasEditor(env))
    app.route(
      '/editor',
      editorRoutes({
        spaceId: env.STORYBLOK_SPACE_ID,
        siteOrigin: env.SITE_ORIGIN,
        assetOrigin,
        checks: env.CONTENT_CHECKS,
      }),
    )

  app.all('/f/*', (context) => {
    const { pathname } = new URL(context.req.raw.url)
    return images(context.req.raw, pathname.slice(pathname.indexOf('/f/')))
  })
  const retention = new RepeatedJob({
    name: 'retention of the content service',
    every: SWEEP_EVERY,
    async work() {
      await people.sweep()
      await webhooks.sweep(clock.now())
      await resealEndpoints({ sql: store.sql, seal: parts.seal, log })
      await uploads.sweep()
    },
    log,
  })
  return {
    app,
    // Uploads have a limit for each kind of file, and stories have their own.
    longerBodies: { '/content': Number.POSITIVE_INFINITY },
    dependencies: [people.outbox.dependency],
    ready() {
      schedules.start()
      retention.start()
      people.outbox.start()
    },
    beforeStop: () => faults.reset(),
    async stop() {
      await schedules.stop()
      await retention.stop()
      await people.outbox.stop()
      await webhooks.stop()
    },
  }
}

const SECOND = 1_000
const MEGA = 1_000_000

const limitsOf = (env: ServiceContext['env']): UploadLimits => ({
  bytes: {
    picture: env.CONTENT_PICTURE_MEGABYTES * MEGA,
    video: env.CONTENT_VIDEO_MEGABYTES * MEGA,
    document: env.CONTENT_DOCUMENT_MEGABYTES * MEGA,
  },
  pixels: env.CONTENT_PICTURE_MEGAPIXELS * MEGA,
})

const CORS = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'total, per-page' }

/** CORS: any site may read, because access needs the token. Errors and redirects have the headers too. */
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

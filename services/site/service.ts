import { join } from 'node:path'
import PQueue from 'p-queue'
import { type z } from 'zod'
import { BODY_LIMIT } from '@barriere/shared/contracts/http.ts'
import { SEARCH_FACETS, searchQuery, suggestQuery } from '@barriere/shared/contracts/search.ts'
import { readBody } from '@barriere/shared/http/read-body.ts'
import { WEBHOOK_SIGNATURE_HEADER, isSignedWebhook } from '@barriere/shared/secrets/webhook-signature.ts'
import { AvailabilityEngine } from '#services/site/availability/engine.ts'
import { HttpError } from '../kit/http-error.ts'
import { newRoutes } from '../kit/http.ts'
import type { Env } from '../kit/env.ts'
import type { Service } from '../kit/service.ts'
import { startAvailability } from './availability/availability.ts'
import { ConsentReceipts } from './consent/consent.ts'
import { consentRoutes } from './consent/routes.ts'
import { LARGEST_FORM } from './desk/browser.ts'
import { LIMITS as NEWSLETTER_LIMITS } from './newsletter/routes.ts'
import { startDesk } from './desk/start.ts'
import { RequestContent } from './requests/content.ts'
import { startRequests } from './requests/start.ts'
import { indexFingerprint } from './search/fingerprint.ts'
import { type SearchContext, places, search } from './search/search.ts'
import { prepareLanguages } from './search/languages.ts'
import { MemoryIndex } from './search/memory-index.ts'
import { StorySource } from './search/source.ts'
import { SearchStore } from './search/store.ts'
import { suggest } from './search/suggest.ts'
import { SearchSync } from './search/sync.ts'
import { sessionRoutes } from './sessions/routes.ts'
import { SessionStore } from './sessions/store.ts'
import { vitalsRoutes } from './vitals/routes.ts'
import { Vitals } from './vitals/vitals.ts'

/** Concurrency limit: searches must leave database connections for index updates. */
const AT_ONCE = 4

/** Queue length. Backpressure: beyond it, 503 with Retry-After. */
const WAITING = 500

/** Milliseconds between two sweeps of expired sessions and requests. */
const SWEEP_EVERY = 3_600_000

/** The site's own backend: search over all pages, browser sessions, prices of nights, visitors' requests. */
export const siteService: Service = {
  name: 'site',
  async start({ env, database, clock, log, baseUrl }) {
    await database.migrate('site', join(import.meta.dirname, 'migrations'))
    await prepareLanguages(database.sql)
    const store = new SearchStore(
      database.sql,
      indexFingerprint([env.STORYBLOK_API_ENDPOINT ?? '', env.STORYBLOK_ROOT_FOLDER]),
    )
    const index = new MemoryIndex(database.sql)
    const endpoint = (): string => env.STORYBLOK_API_ENDPOINT ?? `${baseUrl()}/content/v2`
    const source = new StorySource({
      endpoint,
      token: env.STORYBLOK_PUBLIC_TOKEN[0],
      rootFolder: env.STORYBLOK_ROOT_FOLDER,
    })
    const sync = new SearchSync({ source, store, log })
    const app = newRoutes()

    const queue = new PQueue({ concurrency: AT_ONCE })

    /** Queued. Optimistic concurrency: repeats the search if the index changed meanwhile. */
    const answer = <T>(from: (context: SearchContext) => Promise<T>): Promise<T> => {
      if (queue.size >= WAITING) throw new HttpError(503, { error: 'Too many searches.' }, { 'retry-after': '2' })
      return queue.add(() => answerNow(from))
    }
    const answerNow = async <T>(from: (context: SearchContext) => Promise<T>): Promise<T> => {
      for (;;) {
        const state = await store.state()
        if (state.generation === 0)
          throw new HttpError(503, { error: 'The index is being built.' }, { 'retry-after': '2' })
        const given = await from({ database: database.sql, index, state, now: clock.now() })
        const after = await store.state()
        if (after.generation === state.generation && after.version === state.version) return given
      }
    }

    app.get('/search', async (context) => {
      const query = parsed(searchQuery, context.req.queries())
      return context.json(await answer((from) => search(from, query)))
    })
    app.get('/search/places', async (context) => {
      const query = parsed(searchQuery, context.req.queries())
      return context.json(await answer((from) => places(from, query)))
    })
    app.get('/search/suggest', async (context) => {
      const query = parsed(suggestQuery, context.req.queries())
      return context.json(await answer((from) => suggest(from, query)))
    })
    app.post('/webhooks/storyblok', async (context) => {
      const body = await readBody(context.req.raw, BODY_LIMIT)
      const signature = context.req.header(WEBHOOK_SIGNATURE_HEADER)
      if (body === undefined || !isSignedWebhook(body, signature, env.STORYBLOK_WEBHOOK_SECRET))
        throw new HttpError(401, { error: 'Unauthorized' })
      void sync.look()
      return context.json({ status: 'accepted' }, 202)
    })

    const sessions = new SessionStore({ sql: database.sql, clock, log, keys: env.SITE_SESSION_KEY })
    app.route('/', sessionRoutes({ store: sessions, clock, apiToken: env.SITE_API_TOKEN }))
    const content = new RequestContent({
      endpoint,
      token: env.STORYBLOK_PUBLIC_TOKEN[0],
      rootFolder: env.STORYBLOK_ROOT_FOLDER,
    })
    const requests = startRequests({ env, sql: database.sql, clock, log, baseUrl, content })
    app.route('/', requests.app)
    const desk = startDesk({
      env,
      sql: database.sql,
      clock,
      outbox: requests.outbox,
      log,
      content,
      browserSessions: sessions,
      baseUrl,
    })
    app.route('/', desk.accounts)
    const receipts = new ConsentReceipts({ sql: database.sql, clock, days: env.CONSENT_DAYS })
    app.route('/', consentRoutes({ receipts, apiToken: env.SITE_API_TOKEN }))
    const vitals = new Vitals({ sql: database.sql, clock, days: env.VITALS_DAYS })
    app.route('/', vitalsRoutes({ vitals, apiToken: env.SITE_API_TOKEN }))
    const sweep = async (): Promise<void> => {
      await sessions.sweep()
      await requests.sweep()
      await desk.sweep()
      await vitals.sweep()
      await receipts.sweep()
    }
    let sweeping = sweep()
    await sweeping
    const timer = setInterval(() => {
      sweeping = sweep().catch((error: unknown) => log.warn({ error }, 'what has ended was not cleared'))
    }, SWEEP_EVERY)

    const availability = startAvailability({
      sql: database.sql,
      clock,
      log,
      apiToken: env.SITE_API_TOKEN,
      engine: () => engineOf(env, baseUrl()),
    })
    app.route('/', availability.app)

    return {
      app,
      dependencies: [requests.outbox.dependency],
      longerBodies: { '/site/newsletter': NEWSLETTER_LIMITS.bytes, '/desk': LARGEST_FORM },
      ...(desk.pages ? { besides: { '/desk': desk.pages } } : {}),
      ready() {
        sync.start()
        availability.ready()
        requests.ready()
      },
      async stop() {
        clearInterval(timer)
        await sweeping
        await availability.stop()
        await requests.stop()
        await sync.stop()
      },
    }
  },
}

/** The booking engine's availability; undefined if neither its address is set nor the stand-in runs here. */
function engineOf(env: Env, baseUrl: string): AvailabilityEngine | undefined {
  const standIn = env.SERVICES.includes('partners') ? `${baseUrl}/partners/availability` : undefined
  const base = env.BOOKING_AVAILABILITY_URL ?? standIn
  return base === undefined ? undefined : new AvailabilityEngine({ base, token: env.BOOKING_AVAILABILITY_TOKEN })
}

/** Parameters parsed by a contract: all values for a list, else the only one. Throws a 400. */
function parsed<S extends z.ZodType>(schema: S, queries: Readonly<Record<string, string[]>>): z.output<S> {
  const lists: readonly string[] = SEARCH_FACETS
  const given = Object.fromEntries(
    Object.entries(queries).map(([name, values]) => [
      name,
      lists.includes(name) ? values : values.length === 1 ? values[0] : values,
    ]),
  )
  const result = schema.safeParse(given)
  if (!result.success)
    throw new HttpError(400, {
      error: 'Bad Request',
      parameters: [...new Set(result.error.issues.map(({ path }) => String(path[0])))],
    })
  return result.data
}

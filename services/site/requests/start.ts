import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import type { Sql } from '../../kit/database.ts'
import { hasDesk } from '../../kit/deployment.ts'
import type { Env } from '../../kit/env.ts'
import type { KitApp } from '../../kit/http.ts'
import { fingerprintKeys } from '../../kit/idempotency.ts'
import type { Logger } from '../../kit/log.ts'
import { Outbox } from '../../kit/mail/outbox.ts'
import { transportOf } from '../../kit/mail/transport-of.ts'
import { Seal } from '../../kit/seal.ts'
import type { RequestContent } from './content.ts'
import { startNewsletter } from '../newsletter/start.ts'
import { Desks } from './desks.ts'
import { Requests } from './requests.ts'
import { requestRoutes } from './routes.ts'
import { mails } from './schema.ts'

/** Desk of a start on this machine. */
const LOCAL_DESK = 'contact@barriere.example'

interface StartOptions {
  readonly env: Env
  readonly sql: Sql
  readonly clock: Clock
  readonly log: Logger
  /** Address of this process, once it listens. */
  readonly baseUrl: () => string
  readonly content: RequestContent
}

/** Visitors' requests and their mails, including the newsletter. */
export function startRequests({ env, sql, clock, log, baseUrl, content }: StartOptions): {
  readonly app: KitApp
  readonly outbox: Outbox
  sweep(): Promise<void>
  ready(): void
  stop(): Promise<void>
} {
  const transport = transportOf(env, baseUrl)
  const outbox = new Outbox({ service: 'site', sql, table: mails, from: env.REQUESTS_FROM, clock, log, transport })
  const requests = new Requests({
    sql,
    clock,
    outbox,
    desks: new Desks({
      content,
      assetOrigin: env.CONTENT_ASSET_ORIGIN,
      fallback: env.REQUESTS_DESK ?? LOCAL_DESK,
      log,
    }),
    fingerprints: fingerprintKeys(env.SITE_SESSION_KEY, 'site'),
    seal: new Seal(env.SITE_SESSION_KEY, 'recaps of requests'),
    siteOrigin: env.SITE_ORIGIN,
    deskOrigin: hasDesk(env) ? () => env.DESK_ORIGIN ?? baseUrl() : undefined,
    days: { contact: env.REQUESTS_CONTACT_DAYS, event: env.REQUESTS_EVENT_DAYS, seminar: env.REQUESTS_SEMINAR_DAYS },
  })
  const { app, newsletter } = startNewsletter({ env, sql, clock, outbox })
  app.route('/', requestRoutes({ requests, newsletter, apiToken: env.SITE_API_TOKEN }))
  return {
    app,
    outbox,
    async sweep() {
      await requests.sweep()
      await newsletter.sweep()
    },
    ready: () => outbox.start(),
    stop: () => outbox.stop(),
  }
}

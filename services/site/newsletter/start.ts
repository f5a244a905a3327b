import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import type { Sql } from '../../kit/database.ts'
import type { Env } from '../../kit/env.ts'
import type { KitApp } from '../../kit/http.ts'
import { fingerprintKeys } from '../../kit/idempotency.ts'
import type { Outbox } from '../../kit/mail/outbox.ts'
import { Links } from './links.ts'
import { Mailings } from './mailings.ts'
import { Newsletter } from './newsletter.ts'
import { newsletterRoutes } from './routes.ts'

interface StartOptions {
  readonly env: Env
  readonly sql: Sql
  readonly clock: Clock
  readonly outbox: Outbox
}

/** The newsletter: subscriptions, their links, and mailings. */
export function startNewsletter({ env, sql, clock, outbox }: StartOptions): {
  readonly app: KitApp
  readonly newsletter: Newsletter
} {
  const shared = { sql, clock, outbox, links: new Links(env.SITE_SESSION_KEY), siteOrigin: env.SITE_ORIGIN }
  const newsletter = new Newsletter({
    ...shared,
    fingerprints: fingerprintKeys(env.SITE_SESSION_KEY, 'site'),
    days: env.REQUESTS_NEWSLETTER_DAYS,
  })
  return {
    newsletter,
    app: newsletterRoutes({
      newsletter,
      mailings: new Mailings(shared),
      apiToken: env.SITE_API_TOKEN,
      mailingToken: env.NEWSLETTER_TOKEN,
    }),
  }
}

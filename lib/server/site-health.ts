import { contentGateway } from '#lib/content/gateway.ts'
import { lastCallWorked } from '@barriere/shared/observability/backend-calls.ts'
import { addGauges } from '@barriere/shared/observability/metrics.ts'
import { Readiness } from '@barriere/shared/observability/readiness.ts'
import { pageStore } from '#lib/page-cache/process-pages.ts'
import { env } from '#lib/process/env.ts'
import { sharedRedis } from '#lib/process/redis-client.ts'

/** Staleness: milliseconds without an answer of the content service, which is polled every five seconds. */
const CONTENT_AGE = 20_000

/** Backends without which a part of the site is closed, by their last call. */
const BACKENDS = ['hotel', 'casino', 'sessions', 'search', 'requests'] as const

/** The site's dependencies. Only without both content and stored pages has it nothing to answer. */
export function siteReadiness(): Readiness {
  const { live } = contentGateway()
  const redis = sharedRedis()
  return new Readiness([
    {
      name: 'pages',
      isVital: true,
      works: () => live.snapshot !== undefined || (env.front && pageStore().size.pages > 0),
    },
    { name: 'content', isVital: false, works: () => live.age !== undefined && live.age < CONTENT_AGE },
    ...(redis ? [{ name: 'redis', isVital: false, works: () => redis.client.isReady }] : []),
    ...BACKENDS.map((name) => ({ name, isVital: false, works: () => lastCallWorked(name) })),
  ])
}

/** Gauges of the content and of the stored pages. */
export function exposeSite(): void {
  addGauges(() => {
    const { age } = contentGateway().live
    return [
      ...(age === undefined ? [] : [{ name: 'site_content_age_seconds', labels: {}, value: age / 1_000 } as const]),
      ...(env.front
        ? ([
            { name: 'site_pages', labels: { state: 'stored' }, value: pageStore().size.pages },
            { name: 'site_pages', labels: { state: 'stale' }, value: pageStore().stalePages().length },
          ] as const)
        : []),
    ]
  })
}

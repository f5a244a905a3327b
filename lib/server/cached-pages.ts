import { contentGateway } from '#lib/content/gateway.ts'
import { routeServices } from '#lib/page-cache/route-services.ts'
import { env } from '#lib/process/env.ts'
import { pageStore, sharedPages } from '#lib/page-cache/page-store.ts'
import { Refresher } from '#lib/page-cache/refresher.ts'
import { PageRenderer } from '#lib/page-cache/renderer.ts'
import type { NextHandler } from '#lib/next/in-process-request.ts'
import { type CachedPageHandler, createCachedPageHandler } from './cached-page-handler.ts'
import { NotFoundPages } from '#lib/page-cache/not-found-pages.ts'

/**
 * Composition root of the page cache. `handler` answers cached pages before Next, which renders by `nextHandler`;
 * `start` keeps them fresh and returns a function that stops that.
 */
export function cachedPages(nextHandler: NextHandler): {
  readonly handler: CachedPageHandler
  readonly start: () => () => Promise<void>
} {
  const gateway = contentGateway()
  const store = pageStore()
  const renderer = new PageRenderer(nextHandler, gateway, store)
  const notFoundPages = new NotFoundPages(renderer)
  const refresher = new Refresher({
    gateway,
    store,
    renderer,
    notFoundPages,
    shared: sharedPages(),
    warmUp: env.warmUp,
    rootFolder: env.rootFolder,
  })
  return {
    handler: createCachedPageHandler({
      store,
      renderer,
      refresher,
      notFoundPages,
      services: routeServices,
      snapshot: () => gateway.live.snapshot,
    }),
    start: () => refresher.start(),
  }
}

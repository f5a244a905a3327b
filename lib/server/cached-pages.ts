import { contentGateway } from '#lib/content/gateway.ts'
import { entryServices } from '#lib/page-cache/route-services.ts'
import { env } from '#lib/process/env.ts'
import { pageStore, sharedPages } from '#lib/page-cache/page-store.ts'
import { Refresher } from '#lib/page-cache/refresher.ts'
import { PageRenderer } from '#lib/page-cache/renderer.ts'
import type { NextHandler } from '#lib/next/in-process-request.ts'
import { type Front, createFront } from './cached-page-handler.ts'
import { NotFoundPages } from '#lib/page-cache/not-found-pages.ts'

/**
 * The parts that serve pages before Next, put together. `start` keeps them fresh and returns a function that stops
 * that.
 */
export function storedPages(handler: NextHandler): {
  readonly front: Front
  readonly start: () => () => Promise<void>
} {
  const gateway = contentGateway()
  const store = pageStore()
  const renderer = new PageRenderer(handler, gateway, store)
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
    front: createFront({
      store,
      renderer,
      refresher,
      notFoundPages,
      services: entryServices,
      snapshot: () => gateway.live.snapshot,
    }),
    start: () => refresher.start(),
  }
}

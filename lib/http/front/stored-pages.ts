import { contentGateway } from '#lib/content/gateway.ts'
import { entryServices } from '../entry/services.ts'
import { env } from '../env.ts'
import { pageStore, sharedPages } from '../page-cache/page-store.ts'
import { Refresher } from '../page-cache/refresher.ts'
import { type NextHandler, PageRenderer } from '../page-cache/renderer.ts'
import { type Front, createFront } from './front.ts'
import { NotFoundPages } from './not-found-pages.ts'

/** The parts that serve pages before Next, put together. `start` keeps them fresh and returns a function that stops that. */
export function storedPages(handler: NextHandler): { readonly front: Front; readonly start: () => () => Promise<void> } {
  const gateway = contentGateway()
  const store = pageStore()
  const renderer = new PageRenderer(handler, gateway, store)
  const notFoundPages = new NotFoundPages(renderer)
  const refresher = new Refresher({
    gateway, store, renderer, notFoundPages, shared: sharedPages(), warmUp: env.warmUp, rootFolder: env.rootFolder,
  })
  return {
    front: createFront({ store, renderer, refresher, notFoundPages, services: entryServices, snapshot: () => gateway.live.snapshot }),
    start: () => refresher.start(),
  }
}

import type { ContentGateway } from '#lib/content/gateway.ts'
import { INCOMPLETE_TAG } from '#lib/content/tags.ts'
import { SingleFlight } from '#lib/domain/single-flight.ts'
import { BrokenAssumption } from '#lib/next/broken-assumption.ts'
import { type Answer, type NextHandler, requestInProcess } from '#lib/next/in-process-request.ts'
import { log } from '#lib/process/log.ts'
import { type PageAddress, pageKey } from '#lib/routing/addresses.ts'
import { type FinishedPage, finishPage } from './finished-page.ts'
import type { PageStore } from './page-store.ts'
import { Rendering, runRendering } from '#lib/process/rendering.ts'

/** Renders pages for the store: for nobody in particular, each once at a time. */
export class PageRenderer {
  readonly #handler: NextHandler
  readonly #gateway: Pick<ContentGateway, 'generation' | 'live'>
  readonly #store: PageStore
  readonly #flights = new SingleFlight<FinishedPage | undefined>()

  constructor(handler: NextHandler, gateway: Pick<ContentGateway, 'generation' | 'live'>, store: PageStore) {
    this.#handler = handler
    this.#gateway = gateway
    this.#store = store
  }

  /**
   * Renders a page and stores it. Resolves to the page, also to one that lacks a block and is therefore not stored, or
   * to undefined where the rendering failed. Who asks for a page that is being rendered gets that rendering.
   */
  render(address: PageAddress): Promise<FinishedPage | undefined> {
    const key = pageKey(address)
    return this.#flights.run(key, () => this.#render(key))
  }

  /** Asks Next for what lies at an address inside, such as `/fr/hotels`, with no cookie and no header of anyone. */
  async ask(
    path: string,
    headers: Readonly<Record<string, string>> = {},
    rendering = new Rendering(),
  ): Promise<Answer> {
    // Awaited inside: it begins when someone waits for it.
    return await runRendering(rendering, async () => await requestInProcess(this.#handler, path, headers))
  }

  async #render(key: string): Promise<FinishedPage | undefined> {
    const gateway = this.#gateway
    const store = this.#store
    const rendering = new Rendering()
    // Read before the content, so that a change in between is noticed when the page is stored.
    const { generation } = gateway
    const begun = { version: gateway.live.snapshot?.version ?? 0, renderedAt: Date.now() }
    try {
      const answer = await this.ask(key.split('/').map(encodeURIComponent).join('/'), {}, rendering)
      if (answer.status !== 200) throw new Error(`It answered ${answer.status}.`)
      const page = await finishPage(answer.body, rendering.islandHosts)
      // It must not replace a whole one; the visitor who waits for it gets it all the same.
      if (rendering.tags.delete(INCOMPLETE_TAG)) store.noteFailure(key)
      else await store.set({ key, tags: [...rendering.tags], ...begun }, page, generation)
      return page
    } catch (error) {
      const level = error instanceof BrokenAssumption ? 'error' : 'warn'
      log[level]({ event: 'page.not-rendered', key, err: error }, 'page could not be rendered')
      store.noteFailure(key)
      return undefined
    }
  }
}

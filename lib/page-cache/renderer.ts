import type { IncomingMessage, ServerResponse } from 'node:http'
import inject from 'light-my-request'
import type { ContentGateway } from '#lib/content/gateway.ts'
import { INCOMPLETE_TAG } from '#lib/content/tags.ts'
import { SingleFlight } from '#lib/domain/single-flight.ts'
import { BrokenAssumption } from '#lib/next/page-scripts.ts'
import { log } from '#lib/process/log.ts'
import { type PageAddress, pageKey } from '#lib/routing/addresses.ts'
import { type FinishedPage, finishPage } from './finished-page.ts'
import type { PageStore } from './page-store.ts'
import { Rendering, runRendering } from '#lib/process/rendering.ts'

/** Next's request handler, or what stands before it. */
export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

interface Answer {
  readonly status: number
  readonly body: string
}

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

  /**
   * Asks Next, without leaving the process, for what lies at an internal path, such as `/fr/hotels`: a GET with no
   * cookie and no header of anyone but `headers`. Rejects where the handler does, or where it closes the connection.
   */
  async ask(
    path: string,
    headers: Readonly<Record<string, string>> = {},
    rendering = new Rendering(),
  ): Promise<Answer> {
    const answer = await runRendering(
      rendering,
      // Awaited inside: `inject` begins when it is waited for, and must begin as part of the rendering.
      async () =>
        await inject(
          (request, response) => {
            this.#handler(request as unknown as IncomingMessage, response).catch((error: Error) =>
              response.destroy(error),
            )
          },
          { method: 'GET', url: path, headers: { host: 'localhost', ...headers } },
        ),
    )
    return { status: answer.statusCode, body: answer.payload }
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

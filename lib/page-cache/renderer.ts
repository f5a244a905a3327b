import type { IncomingMessage, ServerResponse } from 'node:http'
import inject from 'light-my-request'
import type { ContentGateway } from '#lib/content/gateway.ts'
import { INCOMPLETE_TAG } from '#lib/content/tags.ts'
import { SingleFlight } from '@barriere/shared/async/single-flight.ts'
import { BrokenAssumption } from '#lib/next/page-scripts.ts'
import { observe } from '@barriere/shared/observability/metrics.ts'
import { traced } from '@barriere/shared/observability/tracing.ts'
import { log } from '#lib/process/log.ts'
import { type PageAddress, pageKey } from '#lib/routing/addresses.ts'
import { type FinishedPage, finishMarkup, finishPage } from './finished-page.ts'
import { type FrameTemplate, type PageFrame, fillParts, replaceParts } from './frame-parts.ts'
import type { PageStore } from './page-store.ts'
import { type FramePart, Rendering, runRendering } from '#lib/process/rendering.ts'

/** Next's request handler, or a handler around it. */
export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

interface Answer {
  readonly status: number
  readonly body: string
  /** Headers and footer of the page, to be put into other pages. */
  readonly templates: readonly FrameTemplate[]
}

/** Renders pages without a visitor's data: for the store, each page once at a time, and for one request. */
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
   * Single flight: renders a page and stores it; concurrent callers share the rendering. Resolves to the page, also to
   * an incomplete one, which is not stored, or to undefined where the rendering failed.
   */
  render(address: PageAddress): Promise<FinishedPage | undefined> {
    const key = pageKey(address)
    return this.#flights.run(key, () => this.#render(key))
  }

  /** Revalidation: a page whose frame alone is stale gets the current frame without being rendered. */
  revalidate(address: PageAddress): Promise<FinishedPage | undefined> {
    const key = pageKey(address)
    return this.#flights.run(key, async () => (await this.#replaceFrame(key)) ?? (await this.#render(key)))
  }

  /**
   * Renders an internal path with its query, for one request. Undefined where there is no such page, or where the
   * rendering failed.
   */
  async renderOnce(path: string): Promise<FinishedPage | undefined> {
    const rendering = new Rendering()
    try {
      const { status, body } = await this.ask(path, {}, rendering)
      return status === 200 ? await finishPage(body, rendering.islandHosts) : undefined
    } catch (error) {
      this.#report(path.split('?', 1)[0] as string, error)
      return undefined
    }
  }

  /**
   * In-process GET to Next for an internal path, such as `/fr/hotels`, without cookies, and with no headers but
   * `headers`. Rejects where the handler does, where it closes the connection, or with a BrokenAssumption where the
   * page's frame is not found in it.
   */
  async ask(
    path: string,
    headers: Readonly<Record<string, string>> = {},
    rendering = new Rendering(),
  ): Promise<Answer> {
    const answer = await runRendering(
      rendering,
      // Awaited inside: `inject` starts when it is awaited, and must start within the rendering's context.
      async () =>
        await traced(
          () => ({ name: 'render page', kind: 'internal' }),
          async () =>
            inject(
              (request, response) => {
                this.#handler(request as unknown as IncomingMessage, response).catch((error: Error) =>
                  response.destroy(error),
                )
              },
              { method: 'GET', url: path, headers: { host: 'localhost', ...headers } },
            ),
        ),
    )
    // Next's own error page has no frame; the error is in the log already.
    if (answer.statusCode >= 500) return { status: answer.statusCode, body: answer.payload, templates: [] }
    const { html, templates } = fillParts(answer.payload, rendering)
    return { status: answer.statusCode, body: html, templates }
  }

  #report(key: string, error: unknown): void {
    const level = error instanceof BrokenAssumption ? 'error' : 'warn'
    log[level]({ event: 'page.not-rendered', key, err: error }, 'page could not be rendered')
  }

  /** Race: read before the content, so that a change in between is noticed when the page is stored. */
  #now(): { generation: number; version: number; renderedAt: number } {
    const { generation, live } = this.#gateway
    return { generation, version: live.snapshot?.version ?? 0, renderedAt: Date.now() }
  }

  /** Undefined where the page has to be rendered: the first of all pages that show a changed header or footer. */
  async #replaceFrame(key: string): Promise<FinishedPage | undefined> {
    const store = this.#store
    const { generation, ...begun } = this.#now()
    const record = store.staleFrame(key)
    const templates = record?.frame?.parts.flatMap((part) => store.frameParts.get(part.key) ?? [])
    if (!record?.frame || templates?.length !== record.frame.parts.length) return undefined
    const stored = await store.peek(key)
    if (!stored) return undefined
    const before = stored.bodies.identity.toString()
    const html = replaceParts(before, record.frame, templates)
    if (html === undefined) return undefined
    const page = html === before ? stored : await finishMarkup(html)
    log.info({ event: 'page.reframed', key }, 'header and footer of a page replaced')
    await store.set({ ...record, frame: { ...record.frame, parts: templates.map(toPart) }, ...begun }, page, generation)
    return page
  }

  async #render(key: string): Promise<FinishedPage | undefined> {
    const store = this.#store
    const rendering = new Rendering()
    const { generation, ...begun } = this.#now()
    const started = performance.now()
    const note = (outcome: 'stored' | 'incomplete' | 'failed'): void => {
      observe('site_render_seconds', { outcome }, (performance.now() - started) / 1_000)
    }
    try {
      const answer = await this.ask(key.split('/').map(encodeURIComponent).join('/'), {}, rendering)
      if (answer.status !== 200) throw new Error(`It answered ${answer.status}.`)
      const page = await finishPage(answer.body, rendering.islandHosts)
      for (const template of answer.templates)
        if (!store.hasChanged(template.tags, generation)) store.frameParts.set(template)
      // An incomplete page must not replace a complete one, but the waiting visitor gets it.
      if (rendering.tags.delete(INCOMPLETE_TAG)) {
        store.noteFailure(key)
        note('incomplete')
      } else {
        log.info({ event: 'page.rendered', key, tags: rendering.tags.size }, 'page rendered')
        await store.set({ key, tags: [...rendering.tags], frame: frameOf(rendering), ...begun }, page, generation)
        note('stored')
      }
      return page
    } catch (error) {
      this.#report(key, error)
      store.noteFailure(key)
      note('failed')
      return undefined
    }
  }
}

const toPart = ({ key, subtrees, tags }: FramePart): PageFrame['parts'][number] => ({ key, subtrees, tags })

const frameOf = ({ framePlace: place, frameParts }: Rendering): PageFrame | undefined =>
  place && { place, parts: frameParts.map(toPart) }

import { EventEmitter, once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
  type Server,
  createServer,
  request as httpRequest,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { LOCALES, type LocaleStrategy } from '@barriere/shared/domain/locale.ts'
import { type RouteServices, runWithRoute } from '#lib/routing/route.ts'
import { pageKey } from '#lib/routing/addresses.ts'
import { Foreground } from '#lib/page-cache/foreground.ts'
import type { PageStore } from '#lib/page-cache/page-store.ts'
import { openStore, pageOf, setPage } from '#lib/page-cache/test-support.ts'
import { type CachedPageHandlerSettings, createCachedPageHandler } from './cached-page-handler.ts'
import { splice } from '#lib/page-cache/spliced-gzip.ts'
import type { ErrorPages } from './send-error.ts'

/** A response of which only the end of its connection matters. */
export const newResponse = (): ServerResponse => new EventEmitter() as unknown as ServerResponse

/** Waits for everything that happens without another event. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

const PAGES = ['/', '/en', '/hotels', '/en/hotels', '/infiniment-barriere/menu', '/recherche', '/hotels/été']

const STORED = ['/fr', '/en', '/fr/hotels', '/en/hotels', '/fr/infiniment-barriere/menu']

interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Status pages that say which one they are. */
export const NAMED_PAGES: ErrorPages = {
  fill: (status, locale, { path }) =>
    splice(Buffer.from(`${status} ${locale} `), Buffer.alloc(0)).fill(Buffer.from(path)),
}

/** A server with the cached-page handler and fake services; it answers `Next` to requests that are left to Next. */
export class CachedPageBench {
  readonly store: PageStore
  readonly render = vi.fn<CachedPageHandlerSettings['renderer']['render']>(async (address) =>
    pageOf(`rendered ${pageKey(address)}`),
  )
  readonly refresh = vi.fn<CachedPageHandlerSettings['refresher']['refresh']>(async () => {})
  readonly fill = vi.fn<CachedPageHandlerSettings['statusPages']['fill']>((_, locale, { path }) =>
    splice(Buffer.from(`<p lang="${locale}">`), Buffer.from('</p>')).fill(Buffer.from(path)),
  )
  readonly foreground = new Foreground()
  readonly directory = vi.fn<RouteServices['directory']>(async () => ({
    localesOf: (path) => (PAGES.includes(path) ? LOCALES : []),
    areTranslations: (path, other) => path !== other && [path, other].every((one) => one.endsWith('/hotels')),
    addressIn: () => undefined,
    redirect: (_, inside) => (inside === 'ancien' || inside === this.redirected ? '/en' : undefined),
    movedTo: () => undefined,
  }))
  readonly probe = vi.fn<RouteServices['probe']>(async () => 'found')
  readonly listPages = vi.fn<RouteServices['listPages']>(async () => undefined)
  /** Headers of the last request that was not for a page. */
  passedOn: IncomingHttpHeaders | undefined
  /** Called in the place of Next's handler. */
  readonly next = vi.fn<() => void>()
  memberStatus: Awaited<ReturnType<RouteServices['memberStatus']>> = 'anonymous'
  snapshot: object | undefined = {}
  /** Requests so far, and those whose client left before the answer. */
  arrived = 0
  left = 0
  /** A path inside that editors redirect. */
  redirected: string | undefined
  readonly #folder = mkdtempSync(join(tmpdir(), 'cached-pages-'))
  readonly #server: Server

  private constructor(strategy: LocaleStrategy) {
    this.store = openStore(this.#folder)
    const services: RouteServices = {
      rootFolder: 'website-hotels',
      strategy,
      development: false,
      directory: this.directory,
      probe: this.probe,
      stored: (address) => this.store.has(pageKey(address)),
      access: async () => 'members',
      memberStatus: async () => this.memberStatus,
      listPages: this.listPages,
    }
    const { store, render, refresh, fill } = this
    const handle = createCachedPageHandler({
      store,
      renderer: { render },
      refresher: { refresh },
      statusPages: { fill },
      foreground: this.foreground,
      services,
      snapshot: () => this.snapshot,
      isPurged: true,
    })
    const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      const route = await handle(request, response)
      if (route === true) return
      if (route) runWithRoute(route, this.next)
      else this.passedOn = request.headers
      response.end('Next')
    }
    this.#server = createServer((request, response) => {
      this.arrived += 1
      response.once('close', () => {
        if (!response.writableFinished) this.left += 1
      })
      answer(request, response).catch((error: Error) => response.destroy(error))
    })
  }

  static async begin(strategy: LocaleStrategy = 'prefix-except-default'): Promise<CachedPageBench> {
    const bench = new CachedPageBench(strategy)
    bench.#server.listen(0)
    await once(bench.#server, 'listening')
    for (const key of STORED) await setPage(bench.store, key, `stored ${key}`, { tags: ['t'] })
    return bench
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  end(): void {
    this.#server.closeAllConnections()
    this.#server.close()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  /** The answer as it is on the wire, to a browser that has seen the site in French. */
  async request(
    path: string,
    headers: Record<string, string> = {},
    method = 'GET',
    signal?: AbortSignal,
  ): Promise<Answer> {
    const request = httpRequest({
      port: this.port,
      path,
      method,
      headers: { cookie: 'locale=fr', ...headers },
      agent: false,
      ...(signal ? { signal } : {}),
    })
    request.end()
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    const chunks: Buffer[] = []
    for await (const chunk of response) chunks.push(chunk as Buffer)
    return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }
  }

  async wordsOf(...options: Parameters<CachedPageBench['request']>): Promise<string> {
    return (await this.request(...options)).body.toString()
  }
}

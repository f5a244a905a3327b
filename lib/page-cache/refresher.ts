import type { ContentGateway } from '#lib/content/gateway.ts'
import { isPage } from '#lib/content/live/directory.ts'
import { trimSlashes, withLocale } from '#lib/content/paths.ts'
import { DAY_TAG, storyOfTag } from '#lib/content/tags.ts'
import { LOCALES, type Locale } from '#lib/domain/locale.ts'
import { SingleFlight } from '#lib/domain/single-flight.ts'
import type { NotFoundPages } from './not-found-pages.ts'
import { addressOfKey, pageKey } from './address.ts'
import type { PageStore } from './page-store.ts'
import type { PageRenderer } from './renderer.ts'
import type { SharedPages } from './shared-pages.ts'

interface RefresherSettings {
  readonly gateway: ContentGateway
  readonly store: PageStore
  readonly renderer: Pick<PageRenderer, 'render'>
  readonly notFoundPages: Pick<NotFoundPages, 'refresh' | 'waiting'>
  readonly shared: SharedPages | undefined
  /** Pages rendered before anyone asks. */
  readonly warmUp: 'all' | 'known'
  readonly rootFolder: string
}

/** Milliseconds between looks for pages that still wait, such as those whose rendering failed. */
const LOOK_EVERY = 3_000

/** Pages whose stories are read together, and after which the most urgent are looked for again. */
const WAVE = 20

/** Pages rendered at a time. */
const AT_ONCE = 2

/**
 * Keeps stored pages fresh: a change of content makes those that it touches stale, and they are rendered anew, the most
 * read first. When none waits, pages that are known and not stored are rendered, so that a visitor hardly ever waits
 * for one.
 */
export class Refresher {
  readonly #settings: RefresherSettings
  readonly #flights = new SingleFlight<void>()
  /** Missing pages tried since the last change: what cannot be rendered is not tried for ever. */
  readonly #tried = new Set<string>()
  #running = false
  /** Version of the space that the others were last told of. */
  #told = 0
  /** A change that another instance told of is not told again. */
  #hearing = false
  #asked = 0

  constructor(settings: RefresherSettings) {
    this.#settings = settings
  }

  /** Begins. Returns a function that stops it. */
  start(): () => Promise<void> {
    const { gateway, store, notFoundPages, shared } = this.#settings
    const stopListening = shared?.listen({
      stored: (key) => {
        if (store.isStale(key)) void store.adopt(key, this.#version)
      },
      moved: (version) => {
        if (version > this.#version) void gateway.live.announce(undefined)
      },
      doubted: (tags) => {
        this.#hearing = true
        gateway.noteChange(new Set(tags))
        this.#hearing = false
      },
    })
    gateway.onChange((tags) => {
      store.invalidate(tags, gateway.generation, this.#version)
      this.#tell(tags)
      void notFoundPages.refresh()
      this.#tried.clear()
      this.#look()
    })
    this.#look()
    const stopWriting = store.reads.keepWritten()
    const timer = setInterval(() => {
      this.#look()
    }, LOOK_EVERY)
    timer.unref()
    return async () => {
      clearInterval(timer)
      stopWriting()
      await stopListening?.()
    }
  }

  /**
   * Renders a stored page anew, once at a time, unless another instance is about to. Resolves when that is over, well
   * or not.
   */
  refresh(key: string): Promise<void> {
    return this.#flights.run(key, () => this.#refresh(key))
  }

  /** Days end everywhere at once, and need no telling. */
  #tell(tags: ReadonlySet<string>): void {
    const { shared } = this.#settings
    if (!shared || this.#hearing || tags.has(DAY_TAG)) return
    const again = this.#version === this.#told
    this.#told = this.#version
    void (again ? shared.tellDoubt([...tags]) : shared.tellVersion(this.#version))
  }

  get #version(): number {
    return this.#settings.gateway.live.snapshot?.version ?? 0
  }

  /** What changes while pages are being rendered is not left to the next look. */
  #look(): void {
    if (this.#settings.notFoundPages.waiting) void this.#settings.notFoundPages.refresh()
    this.#asked += 1
    if (!this.#running) void this.#refreshWhatWasAsked()
  }

  async #refreshWhatWasAsked(): Promise<void> {
    // No promise that ends a little later: what is asked in between would be lost.
    this.#running = true
    try {
      for (let served = 0; served !== this.#asked; ) {
        served = this.#asked
        // A page that is another instance's to render waits for that, or for the next look.
        const seen = new Set<string>()
        for (let wave = this.#nextWave(seen); wave.length > 0; wave = this.#nextWave(seen)) await this.#refreshAll(wave)
      }
    } finally {
      this.#running = false
    }
  }

  /** Without the service's answers there is nothing new to render. */
  get #canRender(): boolean {
    const { live } = this.#settings.gateway
    return live.snapshot !== undefined && !live.failing
  }

  #nextWave(seen: Set<string>): string[] {
    if (!this.#canRender) return []
    const waiting = this.#settings.store
      .stalePages()
      .map(({ key }) => key)
      .filter((key) => !seen.has(key))
      .slice(0, WAVE)
    for (const key of waiting) seen.add(key)
    return waiting.length > 0 ? waiting : this.#nextMissing()
  }

  #nextMissing(): string[] {
    const missing = [...new Set(this.#known())]
      .filter((key) => !this.#settings.store.has(key) && !this.#tried.has(key))
      .slice(0, WAVE)
    for (const key of missing) this.#tried.add(key)
    return missing
  }

  *#known(): Iterable<string> {
    const { gateway, store, warmUp, rootFolder } = this.#settings
    yield* store.reads.known()
    if (warmUp === 'known') return
    for (const entry of gateway.live.snapshot?.directory.entries.values() ?? []) {
      if (isPage(entry, rootFolder))
        yield* LOCALES.map((locale) => pageKey({ locale, inside: insideOf(entry.paths[locale], locale) }))
    }
  }

  async #refreshAll(wave: string[]): Promise<void> {
    await Promise.all(LOCALES.map((locale) => this.#settings.gateway.prefetch(this.#storiesOf(wave, locale), locale)))
    const left = wave.values()
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const key of left) await this.refresh(key)
      }),
    )
  }

  async #refresh(key: string): Promise<void> {
    const { gateway, store, renderer, shared } = this.#settings
    if (!this.#canRender) return
    const address = addressOfKey(key)
    // It went, or moved: there is nothing left to keep fresh.
    if (!address || !gateway.live.snapshot?.directory.find(withLocale(address.inside, address.locale)))
      return await store.delete(key)
    if ((await store.adopt(key, this.#version)) && !store.isStale(key)) return
    if (shared && !(await shared.takeTurn(key))) return
    try {
      await renderer.render(address)
      // A rendering that was under way when the change came, and was joined here, knows nothing of it.
      if (store.isWaiting(key)) await renderer.render(address)
    } finally {
      await shared?.endTurn(key)
    }
  }

  /** The stories of pages in one language, which are read together. */
  #storiesOf(keys: readonly string[], locale: Locale): string[] {
    const { gateway, store } = this.#settings
    return keys.flatMap((key) => {
      const address = addressOfKey(key)
      if (address?.locale !== locale) return []
      // A page names its own story first.
      const uuid =
        storyOfTag(store.tagsOf(key)[0]) ??
        gateway.live.snapshot?.directory.find(withLocale(address.inside, locale))?.entry.uuid
      return uuid ?? []
    })
  }
}

/** A path of the directory without its language and slashes at its ends. */
const insideOf = (path: string, locale: Locale): string => trimSlashes(path.slice(withLocale('', locale).length))

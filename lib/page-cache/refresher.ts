import PQueue from 'p-queue'
import type { ContentGateway } from '#lib/content/gateway.ts'
import { isPage } from '#lib/content/live/directory.ts'
import { withLocale } from '#lib/content/paths.ts'
import { isOfClock, storyOfTag } from '#lib/content/tags.ts'
import { LOCALES, type Locale, trimSlashes } from '@barriere/shared/domain/locale.ts'
import { SingleFlight } from '@barriere/shared/async/single-flight.ts'
import type { Foreground } from './foreground.ts'
import { addressOfKey, pageKey } from '#lib/routing/addresses.ts'
import type { PageStore } from './page-store.ts'
import type { PageRenderer } from './renderer.ts'
import type { SharedPages } from './shared-pages.ts'

interface RefresherSettings {
  readonly gateway: ContentGateway
  readonly store: PageStore
  readonly renderer: Pick<PageRenderer, 'revalidate'>
  readonly shared: SharedPages | undefined
  readonly foreground: Pick<Foreground, 'giveWay' | 'rest'>
  /** Cache warming: the pages to render in advance. */
  readonly warmUp: 'all' | 'known'
  /** Where background rendering runs: in this instance, or in others that share its pages. */
  readonly rendering: 'here' | 'elsewhere'
  readonly rootFolder: string
}

/** Polling interval in milliseconds, for pages that are still stale, such as those whose rendering failed. */
const POLL_INTERVAL = 3_000

/** Batch size: pages whose stories are read together; after each batch the priorities are computed again. */
const BATCH_SIZE = 20

/**
 * Concurrency: renderings at a time, which mostly wait for the content service, and how many of them may be of pages
 * without readers. The others are reserved for pages that are read.
 */
const CONCURRENCY = { all: 6, background: 2 } as const

/** Priority of a refresh: a visitor waits for the page, it was read while it was stale, it has no readers. */
const PRIORITY = { awaited: 2, read: 1, background: 0 } as const

/**
 * Time-out in milliseconds of background rendering elsewhere: a page that has been stale for longer is rendered here,
 * since the other instances may be away. Shorter while a visitor waits for the page.
 */
const LEFT_TO_OTHERS = { awaited: 2_000, otherwise: 30_000 } as const

/**
 * Background revalidation: a change of content makes the pages that it touches stale, and they are rendered again, the
 * most read first. When none is stale, known pages that are not cached are rendered (cache warming), so that visitors
 * hardly ever wait. Before each background page, it gives way to answers that visitors wait for.
 */
export class Refresher {
  readonly #settings: RefresherSettings
  readonly #flights = new SingleFlight<void>()
  /** Priority queue: pages that are read are rendered first, however many pages a change touches. */
  readonly #queue = new PQueue({ concurrency: CONCURRENCY.all })
  /** Pages that wait in the queue → their priority. */
  readonly #queued = new Map<string, number>()
  /** Pages warmed since the last change: one that cannot be rendered is not tried for ever. */
  readonly #tried = new Set<string>()
  /** Known pages that warming has not reached since the last change. */
  #unvisited: Iterator<string> | undefined
  #running = false
  /** Version of the space that was last published to the other instances. */
  #publishedVersion = 0
  /** Loop prevention: set while a change that another instance published is applied here. */
  #isReceiving = false
  /** Polls requested so far; the running one goes on until it has served the last. */
  #requestedPolls = 0

  constructor(settings: RefresherSettings) {
    this.#settings = settings
  }

  /** Starts listening and polling. Returns a function that stops both. */
  start(): () => Promise<void> {
    const { gateway, store, shared } = this.#settings
    const stopListening = shared?.listen({
      stored: (key) => {
        if (store.isStale(key) || (this.#isElsewhere && !store.has(key))) void store.adopt(key, this.#version)
      },
      published: (version) => {
        if (version > this.#version) void gateway.live.notify(undefined)
      },
      invalidated: (tags) => {
        this.#isReceiving = true
        gateway.noteChange(new Set(tags))
        this.#isReceiving = false
      },
    })
    gateway.onChange((tags) => {
      store.invalidate(tags, gateway.generation, this.#version)
      this.#publish(tags)
      this.#tried.clear()
      this.#unvisited = undefined
      this.#poll()
    })
    this.#poll()
    const stopWriting = store.reads.persist()
    const timer = setInterval(() => {
      this.#poll()
    }, POLL_INTERVAL)
    timer.unref()
    return async () => {
      clearInterval(timer)
      stopWriting()
      await stopListening?.()
    }
  }

  /**
   * Single flight: revalidates a page, unless another instance holds its lease. Resolves when done, also on failure. A
   * page that is read or awaited overtakes the others.
   */
  refresh(key: string, urgency: keyof typeof PRIORITY): Promise<void> {
    const priority = PRIORITY[urgency]
    if (priority > (this.#queued.get(key) ?? Infinity)) {
      this.#queued.set(key, priority)
      this.#queue.setPriority(key, priority)
    }
    return this.#flights.run(key, async () => {
      this.#queued.set(key, priority)
      const refresh = () => {
        const urgent = this.#queued.get(key) ?? priority
        this.#queued.delete(key)
        return this.#refresh(key, urgent)
      }
      await this.#queue.add(refresh, { id: key, priority })
    })
  }

  get #isElsewhere(): boolean {
    return this.#settings.rendering === 'elsewhere'
  }

  /** Whether other instances render a page: one that is missing, or has been stale for a short time. */
  #isLeftToOthers(key: string, priority: number): boolean {
    if (!this.#isElsewhere) return false
    const since = this.#settings.store.staleSince(key)
    const patience = LEFT_TO_OTHERS[priority === PRIORITY.awaited ? 'awaited' : 'otherwise']
    return since === undefined || Date.now() - since < patience
  }

  /** Notifies the other instances. Changes by the clock are not published: every instance notices them itself. */
  #publish(tags: ReadonlySet<string>): void {
    const { shared } = this.#settings
    if (!shared || this.#isReceiving || isOfClock(tags)) return
    const again = this.#version === this.#publishedVersion
    this.#publishedVersion = this.#version
    void (again ? shared.publishInvalidation([...tags]) : shared.publishVersion(this.#version))
  }

  get #version(): number {
    return this.#settings.gateway.live.snapshot?.version ?? 0
  }

  /** A change during a running poll is served by that poll, not left to the next interval. */
  #poll(): void {
    this.#requestedPolls += 1
    if (!this.#running) void this.#refreshUntilServed()
  }

  async #refreshUntilServed(): Promise<void> {
    // Race: a flag, since a promise would settle a tick later, and a poll requested in that tick would be lost.
    this.#running = true
    const { store } = this.#settings
    store.pauseRecompression()
    try {
      for (let served = 0; served !== this.#requestedPolls; ) {
        served = this.#requestedPolls
        // A page whose lease another instance holds waits for its result, or for the next interval.
        const seen = new Set<string>()
        for (let batch = this.#nextBatch(seen); batch.length > 0; batch = this.#nextBatch(seen))
          await this.#refreshAll(batch)
      }
    } finally {
      this.#running = false
      store.resumeRecompression()
    }
  }

  /** While the content service fails there is nothing new to render. */
  get #canRender(): boolean {
    const { live } = this.#settings.gateway
    return live.snapshot !== undefined && !live.failing
  }

  #nextBatch(seen: Set<string>): string[] {
    if (!this.#canRender) return []
    const waiting = this.#settings.store
      .stalePages()
      .map(({ key }) => key)
      .filter((key) => !seen.has(key))
      .slice(0, BATCH_SIZE)
    for (const key of waiting) seen.add(key)
    return waiting.length > 0 ? waiting : this.#nextMissing()
  }

  /** Visits each known page once after a change, whatever the number of batches. */
  #nextMissing(): string[] {
    this.#unvisited ??= this.#known()[Symbol.iterator]()
    const missing: string[] = []
    while (missing.length < BATCH_SIZE) {
      const next = this.#unvisited.next()
      if (next.done) break
      if (!this.#settings.store.has(next.value) && !this.#tried.has(next.value)) {
        this.#tried.add(next.value)
        missing.push(next.value)
      }
    }
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

  async #refreshAll(batch: string[]): Promise<void> {
    const { gateway, store, foreground } = this.#settings
    const rendered = batch.filter((key) => !store.staleFrame(key) && !this.#isLeftToOthers(key, PRIORITY.background))
    const isWarming = batch.every((key) => !store.isStale(key))
    await Promise.all(LOCALES.map((locale) => gateway.prefetch(this.#storiesOf(rendered, locale), locale)))
    const left = batch.values()
    await Promise.all(
      Array.from({ length: isWarming ? 1 : CONCURRENCY.background }, async () => {
        for (const key of left) {
          if (!store.staleFrame(key)) await foreground.giveWay()
          const began = performance.now()
          await this.refresh(key, 'background')
          // Stale pages are wrong until they are rendered; missing ones can wait.
          if (isWarming) await foreground.rest(performance.now() - began)
        }
      }),
    )
  }

  async #refresh(key: string, priority: number): Promise<void> {
    const { gateway, store, renderer, shared } = this.#settings
    if (!this.#canRender) return
    const address = addressOfKey(key)
    // Removed or moved: nothing is left to revalidate.
    if (!address || !gateway.live.snapshot?.directory.find(withLocale(address.inside, address.locale), address.locale))
      return await store.delete(key)
    const isLeft = this.#isLeftToOthers(key, priority)
    // Load shedding: the other instance announces a page that it has stored, so visits do not ask for it.
    if (isLeft && priority > PRIORITY.background) return
    if ((await store.adopt(key, this.#version)) && !store.isStale(key)) return
    if (isLeft) return
    if (shared && !(await shared.acquireLease(key))) return
    try {
      await renderer.revalidate(address)
      // Race: single flight may have joined a rendering that began before the change.
      if (store.isWaiting(key)) await renderer.revalidate(address)
    } finally {
      await shared?.releaseLease(key)
    }
  }

  /** Uuids of the stories of pages in one language, to be read in one batch. */
  #storiesOf(keys: readonly string[], locale: Locale): string[] {
    const { gateway, store } = this.#settings
    return keys.flatMap((key) => {
      const address = addressOfKey(key)
      if (address?.locale !== locale) return []
      // A page's first tag is its own story's.
      const uuid =
        storyOfTag(store.tagsOf(key)[0]) ??
        gateway.live.snapshot?.directory.find(withLocale(address.inside, locale), locale)?.entry.uuid
      return uuid ?? []
    })
  }
}

/** A path of the directory, without its language and outer slashes. */
const insideOf = (path: string, locale: Locale): string => trimSlashes(path.slice(withLocale('', locale).length))

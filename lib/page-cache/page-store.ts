import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import { untilOfTags } from '#lib/content/tags.ts'
import { type CacheEntry, allTags, hasJustFailed, isNewer, isOverdue } from './cache-entry.ts'
import { DiskCache } from './disk-cache.ts'
import { FrameParts } from './frame-parts.ts'
import { type FinishedPage, recompressPage, sizeOf } from './finished-page.ts'
import type { PageRecord, SavedPage } from './page-record.ts'
import type { ReadCounts } from './read-counts.ts'
import type { SharedPages } from './shared-pages.ts'

export interface StoredPage {
  readonly page: FinishedPage
  /**
   * When the page became stale, in milliseconds since the epoch; undefined for a fresh one, and for one whose rendering
   * has just failed.
   */
  readonly staleSince: number | undefined
  /** Metadata of a fresh page; undefined for all others, which no shared cache may keep. */
  readonly current: PageRecord | undefined
}

/** Limits in bytes. */
export interface Bounds {
  readonly memory: number
  readonly disk: number
}

/** Minimum number of reads for the slowest compression. */
const RECOMPRESS_AFTER = 2

/**
 * Page cache: finished pages by address in three tiers: memory, disk, and a store shared with other instances, if any.
 * LRU eviction by bytes, tag-based invalidation. A page is stale from the change of one of its tags until it has been
 * rendered again; a failed rendering leaves the last good page (stale-if-error).
 */
export class PageStore {
  readonly reads: ReadCounts
  readonly frameParts = new FrameParts()
  readonly #disk: DiskCache
  readonly #shared: SharedPages | undefined
  readonly #entries: LRUCache<string, CacheEntry>
  readonly #memory: LRUCache<string, FinishedPage>
  /** Tag → generation of its last change; evicted ones are older than any running rendering. */
  readonly #changes = new LRUCache<string, number>({ max: 10_000 })
  readonly #recompression = new PQueue({ concurrency: 1 })
  /** Keys queued for recompression. */
  readonly #queued = new Set<string>()

  /** @param folder of one build: a page names the files of its build. */
  constructor(folder: string, bounds: Bounds, reads: ReadCounts, shared?: SharedPages) {
    this.reads = reads
    this.#disk = new DiskCache(folder)
    this.#shared = shared
    this.#memory = new LRUCache({ maxSize: bounds.memory, sizeCalculation: sizeOf })
    this.#entries = new LRUCache({
      maxSize: bounds.disk,
      sizeCalculation: ({ size }) => Math.max(1, size),
      dispose: (_, key, reason) => {
        if (reason !== 'evict') return
        this.#memory.delete(key)
        void this.#disk.remove(key)
      },
    })
    const now = Date.now()
    for (const { record, size } of this.#disk.list()) {
      // Changes were missed while the process was down: the page is served stale and revalidated.
      this.#entries.set(record.key, {
        record,
        size,
        until: Infinity,
        staleSince: now,
        isFrameStale: false,
        staleVersion: 0,
        failedAt: 0,
      })
    }
  }

  has(key: string): boolean {
    return this.#entries.has(key)
  }

  /** Whether a page is cached and stale. */
  isStale(key: string): boolean {
    return this.staleSince(key) !== undefined
  }

  /** When a page became stale, in milliseconds since the epoch; undefined for one that is fresh or missing. */
  staleSince(key: string): number | undefined {
    return this.#entries.peek(key)?.staleSince
  }

  /** Whether a page is stale and its rendering has not just failed. */
  isWaiting(key: string): boolean {
    const entry = this.#entries.peek(key)
    return entry?.staleSince !== undefined && !hasJustFailed(entry)
  }

  /** Metadata of a page of which the frame alone is stale. */
  staleFrame(key: string): PageRecord | undefined {
    const entry = this.#entries.peek(key)
    return entry?.isFrameStale && !isOverdue(entry.record) ? entry.record : undefined
  }

  /** A page as it is stored, without counting it as read. */
  async peek(key: string): Promise<FinishedPage | undefined> {
    return this.#memory.peek(key) ?? (await this.#disk.load(key))?.page
  }

  /** Cache tags of a page, without those of its frame; none for a page that is not cached. */
  tagsOf(key: string): readonly string[] {
    return this.#entries.peek(key)?.record.tags ?? []
  }

  /** Stored pages that carry a tag, by themselves or by their frame, in the order of their addresses. */
  showing(tag: string): readonly { readonly record: PageRecord; readonly isStale: boolean }[] {
    return [...this.#entries.values()]
      .filter(({ record }) => allTags(record).includes(tag))
      .map(({ record, staleSince }) => ({ record, isStale: staleSince !== undefined }))
      .toSorted((one, other) => (one.record.key < other.record.key ? -1 : 1))
  }

  /** Reads a page: synchronously from memory, else from disk. */
  get(key: string): StoredPage | undefined | Promise<StoredPage | undefined> {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.reads.note(key)
    const page = this.#memory.get(key)
    return page ? this.#stored(key, entry, page) : this.#load(key, entry)
  }

  /**
   * Stores a rendered page.
   * @param generation of the content when the rendering began: the page is stale if a tag of its changed since then.
   */
  async set(record: PageRecord, page: FinishedPage, generation: number): Promise<void> {
    const missed = this.hasChanged(allTags(record), generation)
    const saved = { record, page }
    await this.#save(saved, missed ? { at: Date.now(), version: record.version } : undefined)
    await this.#shared?.save(saved)
  }

  /** Whether one of the tags has changed since that generation of the content. */
  hasChanged(tags: readonly string[], generation: number): boolean {
    return tags.some((tag) => (this.#changes.get(tag) ?? 0) > generation)
  }

  /** Copies another instance's page if it is newer than the local one. Resolves to whether there is a page now. */
  async adopt(key: string, version: number): Promise<boolean> {
    const saved = this.has(key) && !this.isStale(key) ? undefined : await this.#shared?.load(key)
    // Race: read after the await, during which the page may have been rendered here.
    const entry = this.#entries.peek(key)
    if (!saved || (entry && !isNewer(saved.record, entry))) return entry !== undefined
    // Older than the version known here: it is served stale and revalidated.
    const stale = saved.record.version < version || isOverdue(saved.record) ? { at: Date.now(), version } : undefined
    await this.#save(saved, stale)
    return true
  }

  async delete(key: string): Promise<void> {
    this.#entries.delete(key)
    this.#memory.delete(key)
    this.reads.forget(key)
    await this.#disk.remove(key)
    await this.#shared?.remove(key)
  }

  /**
   * Tag-based invalidation: marks the pages that carry one of the tags as stale.
   * @param generation counts the changes of content in this process.
   * @param version of the space.
   */
  invalidate(tags: ReadonlySet<string>, generation: number, version: number): void {
    for (const tag of tags) this.#changes.set(tag, generation)
    this.frameParts.invalidate(tags)
    for (const entry of this.#entries.values()) {
      const { tags: own, frame } = entry.record
      const isOwn = own.some((tag) => tags.has(tag))
      if (!isOwn && !frame?.parts.some((part) => part.tags.some((tag) => tags.has(tag)))) continue
      entry.isFrameStale = !isOwn && (entry.staleSince === undefined || entry.isFrameStale)
      entry.staleSince ??= Date.now()
      entry.staleVersion = version
    }
  }

  /** Passed moments in the tags of pages that still count as fresh. */
  passedMoments(now: number): ReadonlySet<number> {
    const moments = new Set<number>()
    for (const { until, staleSince } of this.#entries.values())
      if (until <= now && staleSince === undefined) moments.add(until)
    return moments
  }

  /** Records a failed rendering: the last good page stays, and is tried again after the retry delay. */
  noteFailure(key: string): void {
    const entry = this.#entries.peek(key)
    if (entry) entry.failedAt = Date.now()
  }

  /** Stale pages to render, the most read first. */
  stalePages(): PageRecord[] {
    const waiting = [...this.#entries.values()].filter(
      (entry) => entry.staleSince !== undefined && !hasJustFailed(entry),
    )
    return waiting.map(({ record }) => record).sort((a, b) => this.reads.of(b.key) - this.reads.of(a.key))
  }

  /** Leaves the processor to stale pages: new content comes before smaller bytes. */
  pauseRecompression(): void {
    this.#recompression.pause()
  }

  resumeRecompression(): void {
    this.#recompression.start()
  }

  /** Usage in bytes, and number of pages. */
  get size(): Bounds & { readonly pages: number } {
    return { pages: this.#entries.size, memory: this.#memory.calculatedSize, disk: this.#entries.calculatedSize }
  }

  async #load(key: string, entry: CacheEntry): Promise<StoredPage | undefined> {
    const saved = await this.#disk.load(key)
    // Race: replaced or evicted while it was read.
    if (this.#entries.peek(key) !== entry) return await this.get(key)
    if (!saved) {
      this.#entries.delete(key)
      return undefined
    }
    this.#memory.set(key, saved.page)
    return this.#stored(key, entry, saved.page)
  }

  #stored(key: string, entry: CacheEntry, page: FinishedPage): StoredPage {
    if (!page.recompressed && entry.staleSince === undefined && this.reads.of(key) >= RECOMPRESS_AFTER)
      this.#recompressLater(entry, page)
    const { record, staleSince } = entry
    return {
      page,
      staleSince: hasJustFailed(entry) ? undefined : staleSince,
      current: staleSince === undefined ? record : undefined,
    }
  }

  /** Queues a page for the smallest brotli body; a page that was replaced meanwhile is skipped. */
  #recompressLater({ record }: CacheEntry, page: FinishedPage): void {
    const { key } = record
    if (this.#queued.has(key)) return
    this.#queued.add(key)
    void this.#recompression.add(async () => {
      this.#queued.delete(key)
      const entry = this.#entries.peek(key)
      if (entry?.record !== record) return
      const recompressed = await recompressPage(page)
      if (this.#entries.peek(key) !== entry || this.#memory.peek(key) !== page) return
      const saved = { record, page: recompressed }
      this.#memory.set(key, recompressed)
      await this.#disk.save(saved)
      await this.#shared?.save(saved)
    })
  }

  async #save(saved: SavedPage, stale: { at: number; version: number } | undefined): Promise<void> {
    const { record, page } = saved
    this.#memory.set(record.key, page)
    this.#entries.set(record.key, {
      record,
      size: sizeOf(page) + JSON.stringify(record).length,
      until: untilOfTags(allTags(record)),
      staleSince: stale?.at,
      isFrameStale: false,
      staleVersion: stale?.version ?? 0,
      failedAt: 0,
    })
    await this.#disk.save(saved)
  }
}

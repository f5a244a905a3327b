import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import { DAY_TAG } from '#lib/content/tags.ts'
import { toParisTime } from '#lib/domain/paris-time.ts'
import { env } from '#lib/process/env.ts'
import { log } from '#lib/process/log.ts'
import { processSingleton } from '#lib/process/process-singleton.ts'
import { DiskShelf } from './disk-cache.ts'
import { type FinishedPage, polishPage, sizeOf } from './finished-page.ts'
import type { PageRecord, SavedPage } from './page-record.ts'
import { ReadCounts } from './read-counts.ts'
import { redisPages } from './redis-pages.ts'
import type { SharedPages } from './shared-pages.ts'

interface Kept {
  readonly record: PageRecord
  /** Bytes on disk. */
  readonly size: number
  /** Since when the page is known to be out of date, in milliseconds since the epoch. */
  staleSince: number | undefined
  /** Version of the space that made it out of date. */
  staleVersion: number
  /** The last time that a new rendering failed. */
  failedAt: number
}

export interface StoredPage {
  readonly page: FinishedPage
  /**
   * Since when the page waits for a new rendering, in milliseconds since the epoch; undefined for a fresh one, and for
   * one whose rendering has just failed.
   */
  readonly staleSince: number | undefined
}

/** Bytes that may be used. */
export interface Bounds {
  readonly memory: number
  readonly disk: number
}

/** Milliseconds before a page whose rendering failed is rendered again. */
const RETRY_AFTER = 3_000

/** A page asked for that often is worth its smallest form. */
const WORTH_POLISHING = 2

/**
 * Finished pages by address, in memory, on disk, and shared with other instances where there are any. A page is stale
 * from the moment that one of its tags changes until it has been rendered again. What fails to render leaves the last
 * good page.
 */
export class PageStore {
  readonly reads: ReadCounts
  readonly #shelf: DiskShelf
  readonly #shared: SharedPages | undefined
  readonly #kept: LRUCache<string, Kept>
  readonly #memory: LRUCache<string, FinishedPage>
  /** Tag → generation of its last change, as far back as a rendering can reach. */
  readonly #changes = new LRUCache<string, number>({ max: 10_000 })
  readonly #polishing = new PQueue({ concurrency: 1 })
  /** Keys of pages that wait for their polish. */
  readonly #awaited = new Set<string>()

  /** `folder` belongs to one build: a page names the files of its build. */
  constructor(folder: string, bounds: Bounds, reads: ReadCounts, shared?: SharedPages) {
    this.reads = reads
    this.#shelf = new DiskShelf(folder)
    this.#shared = shared
    this.#memory = new LRUCache({ maxSize: bounds.memory, sizeCalculation: sizeOf })
    this.#kept = new LRUCache({
      maxSize: bounds.disk,
      sizeCalculation: ({ size }) => Math.max(1, size),
      dispose: (_, key, reason) => {
        if (reason !== 'evict') return
        this.#memory.delete(key)
        void this.#shelf.remove(key)
      },
    })
    const now = Date.now()
    for (const { record, size } of this.#shelf.list()) {
      // Nobody followed the space while the process was away: such a page is served, and rendered anew.
      this.#kept.set(record.key, { record, size, staleSince: now, staleVersion: 0, failedAt: 0 })
    }
  }

  has(key: string): boolean {
    return this.#kept.has(key)
  }

  /** Whether a page waits for a new rendering. */
  isStale(key: string): boolean {
    return this.#kept.peek(key)?.staleSince !== undefined
  }

  /** Whether it waits, and its rendering has not just failed. */
  isWaiting(key: string): boolean {
    const kept = this.#kept.peek(key)
    return kept?.staleSince !== undefined && !hasJustFailed(kept)
  }

  /** What a page was made of; nothing of one that is not stored. */
  tagsOf(key: string): readonly string[] {
    return this.#kept.peek(key)?.record.tags ?? []
  }

  /** The page at an address, at once where it is in memory. */
  get(key: string): StoredPage | undefined | Promise<StoredPage | undefined> {
    const kept = this.#kept.get(key)
    if (!kept) return undefined
    this.reads.note(key)
    const page = this.#memory.get(key)
    return page ? this.#stored(key, kept, page) : this.#load(key, kept)
  }

  /** `generation` is that of the content when the rendering began: what changed since then it may have missed. */
  async set(record: PageRecord, page: FinishedPage, generation: number): Promise<void> {
    const missed = record.tags.some((tag) => (this.#changes.get(tag) ?? 0) > generation)
    const saved = { record, page }
    log.info({ event: 'page.rendered', key: record.key, tags: record.tags.length }, 'page rendered')
    await this.#keep(saved, missed ? { at: Date.now(), version: record.version } : undefined)
    await this.#shared?.save(saved)
  }

  /**
   * Takes over another instance's page where it is newer than what is here. Resolves to whether there is a page now.
   */
  async adopt(key: string, version: number): Promise<boolean> {
    const saved = this.has(key) && !this.isStale(key) ? undefined : await this.#shared?.load(key)
    // Looked at after the wait, in which the page may have been rendered here.
    const kept = this.#kept.peek(key)
    if (!saved || (kept && !isNewer(saved.record, kept))) return kept !== undefined
    // Nobody here has followed what it was made of since: it is served, and rendered anew.
    const doubtful =
      saved.record.version < version || isOfAnotherDay(saved.record) ? { at: Date.now(), version } : undefined
    await this.#keep(saved, doubtful)
    return true
  }

  async delete(key: string): Promise<void> {
    this.#kept.delete(key)
    this.#memory.delete(key)
    this.reads.forget(key)
    await this.#shelf.remove(key)
    await this.#shared?.remove(key)
  }

  /**
   * Marks the pages that carry one of the tags as stale. `generation` counts the changes of content, `version` is the
   * space's.
   */
  invalidate(tags: ReadonlySet<string>, generation: number, version: number): void {
    for (const tag of tags) this.#changes.set(tag, generation)
    for (const kept of this.#kept.values()) {
      if (!kept.record.tags.some((tag) => tags.has(tag))) continue
      kept.staleSince ??= Date.now()
      kept.staleVersion = version
    }
  }

  /** Notes that a new rendering failed: the page stays as it is, and is tried again a little later. */
  noteFailure(key: string): void {
    const kept = this.#kept.peek(key)
    if (kept) kept.failedAt = Date.now()
  }

  /** Pages that wait for a new rendering, the most read first. */
  stalePages(): PageRecord[] {
    const waiting = [...this.#kept.values()].filter((kept) => kept.staleSince !== undefined && !hasJustFailed(kept))
    return waiting.map(({ record }) => record).sort((a, b) => this.reads.of(b.key) - this.reads.of(a.key))
  }

  /** Bytes in use. */
  get size(): Bounds {
    return { memory: this.#memory.calculatedSize, disk: this.#kept.calculatedSize }
  }

  async #load(key: string, kept: Kept): Promise<StoredPage | undefined> {
    const saved = await this.#shelf.load(key)
    // While it was read it may have been replaced, or gone.
    if (this.#kept.peek(key) !== kept) return await this.get(key)
    if (!saved) {
      this.#kept.delete(key)
      return undefined
    }
    this.#memory.set(key, saved.page)
    return this.#stored(key, kept, saved.page)
  }

  #stored(key: string, kept: Kept, page: FinishedPage): StoredPage {
    if (!page.polished && kept.staleSince === undefined && this.reads.of(key) >= WORTH_POLISHING)
      this.#polishLater(kept, page)
    return { page, staleSince: hasJustFailed(kept) ? undefined : kept.staleSince }
  }

  /** Once for each page: only what was in memory when it began is replaced. */
  #polishLater({ record }: Kept, page: FinishedPage): void {
    const { key } = record
    if (this.#awaited.has(key)) return
    this.#awaited.add(key)
    void this.#polishing.add(async () => {
      this.#awaited.delete(key)
      const kept = this.#kept.peek(key)
      if (kept?.record !== record) return
      const polished = await polishPage(page)
      if (this.#kept.peek(key) !== kept || this.#memory.peek(key) !== page) return
      const saved = { record, page: polished }
      this.#memory.set(key, polished)
      await this.#shelf.save(saved)
      await this.#shared?.save(saved)
    })
  }

  async #keep(saved: SavedPage, stale: { at: number; version: number } | undefined): Promise<void> {
    const { record, page } = saved
    this.#memory.set(record.key, page)
    this.#kept.set(record.key, {
      record,
      size: sizeOf(page) + JSON.stringify(record).length,
      staleSince: stale?.at,
      staleVersion: stale?.version ?? 0,
      failedAt: 0,
    })
    await this.#shelf.save(saved)
  }
}

const hasJustFailed = (kept: Kept): boolean => Date.now() - kept.failedAt < RETRY_AFTER

/** Whether a page tells of a day that is over in Paris. */
const isOfAnotherDay = ({ tags, renderedAt }: PageRecord): boolean =>
  tags.includes(DAY_TAG) && toParisTime(renderedAt).day !== toParisTime(Date.now()).day

/**
 * Whether another instance's page knows what made ours out of date. Within one version of the space, clocks have to
 * tell.
 */
const isNewer = (record: PageRecord, kept: Kept): boolean =>
  (record.version > kept.record.version && record.version >= kept.staleVersion) ||
  record.renderedAt > (kept.staleSince ?? Infinity)

/**
 * What stored pages are good for: the build's id, which Next writes when it has built, and the addresses that they link
 * to.
 */
const storeVersion = (): string => {
  const buildId = readFileSync(join(process.cwd(), '.next', 'BUILD_ID'), 'utf8').trim()
  return env.localeStrategy === 'no-prefix' ? `${buildId}-no-prefix` : buildId
}

/** The process's page store. Pages of earlier builds name files that are no more. */
export const pageStore = (): PageStore =>
  processSingleton('page-store', () => {
    const root = join(env.dataDir, 'pages')
    const version = storeVersion()
    mkdirSync(root, { recursive: true })
    for (const entry of readdirSync(root, { withFileTypes: true })) {
      if (entry.isDirectory() && entry.name !== version) rmSync(join(root, entry.name), { recursive: true, force: true })
    }
    return new PageStore(join(root, version), env.pages, new ReadCounts(join(root, 'reads.json')), sharedPages())
  })

/** Where the process shares its pages with others; undefined for one instance alone. */
export const sharedPages = (): SharedPages | undefined =>
  processSingleton('shared-pages', () => (env.redisUrl ? redisPages(env.redisUrl, storeVersion()) : undefined))

import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { systemClock } from '@barriere/shared/domain/time/clock.ts'
import { inTime } from '@barriere/shared/async/in-time.ts'
import { type Locale, trimSlashes } from '@barriere/shared/domain/locale.ts'
import { type PageRequest, currentPageRequest } from '#lib/process/page-request.ts'
import { env } from '#lib/process/env.ts'
import { log } from '#lib/process/log.ts'
import { processSingleton } from '@barriere/shared/process/process-singleton.ts'
import { type DatasourceEntries, Datasources } from './datasources.ts'
import { DraftReader, draftsBetweenKeystrokes } from './draft-reader.ts'
import { AddressHistory } from './live/address-history.ts'
import { LastFrames } from './last-frames.ts'
import { LiveContent } from './live/live-content.ts'
import { TaggedCache } from './live/tagged-cache.ts'
import { PublishedReader, type StoryList, readBatch } from './published-reader.ts'
import { type Story, storyTags } from './story.ts'
import type { ListOptions, StoryKey } from './queries.ts'
import { RELATIONS, draftQuery, draftVersion, keyOf, listQuery, pathOf } from './queries.ts'
import { type ContentClient, contentClient } from './service/client.ts'
import { LIST_SIZE, VISITOR_DEADLINE } from './service/constants.ts'
import { ContentError, ifPublished, toContentError } from './service/content-error.ts'
import type { StoryReference } from '@barriere/shared/block-kit/values.ts'

export type { StoryList } from './published-reader.ts'
export type { StoryKey } from './queries.ts'

/**
 * Memory bound: a story takes some 50 KB, those that it shows are shared. Few are enough, because pages are cached: a
 * story is read again only when its page is rendered again.
 */
const CACHED_STORIES = 200

interface Kept {
  readonly history?: AddressHistory
  readonly frames?: LastFrames
}

/** Pages whose parts are remembered, to read their next draft in one request. */
const REMEMBERED_DRAFTS = 1_000

/**
 * Repository of content, the only access to it. Published stories come from a cache that is invalidated when the space
 * changes; drafts are never cached.
 */
export class ContentGateway {
  readonly live: LiveContent
  readonly #client: ContentClient
  readonly #frames: LastFrames
  readonly #stories = new TaggedCache<Story>(CACHED_STORIES, storyTags)
  readonly #published: PublishedReader
  readonly #datasources: Datasources
  readonly #entries = new TaggedCache<DatasourceEntries>(50, ({ tags }) => tags)
  readonly #draftReaders = new WeakMap<PageRequest, DraftReader>()
  readonly #draftParts = new LRUCache<string, ReadonlySet<string>>({ max: REMEMBERED_DRAFTS })
  readonly #draftsBetween = draftsBetweenKeystrokes()
  #listeners: ((tags: ReadonlySet<string>) => void)[] = []
  #generation = 1

  /** @param kept state that outlives the process. */
  constructor(client: ContentClient, { history = new AddressHistory(), frames = new LastFrames() }: Kept = {}) {
    this.#client = client
    this.#frames = frames
    this.#datasources = new Datasources(client)
    this.#published = new PublishedReader({
      client,
      version: () => this.live.snapshot?.version,
      isPublished: (uuid) => this.isPublished({ uuid }),
      observe: (request) => this.#observe(request),
    })
    this.live = new LiveContent({
      client,
      clock: systemClock,
      rootFolder: env.rootFolder,
      history,
      log,
      onChange: (tags) => {
        this.noteChange(tags)
      },
      readChanges: (version) => this.#datasources.changes(version),
      isOutdated: (uuid) => this.#published.isOutdated(uuid),
    })
  }

  /** Invalidates all cache entries that carry one of the tags. */
  noteChange(tags: ReadonlySet<string>): void {
    this.#generation += 1
    this.#stories.drop(tags)
    this.#published.drop(tags)
    this.#entries.drop(tags)
    for (const listener of this.#listeners) listener(tags)
  }

  /** Counter of content changes. Read before the content, it gives a lower bound of the content's freshness. */
  get generation(): number {
    return this.#generation
  }

  /** Subscribes to content changes; called with their tags, after the caches are invalidated. */
  onChange(listener: (tags: ReadonlySet<string>) => void): void {
    this.#listeners.push(listener)
  }

  /**
   * A published story. Rejects with a ContentError; `notFound` distinguishes a missing story from a failing service.
   */
  getStory(key: StoryKey, locale: Locale): Promise<Story> {
    const uuid = this.#uuidOf(key)
    return this.#stories.get(`${locale}:${uuid ?? keyOf(key)}`, () =>
      uuid === undefined ? this.#published.storyAt(key, locale) : this.#published.story(uuid, locale),
    )
  }

  /** Published stories by their uuids, in that order, with their relations unresolved; others are left out. */
  listReferences(uuids: readonly string[], locale: Locale): Promise<readonly StoryReference[]> {
    return this.#published.references(uuids, locale)
  }

  /**
   * A default frame of pages: as published, or else its last published version. Undefined where there has never been
   * one.
   */
  async getFrame(slug: string, locale: Locale): Promise<Story | undefined> {
    const story = this.isPublished({ slug }) ? await ifPublished(this.getStory({ slug }, locale)) : undefined
    if (story) this.#frames.keep(slug, locale, story)
    return story ?? this.#frames.get(slug, locale)
  }

  /** Whether a story exists, by the directory; saves a request. True while there is no directory. */
  isPublished(key: StoryKey): boolean {
    return this.live.snapshot === undefined || this.#uuidOf(key) !== undefined
  }

  /**
   * Warms the cache with the stories of pages that are about to be rendered. Never rejects: pages request missing
   * stories themselves.
   */
  async prefetch(uuids: readonly string[], locale: Locale): Promise<void> {
    await Promise.allSettled(
      uuids.filter((uuid) => this.#uuidOf({ uuid })).map((uuid) => this.getStory({ uuid }, locale)),
    )
  }

  /**
   * A story as its editor sees it now: read once for each request of an editor, and never cached. A failure does not
   * open the circuit breaker of visitors, whose stories are read with another token and at another pace.
   */
  getDraft(key: StoryKey, locale: Locale): Promise<Story> {
    const uuid = 'uuid' in key ? key.uuid : this.#uuidOf(key)
    return uuid === undefined ? this.#drafts.storyAt(pathOf(key), locale) : this.#drafts.story(uuid, locale)
  }

  /**
   * The published pages of one content type below a folder, without the folder's own page: one page of the list, and
   * the total. One request, whatever the total.
   */
  listStories(options: ListOptions): Promise<StoryList> {
    return this.#published.list(options)
  }

  /** The same list as its editor sees it now, with pages that are not published. Never cached. */
  listDrafts(options: ListOptions): Promise<Pick<StoryList, 'stories' | 'total'>> {
    const release = currentPageRequest()?.release
    const { page = 1, size = LIST_SIZE, locale } = options
    return this.#drafts.list({ ...listQuery(options), ...draftVersion(release), page, per_page: size }, locale)
  }

  /**
   * Entries of a datasource, such as the subjects of a contact form, in the editors' order; none where the space has no
   * such datasource. Rejects with a ContentError.
   */
  listEntries(datasource: string, locale: Locale): Promise<DatasourceEntries> {
    return this.#entries.get(`${locale}:${datasource}`, () =>
      this.#observe(this.#datasources.read(datasource, locale, this.live.snapshot?.version)),
    )
  }

  /**
   * The published pages that editors hide from search engines; the directory does not list this flag. One request for
   * all languages, cached until a page is published, removed or changed. Rejects with a ContentError.
   */
  listHidden(): Promise<StoryList> {
    return this.#published.hidden(this.#uuidOf({ slug: env.rootFolder }))
  }

  /**
   * Time-out and circuit breaker for requests that a visitor waits for: rejects after `deadline` milliseconds, and at
   * once while the circuit is open. The request itself continues and fills the cache.
   */
  async forVisitor<T>(request: () => Promise<T>, deadline = VISITOR_DEADLINE): Promise<T> {
    if (this.live.failing) throw new ContentError('The content service failed a moment ago.')
    return await inTime(deadline, request(), () => {
      throw new ContentError(`No answer of the content service within ${deadline} ms.`)
    })
  }

  /** Canonical cache key: the uuid, if the directory lists the story. */
  #uuidOf(key: StoryKey): string | undefined {
    const directory = this.live.snapshot?.directory
    return ('uuid' in key ? directory?.entries.get(key.uuid) : directory?.ofSlug(trimSlashes(key.slug)))?.uuid
  }

  /** The reader of the current request; outside a request, one for this story alone. */
  get #drafts(): DraftReader {
    const request = currentPageRequest()
    const known = request && this.#draftReaders.get(request)
    if (known) return known
    const reader = new DraftReader({
      client: this.#client,
      signal: request?.signal,
      queryOf: (locale) => draftQuery(locale, request?.release),
      readMany: (uuids, query, signal) => readBatch(this.#client, uuids, query, signal),
      previous: this.#draftParts,
      unsaved: request?.unsavedStory,
      relations: RELATIONS,
      release: request?.release,
      between: this.#draftsBetween,
    })
    if (request) this.#draftReaders.set(request, reader)
    return reader
  }

  async #observe<T>(request: Promise<T>): Promise<T> {
    try {
      const value = await request
      this.live.noteOutcome(false)
      return value
    } catch (error) {
      const fault = toContentError(error)
      this.live.noteOutcome(!fault.notFound)
      throw fault
    }
  }
}

/** Singleton of the process. */
export const contentGateway = (): ContentGateway =>
  processSingleton('content-gateway', () => {
    const history = new AddressHistory(join(env.dataDir, 'addresses.json'))
    const frames = new LastFrames(join(env.dataDir, 'frames.json'))
    return new ContentGateway(contentClient(), { history, frames })
  })

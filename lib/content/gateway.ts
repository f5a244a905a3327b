import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { systemClock } from '#lib/domain/clock.ts'
import { inTime } from '#lib/domain/in-time.ts'
import { type Locale, mapLocales, trimSlashes } from '#lib/domain/locale.ts'
import { type PageRequest, currentPageRequest } from '#lib/process/page-request.ts'
import { env } from '#lib/process/env.ts'
import { log } from '#lib/process/log.ts'
import { processSingleton } from '#lib/process/process-singleton.ts'
import { parseStoryReference } from './decode.ts'
import { type DatasourceEntries, Datasources } from './datasources.ts'
import { DraftReader, draftsBetweenKeystrokes } from './draft-reader.ts'
import { AddressHistory } from './live/address-history.ts'
import { LastFrames } from './last-frames.ts'
import { LiveContent } from './live/live-content.ts'
import { TaggedCache } from './live/tagged-cache.ts'
import { type Story, storyTags, toStory } from './story.ts'
import type { ListOptions, StoryKey } from './queries.ts'
import { RELATIONS, draftQuery, draftVersion, keyOf, listKey, listQuery, pathOf, publishedQuery } from './queries.ts'
import { relatedIn, withRelated } from './relations.ts'
import { createBatchLoader } from './service/batch-loader.ts'
import { type ContentClient, type Query, contentClient } from './service/client.ts'
import { LIST_SIZE, PRIORITY, UUID_BATCH, VISITOR_DEADLINE } from './service/constants.ts'
import { ContentError, ifPublished, toContentError } from './service/content-error.ts'
import { listTag, storyTag } from './tags.ts'
import type { StoryReference } from './values.ts'

export type { StoryKey } from './queries.ts'

export interface StoryList {
  readonly stories: readonly StoryReference[]
  /** How many match, on all pages. */
  readonly total: number
  readonly tags: readonly string[]
}

/**
 * Memory bound: a story takes some 50 KB, those that it shows are shared. Few are enough, because pages are cached: a
 * story is read again only when its page is rendered again.
 */
const CACHED_STORIES = 200

/** Memory bound: a list has up to a hundred stories of some 5 KB. */
const CACHED_LISTS = 100

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
  /** Stories as the service sends them: what several pages show is read once. */
  readonly #raw = new TaggedCache<unknown>(CACHED_STORIES, rawTags)
  readonly #lists = new TaggedCache<StoryList>(CACHED_LISTS, (list) => list.tags)
  readonly #datasources: Datasources
  readonly #entries = new TaggedCache<DatasourceEntries>(50, ({ tags }) => tags)
  /**
   * DataLoader per language: pages that are rendered concurrently share requests, which the rate limit makes scarce.
   */
  readonly #loaders = mapLocales((locale) =>
    createBatchLoader<unknown>({
      maxBatchSize: UUID_BATCH,
      whenDue: (request) => this.#client.whenDue(request, { priority: PRIORITY.story }),
      read: (uuids) => this.#observe(this.#loadMany(uuids, publishedQuery(this.live.snapshot?.version, locale))),
    }),
  )
  readonly #draftReaders = new WeakMap<PageRequest, DraftReader>()
  readonly #draftParts = new LRUCache<string, ReadonlySet<string>>({ max: REMEMBERED_DRAFTS })
  readonly #draftsBetween = draftsBetweenKeystrokes()
  #listeners: ((tags: ReadonlySet<string>) => void)[] = []
  #generation = 1

  /** @param kept what outlives the process. */
  constructor(client: ContentClient, { history = new AddressHistory(), frames = new LastFrames() }: Kept = {}) {
    this.#client = client
    this.#frames = frames
    this.#datasources = new Datasources(client)
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
    })
  }

  /** Invalidates all cache entries that carry one of the tags. */
  noteChange(tags: ReadonlySet<string>): void {
    this.#generation += 1
    this.#stories.drop(tags)
    this.#raw.drop(tags)
    this.#lists.drop(tags)
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
    return this.#stories.get(`${locale}:${uuid ?? keyOf(key)}`, async () => {
      const raw = uuid === undefined ? await this.#load(key, locale) : await this.#readRaw(uuid, locale)
      try {
        return toStory(await this.#withRelated(raw, locale))
      } catch (error) {
        // A failure is not cached, and what caused it neither.
        if (uuid !== undefined) this.#raw.drop([storyTag(uuid)])
        throw error
      }
    })
  }

  #readRaw(uuid: string, locale: Locale): Promise<unknown> {
    return this.#raw.get(`${locale}:${uuid}`, async () => {
      const raw = await this.#loaders[locale].load(uuid)
      if (raw === undefined) throw new ContentError('The story is not published any more.', 404)
      return raw
    })
  }

  /** Stories by uuid, unvalidated; those that are not published are missing. */
  async #readSome(uuids: readonly string[], locale: Locale): Promise<Map<string, unknown>> {
    const published = uuids.filter((uuid) => this.isPublished({ uuid }))
    const read = await Promise.all(
      published.map(async (uuid) => [uuid, await ifPublished(this.#readRaw(uuid, locale))] as const),
    )
    return new Map(read.filter(([, raw]) => raw !== undefined))
  }

  /** A story with those of its relations, without theirs. One that is not published stays a uuid. */
  async #withRelated(raw: unknown, locale: Locale): Promise<unknown> {
    if (typeof raw !== 'object' || raw === null || !('content' in raw)) return raw
    const stories = await this.#readSome(relatedIn(raw.content, RELATIONS), locale)
    return stories.size === 0 ? raw : { ...raw, content: withRelated(raw.content, RELATIONS, stories) }
  }

  /** Published stories by their uuids, in that order, with their relations unresolved; others are left out. */
  async listReferences(uuids: readonly string[], locale: Locale): Promise<readonly StoryReference[]> {
    const stories = await this.#readSome(uuids, locale)
    return [...stories.values()].map(parseStoryReference).filter((story) => story !== undefined)
  }

  /**
   * A frame that pages have by default: as it is published, or where it is not any more, as it last was. Undefined
   * where there has been none.
   */
  async getFrame(slug: string, locale: Locale): Promise<Story | undefined> {
    const story = this.isPublished({ slug }) ? await ifPublished(this.getStory({ slug }, locale)) : undefined
    if (story) this.#frames.keep(slug, locale, story)
    return story ?? this.#frames.get(slug, locale)
  }

  /** Whether a story exists, by the directory; saves a request. Assumed where the directory is not available. */
  isPublished(key: StoryKey): boolean {
    return this.live.snapshot === undefined || this.#uuidOf(key) !== undefined
  }

  /**
   * Warms the cache with the stories of pages that are about to be rendered. Never rejects: pages request for
   * themselves what could not be read.
   */
  async prefetch(uuids: readonly string[], locale: Locale): Promise<void> {
    await Promise.allSettled(
      uuids.filter((uuid) => this.#uuidOf({ uuid })).map((uuid) => this.getStory({ uuid }, locale)),
    )
  }

  /**
   * A story as its editor sees it now: read once for each request of an editor, and never cached. A failure says
   * nothing about the service to visitors, whose stories are read with another token and at another pace.
   */
  getDraft(key: StoryKey, locale: Locale): Promise<Story> {
    const uuid = 'uuid' in key ? key.uuid : this.#uuidOf(key)
    return uuid === undefined ? this.#drafts.storyAt(pathOf(key), locale) : this.#drafts.story(uuid, locale)
  }

  /**
   * The published pages of one content type below a folder, without the folder's own page: those of one page of the
   * list, and how many there are. One request, however many there are.
   */
  listStories(options: ListOptions): Promise<StoryList> {
    const { folder, page = 1, size = LIST_SIZE } = options
    return this.#lists.get(listKey(options), async () => {
      const query = { ...listQuery(options), version: 'published', cv: this.live.snapshot?.version }
      const answer = await this.#observe(
        this.#client.get('cdn/stories', { ...query, page, per_page: size }, { priority: PRIORITY.list }),
      )
      const list = storyList.safeParse(answer.data)
      // A missing list is an error, not an empty one, which would be stored in a page.
      if (!list.success) throw new ContentError('The content service sent no stories.')
      const stories = list.data.stories.map(parseStoryReference).filter((story) => story !== undefined)
      const tags = [listTag(folder), ...stories.map((story) => storyTag(story.uuid))]
      return { stories, total: Math.max(answer.total, stories.length), tags }
    })
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
    return this.#lists.get('hidden', async () => {
      const raw = await this.#observe(
        this.#client.getAll(
          'cdn/stories',
          'stories',
          {
            'starts_with': `${env.rootFolder}/`,
            'filter_query[seo_hidden][is]': 'true',
            'excluding_fields': 'body',
            'version': 'published',
            'cv': this.live.snapshot?.version,
          },
          { priority: PRIORITY.list, deadline: VISITOR_DEADLINE },
        ),
      )
      const stories = raw.map(parseStoryReference).filter((story) => story !== undefined)
      // The home page lies in no folder, so its own tag is added.
      const home = this.#uuidOf({ slug: env.rootFolder })
      return {
        stories,
        total: stories.length,
        tags: [listTag(env.rootFolder), ...(home === undefined ? [] : [storyTag(home)])],
      }
    })
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

  async #load(key: StoryKey, locale: Locale): Promise<unknown> {
    const query = publishedQuery(this.live.snapshot?.version, locale)
    const answer = await this.#observe(
      this.#client.get(
        `cdn/stories/${pathOf(key)}`,
        { ...query, ...('uuid' in key ? { find_by: 'uuid' } : {}) },
        { priority: PRIORITY.story },
      ),
    )
    return (answer.data as { story?: unknown } | null)?.story ?? {}
  }

  /** Raw stories by uuid, unvalidated: one malformed story must not fail the whole batch. */
  async #loadMany(uuids: readonly string[], query: Query, signal?: AbortSignal): Promise<ReadonlyMap<string, unknown>> {
    const answer = await this.#client.get(
      'cdn/stories',
      { by_uuids: uuids.join(','), per_page: UUID_BATCH, ...query },
      { throttled: false, signal },
    )
    const parsed = storyBatch.safeParse(answer.data)
    if (!parsed.success) throw new ContentError('The content service sent no stories.')
    return new Map(parsed.data.stories.map((raw) => [raw.uuid, raw]))
  }

  /** The reader of the request that asks; where nobody can tell, one for this story alone. */
  get #drafts(): DraftReader {
    const request = currentPageRequest()
    const known = request && this.#draftReaders.get(request)
    if (known) return known
    const reader = new DraftReader({
      client: this.#client,
      signal: request?.signal,
      queryOf: (locale) => draftQuery(locale, request?.release),
      readMany: (uuids, query, signal) => this.#loadMany(uuids, query, signal),
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

const rawTags = (raw: unknown): string[] => [storyTag((raw as { readonly uuid: string } | undefined)?.uuid ?? '')]

const storyList = z.object({ stories: z.array(z.unknown()) })

const storyBatch = z.object({ stories: z.array(z.looseObject({ uuid: z.string() })) })

/** Singleton of the process. */
export const contentGateway = (): ContentGateway =>
  processSingleton('content-gateway', () => {
    const history = new AddressHistory(join(env.dataDir, 'addresses.json'))
    const frames = new LastFrames(join(env.dataDir, 'frames.json'))
    return new ContentGateway(contentClient(), { history, frames })
  })

import { z } from 'zod'
import { type Locale, mapLocales } from '@barriere/shared/domain/locale.ts'
import { env } from '#lib/process/env.ts'
import { parseStoryReference } from '@barriere/shared/block-kit/decode.ts'
import { TaggedCache } from './live/tagged-cache.ts'
import type { ListOptions, StoryKey } from './queries.ts'
import { RELATIONS, listKey, listQuery, pathOf, publishedQuery } from './queries.ts'
import { relatedIn, withRelated } from './relations.ts'
import { createBatchLoader } from './service/batch-loader.ts'
import type { ContentClient, Query, RequestOptions } from './service/client.ts'
import { LIST_SIZE, PRIORITY, UUID_BATCH, VISITOR_DEADLINE } from './service/constants.ts'
import { ContentError, ifPublished } from './service/content-error.ts'
import { type Story, referencesOf, toStory } from './story.ts'
import { addressTag, listTag, storyTag } from './tags.ts'
import type { StoryReference } from '@barriere/shared/block-kit/values.ts'

export interface StoryList {
  readonly stories: readonly StoryReference[]
  /** Number of matching stories, on all pages. */
  readonly total: number
  readonly tags: readonly string[]
}

interface PublishedReaderSettings {
  readonly client: ContentClient
  /** The space's version, as far as it is known. */
  readonly version: () => number | undefined
  readonly isPublished: (uuid: string) => boolean
  /** Records the outcome of a request for the circuit breaker. */
  readonly observe: <T>(request: Promise<T>) => Promise<T>
}

/** Memory bound: raw stories, some 30 KB each. */
const CACHED_RAW = 200

/** Memory bound: a list has up to a hundred stories of some 5 KB. */
const CACHED_LISTS = 100

/** Published stories and lists for pages: a story is read once for all pages that show it. */
export class PublishedReader {
  readonly #settings: PublishedReaderSettings
  readonly #raw = new TaggedCache<unknown>(CACHED_RAW, rawTags)
  readonly #lists = new TaggedCache<StoryList>(CACHED_LISTS, (list) => list.tags)
  /**
   * DataLoader per language: pages that are rendered concurrently share requests, which the rate limit makes scarce.
   */
  readonly #loaders = mapLocales((locale) =>
    createBatchLoader<unknown>({
      maxBatchSize: UUID_BATCH,
      whenDue: (request) => this.#settings.client.whenDue(request, { priority: PRIORITY.story }),
      read: (uuids) => {
        const { client, version, observe } = this.#settings
        return observe(readBatch(client, uuids, publishedQuery(version(), locale)))
      },
    }),
  )

  constructor(settings: PublishedReaderSettings) {
    this.#settings = settings
  }

  /** Invalidates entries that carry one of the tags. */
  drop(tags: ReadonlySet<string>): void {
    this.#raw.drop(tags)
    this.#lists.drop(tags)
  }

  /**
   * Whether the service's answer for a story, or for a list with it, now differs from the one in pages. True also where
   * it fails.
   */
  async isOutdated(uuid: string): Promise<boolean> {
    const tag = storyTag(uuid)
    try {
      return (await Promise.all([this.#raw.isOutdated(tag), this.#lists.isOutdated(tag)])).includes(true)
    } catch (error) {
      if (error instanceof ContentError) return true
      throw error
    }
  }

  /** A story by its uuid, with the stories that it shows. Rejects with a ContentError. */
  async story(uuid: string, locale: Locale): Promise<Story> {
    try {
      return toStory(await this.#withRelated(await this.#readRaw(uuid, locale), locale))
    } catch (error) {
      // Neither a failure nor its cause is cached.
      this.#raw.drop([storyTag(uuid)])
      throw error
    }
  }

  /** A story that the directory does not list. Rejects with a ContentError. */
  async storyAt(key: StoryKey, locale: Locale): Promise<Story> {
    const { client, version, observe } = this.#settings
    const query = { ...publishedQuery(version(), locale), ...('uuid' in key ? { find_by: 'uuid' } : {}) }
    const answer = await observe(client.get(`cdn/stories/${pathOf(key)}`, query, { priority: PRIORITY.story }))
    return toStory(await this.#withRelated((answer.data as { story?: unknown } | null)?.story, locale))
  }

  /** Stories by their uuids, in that order, with their relations unresolved; those not published are left out. */
  async references(uuids: readonly string[], locale: Locale): Promise<readonly StoryReference[]> {
    const stories = await this.#readSome(uuids, locale)
    return [...stories.values()].map(parseStoryReference).filter((story) => story !== undefined)
  }

  /** One page of a list, and the total: one request, whatever the total. */
  list(options: ListOptions): Promise<StoryList> {
    const { folder, page = 1, size = LIST_SIZE } = options
    const { client, version, observe } = this.#settings
    return this.#lists.get(listKey(options), async () => {
      const query = { ...listQuery(options), version: 'published', cv: version(), page, per_page: size }
      const { stories, total } = await observe(readListPage(client, query, { priority: PRIORITY.list }))
      const tags = [listTag(folder), ...stories.map((story) => storyTag(story.uuid))]
      return { stories, total, tags }
    })
  }

  /** All pages that editors hide from search engines. @param home uuid of the home page, which lies in no folder */
  hidden(home: string | undefined): Promise<StoryList> {
    const { client, version, observe } = this.#settings
    return this.#lists.get('hidden', async () => {
      const query = {
        'starts_with': `${env.rootFolder}/`,
        'filter_query[seo_hidden][is]': 'true',
        'excluding_fields': 'body',
        'version': 'published',
        'cv': version(),
        'per_page': LIST_SIZE,
      }
      const options = { priority: PRIORITY.list, deadline: VISITOR_DEADLINE }
      const raw = await observe(client.getAll('cdn/stories', 'stories', query, options))
      const stories = raw.map(parseStoryReference).filter((story) => story !== undefined)
      const tags = [listTag(env.rootFolder), ...(home === undefined ? [] : [storyTag(home)])]
      return { stories, total: stories.length, tags }
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
    const read = await Promise.all(
      uuids
        .filter(this.#settings.isPublished)
        .map(async (uuid) => [uuid, await ifPublished(this.#readRaw(uuid, locale))] as const),
    )
    return new Map(read.filter(([, raw]) => raw !== undefined))
  }

  /** A story with its related stories, whose own relations stay unresolved. An unpublished one stays a uuid. */
  async #withRelated(raw: unknown, locale: Locale): Promise<unknown> {
    if (typeof raw !== 'object' || raw === null || !('content' in raw)) return raw
    const stories = await this.#readSome(relatedIn(raw.content, RELATIONS), locale)
    return stories.size === 0 ? raw : { ...raw, content: withRelated(raw.content, RELATIONS, stories) }
  }
}

/** One page of a list of stories, in order, and how many match. Rejects with a ContentError. */
export async function readListPage(
  client: ContentClient,
  query: Query,
  options: RequestOptions,
): Promise<Pick<StoryList, 'stories' | 'total'>> {
  const answer = await client.get('cdn/stories', query, options)
  const list = storyList.safeParse(answer.data)
  // A missing list is an error, not an empty one, which would be stored in a page.
  if (!list.success) throw new ContentError('The content service sent no stories.')
  const stories = list.data.stories.map(parseStoryReference).filter((story) => story !== undefined)
  return { stories, total: Math.max(answer.total, stories.length) }
}

/** Raw stories by uuid, unvalidated: one malformed story must not fail the whole batch. */
export async function readBatch(
  client: ContentClient,
  uuids: readonly string[],
  query: Query,
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, unknown>> {
  const asked = { by_uuids: uuids.join(','), per_page: UUID_BATCH, ...query }
  const answer = await client.get('cdn/stories', asked, { throttled: false, signal })
  const parsed = storyBatch.safeParse(answer.data)
  if (!parsed.success) throw new ContentError('The content service sent no stories.')
  return new Map(parsed.data.stories.map((raw) => [raw.uuid, raw]))
}

/** Tags of a raw story: its own, and the addresses of linked stories, since the service has resolved its links. */
function rawTags(raw: unknown): string[] {
  const { uuid, content } = raw as { readonly uuid: string; readonly content?: unknown }
  return [storyTag(uuid), ...referencesOf(content).linked.map(addressTag)]
}

const storyList = z.object({ stories: z.array(z.unknown()) })

const storyBatch = z.object({ stories: z.array(z.looseObject({ uuid: z.string() })) })

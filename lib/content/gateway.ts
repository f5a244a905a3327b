import { COMPONENTS } from '#blocks/schemas.ts'
import { systemClock } from '#lib/domain/clock.ts'
import { DEFAULT_LOCALE, type Locale } from '#lib/domain/locale.ts'
import { env } from '#lib/http/env.ts'
import { log } from '#lib/http/log.ts'
import { processSingleton } from '#lib/http/process-singleton.ts'
import { parseStoryReference } from './decode.ts'
import { LiveContent } from './live/live-content.ts'
import { TaggedCache } from './live/tagged-cache.ts'
import { trimSlashes } from './paths.ts'
import { relationFields } from './relations.ts'
import { type ContentClient, contentClient } from './service/client.ts'
import { BACKGROUND_DEADLINE, UUID_BATCH, VISITOR_DEADLINE } from './service/constants.ts'
import { ContentError, toContentError } from './service/content-error.ts'
import { type Story, storyTags, toStory } from './story.ts'
import { listTag, storyTag } from './tags.ts'
import type { StoryReference } from './values.ts'

/** Which story: by the full slug in the default language or in the one asked for, or by its uuid. */
export type StoryKey = { readonly slug: string } | { readonly uuid: string }

export interface ListOptions {
  /** Full slug of the folder. */
  readonly folder: string
  readonly contentType: string
  readonly locale: Locale
}

export interface StoryList {
  readonly stories: readonly StoryReference[]
  readonly tags: readonly string[]
}

/** The only way to content: published stories out of a cache that follows the space, drafts always anew. */
export class ContentGateway {
  readonly live: LiveContent
  readonly #client: ContentClient
  readonly #stories = new TaggedCache<Story>(1_000, storyTags)
  readonly #lists = new TaggedCache<StoryList>(200, (list) => list.tags)
  #listeners: ((tags: ReadonlySet<string>) => void)[] = []
  #generation = 1

  constructor(client: ContentClient) {
    this.#client = client
    this.live = new LiveContent({
      client,
      clock: systemClock,
      rootFolder: env.rootFolder,
      log,
      onChange: (tags) => { this.noteChange(tags) },
    })
  }

  /** Makes everything that carries one of the tags out of date. */
  noteChange(tags: ReadonlySet<string>): void {
    this.#generation += 1
    this.#stories.drop(tags)
    this.#lists.drop(tags)
    for (const listener of this.#listeners) listener(tags)
  }

  /** Counts the changes of content. Whoever reads it first and the content after it knows how fresh that is at least. */
  get generation(): number {
    return this.#generation
  }

  /** Calls back with the tags of every change, after which reads give the new content. */
  onChange(listener: (tags: ReadonlySet<string>) => void): void {
    this.#listeners.push(listener)
  }

  /** A published story. Rejects with a ContentError; `notFound` tells a missing story from a failing service. */
  getStory(key: StoryKey, locale: Locale): Promise<Story> {
    return this.#stories.get(`${locale}:${keyOf(key)}`, () => this.#load(key, locale, {
      version: 'published', cv: this.live.snapshot?.version,
    }))
  }

  /**
   * Reads the stories of pages together, 50 a request, so that a change which touches many pages costs few requests
   * of the pace. Whoever asks for one of them meanwhile waits for the same answer.
   */
  async prefetch(uuids: readonly string[], locale: Locale): Promise<void> {
    for (let start = 0; start < uuids.length; start += UUID_BATCH) {
      const entries = uuids.slice(start, start + UUID_BATCH)
        .map((uuid) => this.live.snapshot?.directory.entries.get(uuid)).filter((entry) => entry !== undefined)
        .filter(({ slug }) => !this.#stories.has(`${locale}:${keyOf({ slug })}`))
      let batch: Promise<ReadonlyMap<string, Story>> | undefined
      await Promise.allSettled(entries.map(({ uuid, slug }) => this.#stories.get(`${locale}:${keyOf({ slug })}`, async () => {
        batch ??= this.#loadMany(entries.map((entry) => entry.uuid), locale)
        const story = (await batch).get(uuid)
        if (!story) throw new ContentError('The story is not published any more.', 404)
        return story
      })))
    }
  }

  /** A story as its editor sees it now. Never kept. */
  getDraft(key: StoryKey, locale: Locale): Promise<Story> {
    return this.#load(key, locale, { version: 'draft', token: env.content.previewToken })
  }

  /** The published pages of one content type below a folder, without the folder's own page. */
  listStories({ folder, contentType, locale }: ListOptions): Promise<StoryList> {
    const prefix = trimSlashes(folder)
    return this.#lists.get(`${locale}:${contentType}:${prefix}`, async () => {
      const raw = await this.#observe(this.#client.getAll('cdn/stories', 'stories', {
        starts_with: `${prefix}/`,
        excluding_slugs: `${prefix}/`,
        content_type: contentType,
        // Lists show what a page says of itself, never its blocks.
        excluding_fields: 'body',
        version: 'published',
        cv: this.live.snapshot?.version,
        language: languageOf(locale),
      }, BACKGROUND_DEADLINE))
      const stories = raw.map(parseStoryReference).filter((story) => story !== undefined)
      return { stories, tags: [listTag(prefix), ...stories.map((story) => storyTag(story.uuid))] }
    })
  }

  /**
   * What a visitor waits for: rejects after `deadline` milliseconds, and at once while the service is known to
   * fail. The request itself goes on and serves whoever asks next.
   */
  async forVisitor<T>(request: () => Promise<T>, deadline = VISITOR_DEADLINE): Promise<T> {
    if (this.live.failing) throw new ContentError('The content service failed a moment ago.')
    return await within(deadline, request())
  }

  async #load(key: StoryKey, locale: Locale, query: Record<string, string | number | undefined>): Promise<Story> {
    const answer = await this.#observe(this.#client.get(`cdn/stories/${pathOf(key)}`, {
      ...query,
      ...('uuid' in key ? { find_by: 'uuid' } : {}),
      ...RESOLVED,
      language: languageOf(locale),
    }, BACKGROUND_DEADLINE))
    return toStory((answer.data as { story?: unknown } | null)?.story)
  }

  async #loadMany(uuids: readonly string[], locale: Locale): Promise<ReadonlyMap<string, Story>> {
    const answer = await this.#observe(this.#client.get('cdn/stories', {
      by_uuids: uuids.join(','),
      per_page: UUID_BATCH,
      version: 'published',
      cv: this.live.snapshot?.version,
      ...RESOLVED,
      language: languageOf(locale),
    }, BACKGROUND_DEADLINE))
    const { stories } = answer.data as { stories?: unknown }
    return new Map((Array.isArray(stories) ? stories : []).map((raw) => toStory(raw)).map((story) => [story.uuid, story]))
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

/** What the service is asked to resolve in every story. */
const RESOLVED = { resolve_relations: relationFields(COMPONENTS).join(','), resolve_links: 'url' }

/** The default language is not named: the service then answers with unprefixed slugs. */
const languageOf = (locale: Locale): string | undefined => locale === DEFAULT_LOCALE ? undefined : locale

const keyOf = (key: StoryKey): string => 'uuid' in key ? key.uuid : trimSlashes(key.slug)

/** Segments are encoded one by one: a slug's own slashes are part of the address. */
const pathOf = (key: StoryKey): string => keyOf(key).split('/').map(encodeURIComponent).join('/')

async function within<T>(deadline: number, request: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => { reject(new ContentError(`No answer of the content service within ${deadline} ms.`)) }, deadline)
  })
  try {
    return await Promise.race([request, expired])
  } finally {
    clearTimeout(timer)
  }
}

/** The process's gateway. */
export const contentGateway = (): ContentGateway =>
  processSingleton('content-gateway', () => new ContentGateway(contentClient()))

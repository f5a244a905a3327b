import type { LRUCache } from 'lru-cache'
import type { Locale } from '#lib/domain/locale.ts'
import type { UnsavedStory } from '#lib/process/page-request.ts'
import { parseStoryReference } from './decode.ts'
import type { ContentClient, Query } from './service/client.ts'
import { createBatchLoader } from './service/batch-loader.ts'
import { DRAFT_DEADLINE, DRAFT_PAGE_SIZE, PRIORITY, UUID_BATCH } from './service/constants.ts'
import { ContentError } from './service/content-error.ts'
import { type Story, toStory } from './story.ts'
import { type Relations, resolveUnsaved } from './unsaved-content.ts'
import type { StoryReference } from './values.ts'

interface DraftReaderSettings {
  readonly client: ContentClient
  /** Aborted when the editor leaves; undefined where nobody can tell. */
  readonly signal: AbortSignal | undefined
  /** Query of a draft in a language, without what names the story. */
  readonly queryOf: (locale: Locale) => Query
  /** Reads a batch of stories by uuid. */
  readonly readMany: (
    uuids: readonly string[],
    query: Query,
    signal?: AbortSignal,
  ) => Promise<ReadonlyMap<string, unknown>>
  /** Story that a draft begins with → uuids of all stories that it was made of the last time. */
  readonly previous: LRUCache<string, ReadonlySet<string>>
  /** Live editing: what stands for the page's own story, which is the first that is read. */
  readonly unsaved?: UnsavedStory | undefined
  readonly relations: Relations
}

/**
 * Drafts for one request of an editor: each story and list is read once, and the stories of a page in one request,
 * which asks for all that the page was made of the last time. Nothing is kept but which stories these were.
 */
export class DraftReader {
  readonly #settings: DraftReaderSettings
  readonly #read = new Map<string, Promise<unknown>>()
  readonly #loaders = new Map<Locale, ReturnType<typeof createBatchLoader<unknown>>>()
  #uuids: Set<string> | undefined
  /** Whether the page's own story has been asked for. */
  #hasBegun = false

  constructor(settings: DraftReaderSettings) {
    this.#settings = settings
  }

  /**
   * Rejects with a ContentError; `notFound` for a story that does not exist, and for a page with the unsaved story of
   * another one.
   */
  story(uuid: string, locale: Locale): Promise<Story> {
    const { previous, unsaved } = this.#settings
    if (this.#begins() && unsaved && unsaved.uuid !== uuid) return Promise.reject(ofAnother())
    if (!this.#uuids) {
      this.#uuids = new Set([uuid])
      const before = previous.get(uuid) ?? []
      previous.set(uuid, this.#uuids)
      // Floating promises: a story that the page no longer has is nobody's failure.
      for (const other of before) this.#story(other, locale).catch(() => {})
    }
    this.#uuids.add(uuid)
    return this.#story(uuid, locale)
  }

  /** A story by its full slug, for one that the directory does not list: it has never been published. */
  storyAt(path: string, locale: Locale): Promise<Story> {
    const { client, queryOf } = this.#settings
    const isOwn = this.#begins()
    return this.#once(`${locale} ${path}`, async () => {
      const answer = await client.get(`cdn/stories/${path}`, queryOf(locale), this.#options)
      const story = toStory((answer.data as { story?: unknown } | null)?.story)
      const { unsaved } = this.#settings
      if (!unsaved || !isOwn) return story
      if (unsaved.uuid !== story.uuid) throw ofAnother()
      return await this.#unsavedStory(unsaved, locale)
    })
  }

  /** Stories of a list, in order. */
  list(query: Query, locale: Locale): Promise<readonly StoryReference[]> {
    const { client } = this.#settings
    return this.#once(JSON.stringify([query, locale]), async () => {
      const all = { ...query, per_page: DRAFT_PAGE_SIZE }
      const raw = await client.getAll('cdn/stories', 'stories', all, this.#options)
      return raw.map(parseStoryReference).filter((story) => story !== undefined)
    })
  }

  get #options() {
    return { priority: PRIORITY.draft, deadline: DRAFT_DEADLINE, signal: this.#settings.signal }
  }

  #story(uuid: string, locale: Locale): Promise<Story> {
    return this.#once(`${locale} ${uuid}`, async () => {
      const { unsaved } = this.#settings
      if (unsaved?.uuid === uuid) return await this.#unsavedStory(unsaved, locale)
      const raw = await this.#loader(locale).load(uuid)
      if (raw === undefined) throw new ContentError('The story does not exist.', 404)
      return toStory(raw)
    })
  }

  /** Whether it is called for the first time. */
  #begins(): boolean {
    const begins = !this.#hasBegun
    this.#hasBegun = true
    return begins
  }

  /** The unsaved story as the delivery API would answer it. */
  async #unsavedStory(unsaved: UnsavedStory, locale: Locale): Promise<Story> {
    const read = (uuid: string): Promise<unknown> => {
      this.#uuids?.add(uuid)
      return this.#loader(locale).load(uuid)
    }
    const { relations } = this.#settings
    return toStory({ ...unsaved, content: await resolveUnsaved(unsaved.content, { locale, relations, read }) })
  }

  #loader(locale: Locale) {
    const { client, queryOf, readMany, signal } = this.#settings
    const loader =
      this.#loaders.get(locale) ??
      createBatchLoader<unknown>({
        maxBatchSize: UUID_BATCH,
        whenDue: (request) => client.whenDue(request, this.#options),
        read: (uuids) => readMany(uuids, queryOf(locale), signal),
      })
    this.#loaders.set(locale, loader)
    return loader
  }

  #once<T>(key: string, read: () => Promise<T>): Promise<T> {
    const known = this.#read.get(key) ?? read()
    this.#read.set(key, known)
    return known as Promise<T>
  }
}

const ofAnother = (): ContentError => new ContentError('The unsaved story is another page’s.', 404)

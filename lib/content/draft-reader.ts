import { LRUCache } from 'lru-cache'
import { systemClock } from '@barriere/shared/domain/time/clock.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import type { UnsavedStory } from '#lib/process/page-request.ts'
import { readListPage } from './published-reader.ts'
import type { ContentClient, Query } from './service/client.ts'
import { createBatchLoader } from './service/batch-loader.ts'
import { DRAFT_DEADLINE, PRIORITY, UUID_BATCH } from './service/constants.ts'
import { ContentError } from './service/content-error.ts'
import { type Story, toStory } from './story.ts'
import type { Relations } from './relations.ts'
import { resolveUnsaved } from './unsaved-content.ts'

interface DraftReaderSettings {
  readonly client: ContentClient
  /** Aborted when the editor leaves; undefined where that cannot be observed. */
  readonly signal: AbortSignal | undefined
  /** Query of a draft in a language, without the story's key. */
  readonly queryOf: (locale: Locale) => Query
  /** Reads a batch of stories by uuid. */
  readonly readMany: (
    uuids: readonly string[],
    query: Query,
    signal?: AbortSignal,
  ) => Promise<ReadonlyMap<string, unknown>>
  /** Uuid of a draft's own story → uuids of all stories of its last rendering. */
  readonly previous: LRUCache<string, ReadonlySet<string>>
  /** Live editing: replaces the page's own story, which is the first to be read. */
  readonly unsaved?: UnsavedStory | undefined
  readonly relations: Relations
  /** The release whose versions are read; undefined for drafts. */
  readonly release?: number | undefined
  /** Live editing: reads of recent renderings of a page, by its story and the release. */
  readonly between: LRUCache<string, DraftReads>
}

/** Reads by their key: stories, raw and parsed, and lists. */
type DraftReads = Map<string, Promise<unknown>>

/** Lifetime in milliseconds of the reads around a page's own story in live editing. */
const BETWEEN_KEYSTROKES = 30_000

/** Memory bound: pages in live editing at once, some megabytes each when parsed. */
const TYPED_PAGES = 20

export const draftsBetweenKeystrokes = (): LRUCache<string, DraftReads> =>
  new LRUCache({ max: TYPED_PAGES, ttl: BETWEEN_KEYSTROKES, ttlResolution: 0, perf: systemClock })

/**
 * Drafts for one request of an editor. Each story and list is read once, and the stories of a page in one batch: those
 * of its last rendering. Only their uuids are kept, and, in live editing, the reads around the page's own story: typing
 * does not change them, and reading them takes longer than rendering the page. The next ordinary draft of that page
 * reads everything again.
 */
export class DraftReader {
  readonly #settings: DraftReaderSettings
  /** Reads of the page's own story, which changes at each keystroke. */
  readonly #own: DraftReads = new Map()
  readonly #around: DraftReads
  readonly #loaders = new Map<Locale, ReturnType<typeof createBatchLoader<unknown>>>()
  #uuids: Set<string> | undefined
  /** Whether the page's own story has been requested. */
  #hasBegun = false
  /** Path of the page's own story, if it was requested by its address. */
  #ownPath: string | undefined

  constructor(settings: DraftReaderSettings) {
    this.#settings = settings
    const { unsaved, between } = settings
    const key = unsaved && this.#pageKey(unsaved.uuid)
    this.#around = (key !== undefined && between.get(key)) || new Map()
    if (key !== undefined) between.set(key, this.#around, { noUpdateTTL: true })
  }

  /**
   * Rejects with a ContentError; `notFound` for a story that does not exist, and for the unsaved story of another page.
   */
  story(uuid: string, locale: Locale): Promise<Story> {
    const { previous, unsaved, between } = this.#settings
    if (this.#begins()) {
      if (!unsaved) between.delete(this.#pageKey(uuid))
      else if (unsaved.uuid !== uuid) return Promise.reject(ofAnother())
    }
    if (!this.#uuids) {
      this.#uuids = new Set([uuid])
      const before = previous.get(uuid) ?? []
      previous.set(uuid, this.#uuids)
      // Floating promises: a story that the page no longer uses must not fail the page.
      for (const other of before) this.#story(other, locale).catch(() => {})
    }
    this.#uuids.add(uuid)
    return this.#story(uuid, locale)
  }

  /** A story by its full slug, for one that the directory does not list: it has never been published. */
  storyAt(path: string, locale: Locale): Promise<Story> {
    const { client, queryOf } = this.#settings
    if (this.#begins()) this.#ownPath = path
    // Routing, metadata and page each request it.
    const isOwn = path === this.#ownPath
    return once(isOwn ? this.#own : this.#around, `${locale} ${path}`, async () => {
      const answer = await client.get(`cdn/stories/${path}`, queryOf(locale), this.#options)
      const story = toStory((answer.data as { story?: unknown } | null)?.story)
      const { unsaved, between } = this.#settings
      if (isOwn && !unsaved) between.delete(this.#pageKey(story.uuid))
      if (!unsaved || !isOwn) return story
      if (unsaved.uuid !== story.uuid) throw ofAnother()
      return await this.#unsavedStory(unsaved, locale)
    })
  }

  /** A page of a list, in order, and how many stories match. */
  list(query: Query, locale: Locale): ReturnType<typeof readListPage> {
    const { client } = this.#settings
    return once(this.#around, JSON.stringify([query, locale]), () => readListPage(client, query, this.#options))
  }

  /** Cache key: a page in a release differs from its draft. */
  #pageKey(uuid: string): string {
    return `${uuid} ${this.#settings.release ?? ''}`
  }

  get #options() {
    return { priority: PRIORITY.draft, deadline: DRAFT_DEADLINE, signal: this.#settings.signal }
  }

  #story(uuid: string, locale: Locale): Promise<Story> {
    const { unsaved } = this.#settings
    const key = `${locale} ${uuid}`
    if (unsaved?.uuid === uuid) return once(this.#own, key, () => this.#unsavedStory(unsaved, locale))
    return once(this.#around, key, async () => {
      const raw = await this.#raw(uuid, locale)
      if (raw === undefined) throw new ContentError('The story does not exist.', 404)
      return toStory(raw)
    })
  }

  /** Whether this is the first call. */
  #begins(): boolean {
    const begins = !this.#hasBegun
    this.#hasBegun = true
    return begins
  }

  /** The unsaved story as the delivery API would answer it. */
  async #unsavedStory(unsaved: UnsavedStory, locale: Locale): Promise<Story> {
    const read = (uuid: string): Promise<unknown> => {
      this.#uuids?.add(uuid)
      return this.#raw(uuid, locale)
    }
    const { relations } = this.#settings
    return toStory({ ...unsaved, content: await resolveUnsaved(unsaved.content, { locale, relations, read }) })
  }

  /** The raw story, read once for the page and for the relations of the unsaved story. */
  #raw(uuid: string, locale: Locale): Promise<unknown> {
    return once(this.#around, `raw ${locale} ${uuid}`, () => this.#loader(locale).load(uuid))
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
}

/** Single flight; a failure is not kept. */
function once<T>(reads: DraftReads, key: string, read: () => Promise<T>): Promise<T> {
  const known = reads.get(key) as Promise<T> | undefined
  if (known) return known
  const reading = read()
  reads.set(key, reading)
  reading.catch(() => reads.delete(key))
  return reading
}

const ofAnother = (): ContentError => new ContentError('The unsaved story is another page’s.', 404)

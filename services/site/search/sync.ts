import { LOCALES, type Locale, mapLocales } from '@barriere/shared/domain/locale.ts'
import type { RawStory } from '../../kit/content/client.ts'
import { ContentFollower } from '../../kit/content/follower.ts'
import type { Logger } from '../../kit/log.ts'
import { type SearchDocument, toDocuments } from './document.ts'
import type { StorySource } from './source.ts'
import type { SearchStore } from './store.ts'
import { Places } from './surroundings.ts'

/** Changed stories above which a rebuild is cheaper than an incremental update. */
const MAX_INCREMENTAL = 200

/** State of the current index. */
interface Made {
  readonly generation: number
  readonly version: number
  /** Fingerprint of each story by uuid, from `StorySource.states`. */
  readonly states: ReadonlyMap<string, string>
  readonly places: Readonly<Record<Locale, Places>>
  /** Whether `places` knows the stories that inherit each place: not after the stored index was taken over. */
  readonly isTraced: boolean
}

interface SyncSettings {
  readonly source: Pick<StorySource, 'version' | 'states' | 'storyPages' | 'rootPages' | 'storiesByUuid' | 'synonyms'>
  readonly store: Pick<SearchStore, 'state' | 'isOwn' | 'replace' | 'mend'>
  readonly log: Pick<Logger, 'info' | 'warn'>
}

/**
 * Keeps the search index at the space's version. At the start it takes over the stored index if code, settings and
 * content are the same, else it builds a new one; later it updates the index incrementally.
 */
export class SearchSync extends ContentFollower {
  readonly #source: SyncSettings['source']
  readonly #store: SyncSettings['store']
  readonly #log: SyncSettings['log']
  #made: Made | undefined
  /** Keys of changed places, kept until the inheriting stories are updated, since an update may fail. */
  readonly #moved = new Set<string>()

  constructor({ source, store, log }: SyncSettings) {
    super({ log, event: 'search.not_indexed', message: 'search index not brought up to date' })
    this.#source = source
    this.#store = store
    this.#log = log
  }

  protected override async update(): Promise<void> {
    const [version, current] = [await this.#source.version(), await this.#store.state()]
    const made = this.#made
    if (made && version <= current.version) {
      // Another instance has built the same index from the same content.
      if (made.version === current.version) this.#made = { ...made, generation: current.generation }
      return
    }
    const states = await this.#source.states(version)
    if (made && (await this.#mend(made, version, states))) return
    const isOwn = !made && current.version === version && (await this.#store.isOwn())
    if (isOwn && (await this.#takeOver(current.generation, version, states))) return
    await this.#build(version, states)
  }

  /** All places of the space, for the pages that inherit them. */
  async #places(version: number): Promise<Made['places']> {
    const places = mapLocales(() => new Places())
    for (const locale of LOCALES) {
      for await (const stories of this.#source.rootPages(locale, version))
        for (const story of stories) places[locale].note(story.uuid, story)
    }
    return places
  }

  /** Takes over the stored index. Race: false if the content has changed since: states and places may be newer. */
  async #takeOver(generation: number, version: number, states: Made['states']): Promise<boolean> {
    const places = await this.#places(version)
    if ((await this.#source.version()) !== version) return false
    this.#made = { generation, version, states, places, isTraced: false }
    this.#log.info({ event: 'search.kept', version }, 'search index kept')
    return true
  }

  async #build(version: number, states: Made['states']): Promise<void> {
    const started = performance.now()
    // First, since a page may be read before the property whose place it inherits.
    const places = await this.#places(version)
    const synonyms = await this.#source.synonyms(version)
    if (this.stopped) return
    let written = 0
    const documents = this.#documents(version, places, () => (written += 1))
    const generation = await this.#store.replace(version, documents, synonyms)
    this.#made = { generation, version, states, places, isTraced: true }
    this.#moved.clear()
    this.#log.info(
      { event: 'search.indexed', version, documents: written, ms: Math.round(performance.now() - started) },
      'search index built',
    )
  }

  async *#documents(version: number, places: Made['places'], note: () => void): AsyncGenerator<SearchDocument> {
    for (const locale of LOCALES) {
      for await (const stories of this.#source.storyPages(locale, version)) {
        // The active index stays; the unfinished one is deleted with the next build.
        if (this.stopped) throw new Error('The service stops before its index is built.')
        for (const document of documentsOf(stories, locale, places[locale])) {
          note()
          yield document
        }
      }
    }
  }

  /**
   * Incremental update. False if a rebuild is needed: too many changes, a moved property whose pages are unknown, or
   * another instance's index.
   */
  async #mend(made: Made, version: number, states: Made['states']): Promise<boolean> {
    const started = performance.now()
    const { generation, states: before, places, isTraced } = made
    const changed = [...states].filter(([uuid, state]) => before.get(uuid) !== state).map(([uuid]) => uuid)
    const gone = [...before.keys()].filter((uuid) => !states.has(uuid))
    if (changed.length + gone.length > MAX_INCREMENTAL) return false
    const stories = await this.#stories(changed, version)
    for (const locale of LOCALES) {
      const there = new Map(stories[locale].map((story) => [story.uuid, story]))
      for (const uuid of [...changed, ...gone])
        for (const key of places[locale].note(uuid, there.get(uuid))) this.#moved.add(key)
    }
    if (this.#moved.size > 0 && !isTraced) return false
    const inheriting = new Set(LOCALES.flatMap((locale) => places[locale].inheriting(this.#moved)))
    const others = [...inheriting.difference(new Set(changed))]
    const uuids = [...changed, ...gone, ...others]
    if (uuids.length > MAX_INCREMENTAL) return false
    const inherited = await this.#stories(others, version)
    const documents = LOCALES.flatMap((locale) =>
      documentsOf([...stories[locale], ...inherited[locale]], locale, places[locale]),
    )
    const synonyms = await this.#source.synonyms(version)
    if (this.stopped) return true
    if (!(await this.#store.mend({ generation, version, uuids, documents, synonyms }))) return false
    this.#made = { ...made, version, states }
    this.#moved.clear()
    this.#log.info(
      { event: 'search.mended', version, stories: uuids.length, ms: Math.round(performance.now() - started) },
      'search index mended',
    )
    return true
  }

  async #stories(uuids: readonly string[], version: number): Promise<Record<Locale, RawStory[]>> {
    const stories = mapLocales((): RawStory[] => [])
    if (uuids.length === 0) return stories
    for (const locale of LOCALES) stories[locale] = await this.#source.storiesByUuid(uuids, locale, version)
    return stories
  }
}

const documentsOf = (stories: readonly RawStory[], locale: Locale, places: Places): SearchDocument[] =>
  stories.flatMap((story) => toDocuments(story, locale, places.of(story.uuid)))

import { LOCALES, type Locale, mapLocales } from '#lib/domain/locale.ts'
import { SingleFlight } from '#lib/domain/single-flight.ts'
import type { Logger } from '../../kit/log.ts'
import { type SearchDocument, toDocument } from './document.ts'
import type { RawStory, StorySource } from './source.ts'
import type { SearchStore } from './store.ts'
import { Places } from './surroundings.ts'

/** Milliseconds between looks at the space's version: a lost announcement costs no more than that. */
const LOOK = 5_000

/** Changed stories from which on making the index anew is less work than mending it. */
const MOST_MENDED = 200

/** What an index was made of. */
interface Made {
  readonly generation: number
  readonly version: number
  /** Of each story by uuid, as `StorySource.states` tells it. */
  readonly states: ReadonlyMap<string, string>
  readonly places: Readonly<Record<Locale, Places>>
}

interface SyncSettings {
  readonly source: Pick<StorySource, 'version' | 'states' | 'stories' | 'storiesByUuid'>
  readonly store: Pick<SearchStore, 'state' | 'replace' | 'mend'>
  readonly log: Pick<Logger, 'info' | 'warn'>
}

/**
 * Keeps the index at the space's version: looks at it every few seconds, and at once when a change is announced. The
 * first time the index is made anew, later what changed is mended in it.
 */
export class SearchSync {
  readonly #source: SyncSettings['source']
  readonly #store: SyncSettings['store']
  readonly #log: SyncSettings['log']
  #made: Made | undefined
  #timer: NodeJS.Timeout | undefined
  readonly #flights = new SingleFlight<void>()
  #stopped = false

  constructor({ source, store, log }: SyncSettings) {
    this.#source = source
    this.#store = store
    this.#log = log
  }

  /** Begins at once; never rejects. */
  start(): void {
    const look = async (): Promise<void> => {
      await this.look()
      if (this.#stopped) return
      this.#timer = setTimeout(() => void look(), LOOK)
      this.#timer.unref()
    }
    void look()
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await this.#flights.running('update')
  }

  /**
   * Brings the index up to date; looks that come together share the work. A failure is logged and leaves the last index
   * in place.
   */
  look(): Promise<void> {
    return this.#flights.run('update', () =>
      this.#update().catch((error: unknown) =>
        this.#log.warn({ event: 'search.not_indexed', reason: String(error) }, 'search index not brought up to date'),
      ),
    )
  }

  async #update(): Promise<void> {
    const [version, current] = [await this.#source.version(), await this.#store.state()]
    const made = this.#made
    if (made && version <= current.version) {
      // Another instance made the same index of the same content.
      if (made.version === current.version) this.#made = { ...made, generation: current.generation }
      return
    }
    const states = await this.#source.states(version)
    if (made && (await this.#mend(made, version, states))) return
    await this.#build(version, states)
  }

  async #build(version: number, states: Made['states']): Promise<void> {
    const started = performance.now()
    const documents: SearchDocument[] = []
    const places = mapLocales(() => new Places())
    for (const locale of LOCALES) {
      const stories = await this.#source.stories(locale, version)
      for (const story of stories) places[locale].note(story.uuid, story)
      documents.push(...documentsOf(stories, locale, places[locale]))
    }
    if (this.#stopped) return
    const generation = await this.#store.replace(version, documents)
    this.#made = { generation, version, states, places }
    this.#log.info(
      { event: 'search.indexed', version, documents: documents.length, ms: Math.round(performance.now() - started) },
      'search index built',
    )
  }

  /**
   * False where mending is not enough: too much changed, a house moved, or another instance made an index of its own.
   */
  async #mend({ generation, states: before, places }: Made, version: number, states: Made['states']): Promise<boolean> {
    const started = performance.now()
    const changed = [...states].filter(([uuid, state]) => before.get(uuid) !== state).map(([uuid]) => uuid)
    const gone = [...before.keys()].filter((uuid) => !states.has(uuid))
    if (changed.length + gone.length > MOST_MENDED) return false
    const documents: SearchDocument[] = []
    for (const locale of LOCALES) {
      const stories = await this.#source.storiesByUuid(changed, locale, version)
      const there = new Map(stories.map((story) => [story.uuid, story]))
      if ([...changed, ...gone].map((uuid) => places[locale].note(uuid, there.get(uuid))).includes(true)) return false
      documents.push(...documentsOf(stories, locale, places[locale]))
    }
    if (this.#stopped) return true
    if (!(await this.#store.mend({ generation, version, uuids: [...changed, ...gone], documents }))) return false
    this.#made = { generation, version, states, places }
    this.#log.info(
      {
        event: 'search.mended',
        version,
        stories: changed.length + gone.length,
        ms: Math.round(performance.now() - started),
      },
      'search index mended',
    )
    return true
  }
}

const documentsOf = (stories: readonly RawStory[], locale: Locale, places: Places): SearchDocument[] =>
  stories.map((story) => toDocument(story, locale, places)).filter((document) => document !== undefined)

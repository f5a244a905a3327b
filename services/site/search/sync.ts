import { LOCALES } from '#lib/domain/locale.ts'
import type { Logger } from '../../kit/log.ts'
import { type Place, type SearchDocument, type Surroundings, toDocument } from './document.ts'
import type { RawStory, StorySource } from './source.ts'
import type { SearchStore } from './store.ts'

/** Milliseconds between looks at the space's version: a lost announcement costs no more than that. */
const LOOK = 5_000

/** Keeps the index at the space's version: looks at it every few seconds, and at once when a change is announced. */
export class SearchSync {
  readonly #source: StorySource
  readonly #store: SearchStore
  readonly #log: Logger
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | undefined
  #stopped = false

  constructor({ source, store, log }: { source: StorySource; store: SearchStore; log: Logger }) {
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
    await this.#running
  }

  /** Brings the index up to date; looks that come together share the work. A failure is logged and leaves the last index in place. */
  look(): Promise<void> {
    this.#running ??= this.#update()
      .catch((error: unknown) => this.#log.warn({ event: 'search.not_indexed', reason: String(error) }, 'search index not brought up to date'))
      .finally(() => { this.#running = undefined })
    return this.#running
  }

  async #update(): Promise<void> {
    const [version, state] = [await this.#source.version(), await this.#store.state()]
    if (state.generation > 0 && version === state.version) return
    const started = performance.now()
    const documents: SearchDocument[] = []
    for (const locale of LOCALES) {
      const stories = await this.#source.stories(locale, version)
      const surroundings = surroundingsOf(stories)
      documents.push(...stories.map((story) => toDocument(story, locale, surroundings)).filter((document) => document !== undefined))
    }
    if (this.#stopped || !await this.#store.replace(version, documents)) return
    this.#log.info({ event: 'search.indexed', version, documents: documents.length, ms: Math.round(performance.now() - started) }, 'search index built')
  }
}

/** Where houses and towns are, by slug, uuid and the town's name. */
export function surroundingsOf(stories: readonly RawStory[]): Surroundings {
  const places = new Map<string, Place>()
  for (const { uuid, full_slug: slug, content } of stories) {
    const { component, title, town, latitude, longitude } = content as Readonly<Record<string, unknown>>
    const name = component === 'destination' ? title : town
    if (typeof name !== 'string') continue
    const place: Place = { town: name, latitude: degrees(latitude), longitude: degrees(longitude) }
    for (const key of [uuid, slug.replace(/\/$/, ''), ...(component === 'destination' ? [name] : [])]) places.set(key, place)
  }
  return { place: (of) => places.get(of) }
}

function degrees(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

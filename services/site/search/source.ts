import { z } from 'zod'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#lib/domain/locale.ts'

const rawStory = z.object({
  uuid: z.string(),
  full_slug: z.string(),
  content: z.looseObject({ _uid: z.string(), component: z.string() }),
})

export type RawStory = z.output<typeof rawStory>

const page = z.object({ stories: z.array(rawStory) })

const links = z.object({
  links: z.record(z.string(), z.looseObject({ uuid: z.string(), is_folder: z.boolean(), published: z.boolean() })),
})

const datasourceEntries = z.object({
  datasource_entries: z.array(z.object({ value: z.string(), dimension_value: z.string().nullish() })),
})

const space = z.object({ space: z.object({ version: z.number() }) })

/**
 * Synonym rules of each language, in the notation of Solr's synonym filter: the words of `a, b c, d` stand for each
 * other; `a, b => c` reads a and b as c too, but not c as them. On the right side may also stand a value of a facet
 * (`experience:pets`, `kind:hotel`, `category:spa`, `stars:5`), or `sort:price`; with nothing there, the words are
 * ignored beside others.
 */
export type Synonyms = Readonly<Record<Locale, readonly string[]>>

export interface SourceSettings {
  /** Of the delivery API, such as `http://127.0.0.1:4001/content/v2`. */
  readonly endpoint: () => string
  readonly token: string
  /** The folder whose stories are pages, without slashes. */
  readonly rootFolder: string
}

/** Slug of the datasource in which editors keep synonyms: a rule an entry (`thesaurus.ts`), translated by dimension. */
const SYNONYMS = 'search-synonyms'

const PER_PAGE = 100

/** Maximum page size of links, and of stories by uuid. */
const LINKS_PER_PAGE = 1000
const UUIDS = 50

/** Time-out in milliseconds. */
const TIMEOUT = 10_000

/** Retries: attempts of a request and milliseconds between them, for the delivery API's rate limit (429). */
const TRIES = 6
const PAUSE = 1_000

/** The published stories, from the delivery API (contract of the content service, §A). */
export class StorySource {
  readonly #settings: SourceSettings

  constructor(settings: SourceSettings) {
    this.#settings = settings
  }

  /** The space's version (`cv`): increases with every published change. */
  async version(): Promise<number> {
    return space.parse((await this.#get('cdn/spaces/me', {})).body).space.version
  }

  /** Fingerprint of every story below the root folder, by uuid: changes when the story is published or moved. */
  async states(version: number): Promise<Map<string, string>> {
    const states = new Map<string, string>()
    for (let number = 1, read = 0; ; number += 1) {
      const { body, total } = await this.#get('cdn/links', {
        version: 'published',
        cv: String(version),
        starts_with: `${this.#settings.rootFolder}/`,
        include_dates: '1',
        paginated: '1',
        per_page: String(LINKS_PER_PAGE),
        page: String(number),
      })
      const all = Object.values(links.parse(body).links)
      for (const link of all.filter(({ is_folder: folder, published }) => published && !folder)) {
        states.set(link.uuid, JSON.stringify([link.published_at, link.slug, link.alternates]))
      }
      read += all.length
      if (all.length === 0 || read >= total) return states
    }
  }

  /** All stories below the root folder in one language, at a version of the space. */
  async stories(locale: Locale, version: number): Promise<RawStory[]> {
    const all: RawStory[] = []
    for (let number = 1; ; number += 1) {
      const { stories, total } = await this.#stories(locale, version, {
        per_page: String(PER_PAGE),
        page: String(number),
      })
      all.push(...stories)
      if (stories.length === 0 || all.length >= total) return all
    }
  }

  /** Stories by uuid in one language; unpublished ones are missing from the answer. */
  async storiesByUuid(uuids: readonly string[], locale: Locale, version: number): Promise<RawStory[]> {
    const all: RawStory[] = []
    for (let start = 0; start < uuids.length; start += UUIDS) {
      all.push(
        ...(
          await this.#stories(locale, version, {
            by_uuids: uuids.slice(start, start + UUIDS).join(','),
            per_page: String(UUIDS),
          })
        ).stories,
      )
    }
    return all
  }

  /** The rules of the datasource `search-synonyms` in each language; none where the space has no such datasource. */
  async synonyms(version: number): Promise<Synonyms> {
    const rules = await Promise.all(
      LOCALES.map(async (locale): Promise<[Locale, string[]]> => {
        const body = await this.#datasource(locale, version)
        return [
          locale,
          body.datasource_entries
            .map(({ value, dimension_value: translated }) => (locale === DEFAULT_LOCALE ? value : (translated ?? '')))
            .filter((rule) => rule.trim() !== ''),
        ]
      }),
    )
    return Object.fromEntries(rules) as Record<Locale, string[]>
  }

  async #datasource(locale: Locale, version: number): Promise<z.output<typeof datasourceEntries>> {
    const { body } = await this.#get('cdn/datasource_entries', {
      datasource: SYNONYMS,
      cv: String(version),
      per_page: String(LINKS_PER_PAGE),
      ...(locale === DEFAULT_LOCALE ? {} : { dimension: locale }),
    })
    return body === undefined ? { datasource_entries: [] } : datasourceEntries.parse(body)
  }

  async #stories(
    locale: Locale,
    version: number,
    parameters: Readonly<Record<string, string>>,
  ): Promise<{ stories: RawStory[]; total: number }> {
    const { body, total } = await this.#get('cdn/stories', {
      ...parameters,
      version: 'published',
      cv: String(version),
      starts_with: `${this.#settings.rootFolder}/`,
      ...(locale === DEFAULT_LOCALE ? {} : { language: locale }),
    })
    return { stories: page.parse(body).stories, total }
  }

  async #get(path: string, parameters: Readonly<Record<string, string>>): Promise<{ body: unknown; total: number }> {
    const { endpoint, token } = this.#settings
    const address = `${endpoint()}/${path}?${new URLSearchParams({ ...parameters, token })}`
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) })
      if (response.status === 404) {
        await response.body?.cancel()
        return { body: undefined, total: 0 }
      }
      if (response.ok) return { body: await response.json(), total: Number(response.headers.get('total') ?? 0) }
      await response.body?.cancel()
      if (attempt === TRIES || response.status !== 429)
        throw new Error(`The content service answered ${response.status}.`)
      await new Promise((resolve) => {
        setTimeout(resolve, PAUSE * attempt).unref()
      })
    }
  }
}

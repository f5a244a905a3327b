import { z } from 'zod'
import { DEFAULT_LOCALE, type Locale } from '@barriere/shared/domain/locale.ts'
import { callBackend } from '@barriere/shared/observability/backend-calls.ts'

const rawStory = z.object({
  uuid: z.string(),
  full_slug: z.string(),
  content: z.looseObject({ _uid: z.string(), component: z.string() }),
})

export type RawStory = z.output<typeof rawStory>

const page = z.object({ stories: z.array(rawStory) })

const space = z.object({ space: z.object({ version: z.number() }) })

export interface ContentSettings {
  /** Address of the delivery API, such as `http://127.0.0.1:4001/content/v2`. */
  readonly endpoint: () => string
  readonly token: string
  /** The folder whose stories are pages, without slashes. */
  readonly rootFolder: string
}

type Parameters = Readonly<Record<string, string>>

export interface Answer {
  /** Undefined for a 404. */
  readonly body: unknown
  readonly total: number
}

const PER_PAGE = 100

/** Maximum number of uuids in one request. */
const UUIDS = 50

/** Time-out in milliseconds. */
const TIMEOUT = 10_000

/** Retries: attempts of a request and milliseconds between them, for the delivery API's rate limit (429). */
const TRIES = 6
const PAUSE = 1_000

/** Client of the delivery API: published stories at a version of the space (contract of the content service, §A). */
export class ContentClient {
  readonly #settings: ContentSettings

  constructor(settings: ContentSettings) {
    this.#settings = settings
  }

  get rootFolder(): string {
    return this.#settings.rootFolder
  }

  /** The space's version (`cv`): increases with every published change. */
  async version(): Promise<number> {
    return space.parse((await this.get('cdn/spaces/me', {})).body).space.version
  }

  /** All stories below the root folder in one language, or those of some content types. */
  async stories(locale: Locale, version: number, contentTypes: readonly string[] = []): Promise<RawStory[]> {
    const which = contentTypes.length > 0 ? { 'filter_query[component][in]': contentTypes.join(',') } : {}
    const all: RawStory[] = []
    for await (const stories of this.#pages(locale, version, which)) all.push(...stories)
    return all
  }

  /** All stories below the root folder in one language, a page at a time: a whole space does not fit in memory. */
  storyPages(locale: Locale, version: number): AsyncGenerator<RawStory[]> {
    return this.#pages(locale, version, {})
  }

  /** As `storyPages`, without the blocks of pages, which are most of a story. */
  rootPages(locale: Locale, version: number): AsyncGenerator<RawStory[]> {
    return this.#pages(locale, version, { excluding_fields: 'body' })
  }

  async *#pages(locale: Locale, version: number, which: Parameters): AsyncGenerator<RawStory[]> {
    for (let number = 1, read = 0; ; number += 1) {
      const { stories, total } = await this.#page(locale, version, {
        ...which,
        per_page: String(PER_PAGE),
        page: String(number),
      })
      yield stories
      read += stories.length
      if (stories.length === 0 || read >= total) return
    }
  }

  /** Stories by uuid in one language; unpublished ones are missing from the answer. */
  async storiesByUuid(uuids: readonly string[], locale: Locale, version: number): Promise<RawStory[]> {
    const all: RawStory[] = []
    for (let start = 0; start < uuids.length; start += UUIDS) {
      const { stories } = await this.#page(locale, version, {
        by_uuids: uuids.slice(start, start + UUIDS).join(','),
        per_page: String(UUIDS),
      })
      all.push(...stories)
    }
    return all
  }

  async get(path: string, parameters: Parameters): Promise<Answer> {
    const { endpoint, token } = this.#settings
    const address = `${endpoint()}/${path}?${new URLSearchParams({ ...parameters, token })}`
    for (let attempt = 1; ; attempt += 1) {
      const response = await callBackend('content', (propagated) =>
        fetch(address, { headers: propagated, signal: AbortSignal.timeout(TIMEOUT) }),
      )
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

  async #page(
    locale: Locale,
    version: number,
    parameters: Parameters,
  ): Promise<{ stories: RawStory[]; total: number }> {
    const { body, total } = await this.get('cdn/stories', {
      ...parameters,
      version: 'published',
      cv: String(version),
      starts_with: `${this.rootFolder}/`,
      ...(locale === DEFAULT_LOCALE ? {} : { language: locale }),
    })
    return { stories: page.parse(body).stories, total }
  }
}

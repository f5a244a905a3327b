import { z } from 'zod'
import type { Locale } from '#lib/domain/locale.ts'

const rawStory = z.object({
  uuid: z.string(),
  full_slug: z.string(),
  content: z.looseObject({ _uid: z.string(), component: z.string() }),
})

export type RawStory = z.output<typeof rawStory>

const page = z.object({ stories: z.array(rawStory) })

const space = z.object({ space: z.object({ version: z.number() }) })

export interface SourceSettings {
  /** Of the delivery API, such as `http://127.0.0.1:4001/content/v2`. */
  readonly endpoint: () => string
  readonly token: string
  /** The folder whose stories are pages, without slashes. */
  readonly rootFolder: string
}

const PER_PAGE = 100

/** Milliseconds that an answer may take. */
const PATIENCE = 10_000

/** Tries of one request, and milliseconds between them: the delivery API asks whoever comes too often to wait. */
const TRIES = 6
const PAUSE = 1_000

/** The published stories, from the delivery API (contract of the content service, §A). */
export class StorySource {
  readonly #settings: SourceSettings

  constructor(settings: SourceSettings) {
    this.#settings = settings
  }

  /** The space's version, which rises with every change that visitors can see. */
  async version(): Promise<number> {
    return space.parse((await this.#get('cdn/spaces/me', {})).body).space.version
  }

  /** All stories below the root folder in one language, at a version of the space. */
  async stories(locale: Locale, version: number): Promise<RawStory[]> {
    const all: RawStory[] = []
    for (let number = 1; ; number += 1) {
      const { body, total } = await this.#get('cdn/stories', {
        version: 'published', cv: String(version), per_page: String(PER_PAGE), page: String(number),
        starts_with: `${this.#settings.rootFolder}/`, ...(locale === 'fr' ? {} : { language: locale }),
      })
      const { stories } = page.parse(body)
      all.push(...stories)
      if (stories.length === 0 || all.length >= total) return all
    }
  }

  async #get(path: string, parameters: Readonly<Record<string, string>>): Promise<{ body: unknown; total: number }> {
    const { endpoint, token } = this.#settings
    const address = `${endpoint()}/${path}?${new URLSearchParams({ ...parameters, token })}`
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) })
      if (response.ok) return { body: await response.json(), total: Number(response.headers.get('total') ?? 0) }
      await response.body?.cancel()
      if (attempt === TRIES || response.status !== 429) throw new Error(`The content service answered ${response.status}.`)
      await new Promise((resolve) => { setTimeout(resolve, PAUSE * attempt).unref() })
    }
  }
}

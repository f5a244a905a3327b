import { z } from 'zod'
import { DEFAULT_LOCALE, type Locale } from '@barriere/shared/domain/locale.ts'

const MOST_ENTRIES = 1_000
const MOST_PAGES = 100

const entries = z.object({
  datasource_entries: z.array(z.object({ name: z.string(), value: z.string(), dimension_value: z.string().nullish() })),
})

const stories = z.object({
  stories: z.array(
    z.object({
      uuid: z.string(),
      name: z.string(),
      slug: z.string().optional(),
      content: z.looseObject({ email: z.string().optional() }),
    }),
  ),
})

export type Entries = z.output<typeof entries>['datasource_entries']

export type Story = z.output<typeof stories>['stories'][number]

export interface ContentOptions {
  /** Address of the delivery API, such as `http://127.0.0.1:4001/content/v2`. */
  readonly endpoint: () => string
  readonly token: string
  /** The folder whose stories are pages, without slashes. */
  readonly rootFolder: string
}

/** Client of the delivery API for requests. Rejects if the content service does not answer in time. */
export class RequestContent {
  readonly #options: ContentOptions

  constructor(options: ContentOptions) {
    this.#options = options
  }

  get endpoint(): string {
    return this.#options.endpoint()
  }

  /** Published stories by uuid, in any order; missing ones are left out. */
  async storiesByUuid(
    uuids: readonly string[],
    signal: AbortSignal,
    more: { readonly contentType?: string; readonly locale?: Locale } = {},
  ): Promise<readonly Story[]> {
    const { contentType, locale = DEFAULT_LOCALE } = more
    return await this.#stories(
      {
        by_uuids: uuids.join(','),
        per_page: String(uuids.length),
        ...(contentType === undefined ? {} : { content_type: contentType }),
        ...(locale === DEFAULT_LOCALE ? {} : { language: locale }),
      },
      signal,
    )
  }

  /** The first published page of a content type whose address ends with this segment. */
  async pageBySlug(slug: string, contentType: string, signal: AbortSignal): Promise<Story | undefined> {
    const which = { by_slugs: `${this.#options.rootFolder}/*/${slug}`, content_type: contentType, per_page: '1' }
    return (await this.#stories(which, signal))[0]
  }

  /** Published pages of a content type in a folder of the site, by name. */
  async pagesOfFolder(folder: string, contentType: string, signal: AbortSignal): Promise<readonly Story[]> {
    return await this.#stories(
      {
        starts_with: `${this.#options.rootFolder}/${folder}/`,
        content_type: contentType,
        sort_by: 'name:asc',
        per_page: String(MOST_PAGES),
      },
      signal,
    )
  }

  async entries(datasource: string, signal: AbortSignal, locale: Locale = DEFAULT_LOCALE): Promise<Entries> {
    const dimension = locale === DEFAULT_LOCALE ? {} : { dimension: locale }
    const body = await this.#get(
      'datasource_entries',
      { datasource, per_page: String(MOST_ENTRIES), ...dimension },
      signal,
    )
    return entries.parse(body ?? { datasource_entries: [] }).datasource_entries
  }

  async #stories(which: Readonly<Record<string, string>>, signal: AbortSignal): Promise<readonly Story[]> {
    const body = await this.#get('stories', { ...which, version: 'published' }, signal)
    return stories.parse(body ?? { stories: [] }).stories
  }

  /** Undefined for a 404. */
  async #get(path: string, parameters: Readonly<Record<string, string>>, signal: AbortSignal): Promise<unknown> {
    const { token } = this.#options
    const response = await fetch(`${this.endpoint}/cdn/${path}?${new URLSearchParams({ ...parameters, token })}`, {
      signal,
    })
    if (response.ok) return await response.json()
    await response.body?.cancel()
    if (response.status === 404) return undefined
    throw new Error(`The content service answered ${response.status}.`)
  }
}

/** Header injection: words of the content stand in mail subjects, and may have a line break. */
export const oneLine = (words: string | undefined): string | undefined =>
  words?.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

import { z } from 'zod'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@barriere/shared/domain/locale.ts'
import { ContentClient } from '../../kit/content/client.ts'

const links = z.object({
  links: z.record(z.string(), z.looseObject({ uuid: z.string(), is_folder: z.boolean(), published: z.boolean() })),
})

const datasourceEntries = z.object({
  datasource_entries: z.array(z.object({ value: z.string(), dimension_value: z.string().nullish() })),
})

/**
 * Synonym rules of each language, in the notation of Solr's synonym filter. The words of `a, b c, d` replace each
 * other; in `a, b => c`, a and b also match c, but c does not match them. The right side may also be a facet value
 * (`experience:pets`, `kind:hotel`, `category:spa`, `stars:5`) or `sort:price`. An empty right side: the words are
 * ignored beside others.
 */
export type Synonyms = Readonly<Record<Locale, readonly string[]>>

/** Slug of the editors' datasource of synonyms: one rule per entry (`thesaurus.ts`), translated by dimension. */
const SYNONYMS = 'search-synonyms'

/** Maximum page size of links and of datasource entries. */
const LINKS_PER_PAGE = 1000

/** Content for the search: stories, their fingerprints and the synonyms. */
export class StorySource extends ContentClient {
  /** Fingerprint of every story below the root folder, by uuid: changes when the story is published or moved. */
  async states(version: number): Promise<Map<string, string>> {
    const states = new Map<string, string>()
    for (let number = 1, read = 0; ; number += 1) {
      const { body, total } = await this.get('cdn/links', {
        version: 'published',
        cv: String(version),
        starts_with: `${this.rootFolder}/`,
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

  /** The rules of the datasource `search-synonyms` by language; none if the space has no such datasource. */
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
    const { body } = await this.get('cdn/datasource_entries', {
      datasource: SYNONYMS,
      cv: String(version),
      per_page: String(LINKS_PER_PAGE),
      ...(locale === DEFAULT_LOCALE ? {} : { dimension: locale }),
    })
    return body === undefined ? { datasource_entries: [] } : datasourceEntries.parse(body)
  }
}

import { z } from 'zod'
import { DEFAULT_LOCALE, type Locale } from '@barriere/shared/domain/locale.ts'
import type { ContentClient } from './service/client.ts'
import { LINKS_PAGE_SIZE, PRIORITY } from './service/constants.ts'
import { toContentError } from './service/content-error.ts'
import { datasourceTag } from './tags.ts'

/** An entry of a datasource: its key, and its value in one language. */
export interface DatasourceEntry {
  readonly name: string
  readonly value: string
}

export interface DatasourceEntries {
  readonly entries: readonly DatasourceEntry[]
  readonly tags: readonly string[]
}

const entry = z.object({ name: z.string().min(1), value: z.string(), dimension_value: z.string().nullish() })

interface Read {
  readonly slug: string
  readonly locale: Locale
  readonly entries: DatasourceEntries
}

/** The datasources that pages show, as last read. A change is found by reading them again. */
export class Datasources {
  readonly #client: ContentClient
  readonly #read = new Map<string, Read>()

  constructor(client: ContentClient) {
    this.#client = client
  }

  /** Reads the entries of a datasource at a version of the space; a space without it has none. */
  async read(slug: string, locale: Locale, version: number | undefined): Promise<DatasourceEntries> {
    const entries = { entries: await this.#entries(slug, locale, version), tags: [datasourceTag(slug)] }
    this.#read.set(`${locale}:${slug}`, { slug, locale, entries })
    return entries
  }

  /** Tags of the datasources whose entries differ at this version of the space. */
  async changes(version: number): Promise<ReadonlySet<string>> {
    const changed = new Set<string>()
    for (const { slug, locale, entries } of [...this.#read.values()]) {
      const now = await this.read(slug, locale, version)
      if (JSON.stringify(now.entries) !== JSON.stringify(entries.entries)) changed.add(datasourceTag(slug))
    }
    return changed
  }

  async #entries(slug: string, locale: Locale, cv: number | undefined): Promise<readonly DatasourceEntry[]> {
    // The default language's values are those without a dimension.
    const dimension = locale === DEFAULT_LOCALE ? undefined : locale
    const query = { datasource: slug, dimension, cv, per_page: LINKS_PAGE_SIZE }
    try {
      const raw = await this.#client.getAll('cdn/datasource_entries', 'datasource_entries', query, {
        priority: PRIORITY.list,
      })
      return raw.flatMap((one) => {
        const parsed = entry.safeParse(one)
        if (!parsed.success) return []
        const { name, value, dimension_value: translated } = parsed.data
        return [{ name, value: translated || value }]
      })
    } catch (error) {
      if (toContentError(error).notFound) return []
      throw error
    }
  }
}

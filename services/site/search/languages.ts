import { sql } from 'drizzle-orm'
import { SEARCH } from '@barriere/shared/locales/locales.ts'
import type { Search } from '@barriere/shared/locales/types.ts'
import type { Sql } from '../../kit/database.ts'

/** Key of the advisory lock around the preparation: an arbitrary number, the same in every instance. */
const LANGUAGES_LOCK = 720_148

/**
 * Creates the text search configuration (`site.<locale>`) and the index of each language that has none yet, so that a
 * new language needs no migration. An advisory lock makes concurrently starting instances take turns.
 * @param languages by locale; its names are inserted into the SQL statements unescaped, so they must be trusted.
 */
export async function prepareLanguages(
  database: Sql,
  languages: Readonly<Record<string, Pick<Search, 'configuration' | 'stems'>>> = SEARCH,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${LANGUAGES_LOCK}::bigint)`)
    const rows = await transaction
      .select({ name: sql<string>`cfgname` })
      .from(sql`pg_ts_config`)
      .where(sql`cfgnamespace = 'site'::regnamespace`)
    const known = new Set(rows.map(({ name }) => name))
    for (const [locale, { configuration, stems }] of Object.entries(languages)) {
      if (known.has(locale)) continue
      for (const statement of [
        `create text search configuration site."${locale}" (copy = pg_catalog."${configuration}")`,
        `alter text search configuration site."${locale}"
          alter mapping for hword, hword_part, word with unaccent, "${stems}"`,
        `create index "search_documents_${locale}" on site.search_documents
          using gin (words) with (fastupdate = off) where locale = '${locale}'`,
      ])
        await transaction.execute(sql.raw(statement))
    }
  })
}

import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { SEARCH } from '@barriere/shared/locales/locales.ts'
import { prepareLanguages } from './languages.ts'
import { searchDatabase } from './test-support.ts'

const opened = searchDatabase()

const indexes = async (): Promise<string[]> =>
  (
    await opened.database.sql
      .select({ name: sql<string>`indexname` })
      .from(sql`pg_indexes`)
      .where(sql`schemaname = 'site' and indexname ~ '^search_documents_[a-z]{2}$'`)
      .orderBy(sql`1`)
  ).map(({ name }) => name)

test('a new language gets its configuration and index once, and the others are left unchanged', async () => {
  await prepareLanguages(opened.database.sql)
  expect(await indexes()).toEqual(['search_documents_en', 'search_documents_fr'])
  for (let start = 0; start < 2; start += 1)
    await prepareLanguages(opened.database.sql, { ...SEARCH, de: { configuration: 'german', stems: 'german_stem' } })
  expect(await indexes()).toEqual(['search_documents_de', 'search_documents_en', 'search_documents_fr'])
  const [row] = await opened.database.sql
    .select({ words: sql<string>`to_tsvector('site.de', 'Häuser am Strand')::text` })
    .from(sql`(select 1) as one`)
  expect(row?.words).toBe("'haus':1 'strand':3")
})

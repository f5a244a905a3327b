import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SEARCH } from '#lib/i18n/locales/locales.ts'
import { temporaryDataDir } from '#tests/support/embedded-database.ts'
import { type Database, openDatabase } from '../../kit/database.ts'
import { createLog } from '../../kit/log.ts'
import { prepareLanguages } from './languages.ts'

let dataDir = ''
let database: Database

beforeAll(async () => {
  dataDir = await temporaryDataDir('search-languages-')
  database = await openDatabase({ url: undefined, dataDir, log: createLog('silent') })
  await database.migrate('site', join(import.meta.dirname, '../migrations'))
}, 60_000)
afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const indexes = async (): Promise<string[]> =>
  (
    await database.sql
      .select({ name: sql<string>`indexname` })
      .from(sql`pg_indexes`)
      .where(sql`schemaname = 'site' and indexname ~ '^search_documents_[a-z]{2}$'`)
      .orderBy(sql`1`)
  ).map(({ name }) => name)

test('a new language gets its configuration and index once, and the others are left unchanged', async () => {
  await prepareLanguages(database.sql)
  expect(await indexes()).toEqual(['search_documents_en', 'search_documents_fr'])
  for (let start = 0; start < 2; start += 1)
    await prepareLanguages(database.sql, { ...SEARCH, de: { configuration: 'german', stems: 'german_stem' } })
  expect(await indexes()).toEqual(['search_documents_de', 'search_documents_en', 'search_documents_fr'])
  const [row] = await database.sql
    .select({ words: sql<string>`to_tsvector('site.de', 'Häuser am Strand')::text` })
    .from(sql`(select 1) as one`)
  expect(row?.words).toBe("'haus':1 'strand':3")
})

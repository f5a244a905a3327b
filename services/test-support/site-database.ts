import { rm } from 'node:fs/promises'
import { type Database, openDatabase } from '#services/kit/database.ts'
import { type Logger, createLog } from '#services/kit/log.ts'
import { temporaryDataDir } from './embedded-database.ts'
import { postgresDatabase } from '@barriere/testing/postgres.ts'

/** A database of a suite with the tables of the site service, in PGlite or in this run's PostgreSQL. */
export async function openSiteDatabase(
  kind: 'pglite' | 'postgres' = 'pglite',
  log: Logger = createLog('silent'),
): Promise<Pick<Database, 'sql' | 'close'>> {
  const folder = await temporaryDataDir('site-tables-')
  const url = kind === 'postgres' ? await postgresDatabase() : undefined
  const database = await openDatabase({ url, dataDir: folder, log })
  await database.migrate('site', 'services/site/migrations')
  return {
    sql: database.sql,
    async close() {
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

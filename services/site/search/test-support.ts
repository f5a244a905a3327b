import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { temporaryDataDir } from '#services/test-support/embedded-database.ts'
import { type Database, openDatabase } from '../../kit/database.ts'
import { createLog } from '../../kit/log.ts'

/** An embedded database with the site's tables, for the tests of one file. Read it in tests, not before. */
export function searchDatabase(): { readonly database: Database } {
  let dataDir = ''
  const opened: { database?: Database } = {}
  beforeAll(async () => {
    dataDir = await temporaryDataDir('search-')
    opened.database = await openDatabase({ url: undefined, dataDir, log: createLog('silent') })
    await opened.database.migrate('site', join(import.meta.dirname, '../migrations'))
  }, 60_000)
  afterAll(async () => {
    await opened.database?.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return {
    get database() {
      if (!opened.database) throw new Error('The database opens before the first test.')
      return opened.database
    },
  }
}

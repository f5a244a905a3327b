import { createHash, randomUUID } from 'node:crypto'
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#services/kit/database.ts'
import { createLog } from '#services/kit/log.ts'

const TEMPLATES = '.cache/embedded-database'

/** Migrations of every service that has tables. */
const MIGRATIONS = globSync('services/*/migrations').sort()

/** Cache key of the template: whatever changes the files of a migrated database. */
function templateKey(): string {
  const hash = createHash('sha256')
  const files = ['node_modules/@electric-sql/pglite/package.json', 'services/kit/database.ts']
  for (const file of [...files, ...MIGRATIONS.flatMap((folder) => globSync(`${folder}/**/*.{sql,json}`).sort())])
    hash.update(file).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/**
 * Template database: PGlite's files after `initdb` and every service's migrations, without a row of theirs. Made at
 * most once for each state of the migrations, since it takes two seconds of a core; a copy is opened in a quarter.
 */
async function template(): Promise<string> {
  const path = join(TEMPLATES, templateKey())
  if (existsSync(path)) return path
  const unfinished = `${path}-${randomUUID()}`
  const database = await openDatabase({ url: undefined, dataDir: unfinished, log: createLog('silent') })
  for (const folder of MIGRATIONS) await database.migrate(folder.split('/')[1] ?? '', folder)
  await database.close()
  try {
    // Atomic: another worker sees all of it or nothing.
    renameSync(join(unfinished, 'postgres'), path)
  } catch (error) {
    // Race: another worker was first.
    if (!existsSync(path)) throw error
  }
  rmSync(unfinished, { recursive: true, force: true })
  return path
}

/** Puts an embedded database without rows into a `DATA_DIR` that has none. */
export async function addDatabase(dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true })
  cpSync(await template(), join(dataDir, 'postgres'), { recursive: true, errorOnExist: true, force: false })
}

/** A temporary `DATA_DIR` with an embedded database: the tables of every service, without rows. */
export async function temporaryDataDir(prefix: string): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), prefix))
  await addDatabase(dataDir)
  return dataDir
}

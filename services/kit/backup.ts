import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { cp, mkdir, open, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'
import { z } from 'zod'
import { EXTENSIONS, pgliteFolder } from './database.ts'
import { ownVariables } from './env.ts'
import { lockDirectory } from './directory-lock.ts'
import { StartError } from './start-error.ts'

/** Location of the data to back up: a database, and the originals of files below `dataDir`. */
export interface ServicesData {
  /** PostgreSQL; undefined for PGlite below `dataDir`. */
  readonly url: string | undefined
  readonly dataDir: string
}

const Manifest = z.object({
  format: z.literal(1),
  /** Moment at which the database was read, ISO 8601. */
  made: z.iso.datetime(),
  database: z.enum(['pglite', 'postgres']),
  /** SHA-256 of the database's dump. */
  dump: z.string().regex(/^[\da-f]{64}$/),
})

type Manifest = z.output<typeof Manifest>

/** A backup or a restore failed; the message is one line for the operator. */
class BackupError extends StartError {
  override name = 'BackupError'
}

/** Names in a backup's folder. The manifest is written last: without it, the backup is incomplete. */
const [MANIFEST, DUMP, ASSETS] = ['manifest.json', 'database', 'assets'] as const

const run = promisify(execFile)

/**
 * Writes a backup to an empty or new folder: the database as of one moment, and every original that it names. With
 * PostgreSQL the services may go on; PGlite belongs to one process, so they must be stopped. Resolves to the moment of
 * the backup. Rejects with a BackupError.
 */
export async function backUp({ url, dataDir }: ServicesData, folder: string): Promise<string> {
  if (existsSync(folder) && (await readdir(folder)).length > 0) throw new BackupError(`${folder} is not empty.`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const assets = { from: join(dataDir, 'assets'), to: join(folder, ASSETS) }
  // Race: copied before and after the dump. The first copy has originals that are deleted meanwhile, the second those
  // that are added.
  await copyNew(assets.from, assets.to)
  const made = new Date().toISOString()
  const dump = join(folder, DUMP)
  await (url === undefined ? dumpPglite(dataDir, dump) : dumpPostgres(url, dump))
  await copyNew(assets.from, assets.to)
  const database = url === undefined ? 'pglite' : 'postgres'
  const manifest: Manifest = { format: 1, made, database, dump: await hashOf(dump) }
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, undefined, 2)}\n`)
  return made
}

/**
 * Restores a backup; the services must be stopped. Existing data are refused, unless `replace` allows to move them
 * aside (PGlite, files) or to overwrite them in one transaction (PostgreSQL). Everything is checked before anything is
 * written. Resolves to the moment of the backup. Rejects with a BackupError.
 */
export async function restore(folder: string, { url, dataDir }: ServicesData, replace = false): Promise<string> {
  const { database, dump, made } = await readManifest(folder)
  const kind = url === undefined ? 'pglite' : 'postgres'
  if (database !== kind) throw new BackupError(`The backup is of ${database}, the services use ${kind}.`)
  if ((await hashOf(join(folder, DUMP))) !== dump) throw new BackupError('The backup’s database is damaged.')
  await checkAssets(join(folder, ASSETS))
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await (url === undefined
    ? restorePglite(join(folder, DUMP), dataDir, replace)
    : restorePostgres(join(folder, DUMP), url, replace))
  await copyNew(join(folder, ASSETS), join(dataDir, 'assets'))
  return made
}

async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, MANIFEST)
  if (!existsSync(path)) throw new BackupError(`${folder} holds no whole backup: it has no ${MANIFEST}.`)
  const parsed = Manifest.safeParse(JSON.parse(await readFile(path, 'utf8')))
  if (!parsed.success) throw new BackupError(`${path} is not of this version.`)
  return parsed.data
}

async function dumpPglite(dataDir: string, file: string): Promise<void> {
  const folder = pgliteFolder(dataDir)
  if (!existsSync(folder)) throw new BackupError(`${dataDir} holds no database.`)
  const release = lockDirectory(folder)
  try {
    const client = await PGlite.create({ dataDir: folder, extensions: EXTENSIONS })
    try {
      const archive = await client.dumpDataDir('gzip')
      await writeFile(file, Buffer.from(await archive.arrayBuffer()), { mode: 0o600 })
    } finally {
      await client.close()
    }
  } finally {
    release()
  }
}

async function restorePglite(file: string, dataDir: string, replace: boolean): Promise<void> {
  const folder = pgliteFolder(dataDir)
  const isThere = existsSync(folder)
  if (isThere && !replace) throw new BackupError(`${dataDir} holds a database; --replace puts it aside.`)
  const release = lockDirectory(folder)
  try {
    const fresh = `${folder}.restored`
    await rm(fresh, { recursive: true, force: true })
    const loadDataDir = new Blob([await readFile(file)])
    const client = await PGlite.create({ dataDir: fresh, loadDataDir, extensions: EXTENSIONS })
    await client.close()
    if (isThere) await rename(folder, `${folder}.replaced-${Date.now()}`)
    await rename(fresh, folder)
  } finally {
    release()
  }
}

/** Environment for PostgreSQL's tools (libpq): unlike arguments, it keeps the password out of the process list. */
function environmentOf(url: string): Readonly<Record<string, string | undefined>> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  return {
    PATH: ownVariables().PATH,
    PGHOST: hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? 'prefer',
  }
}

async function tool(name: 'pg_dump' | 'pg_restore', parameters: readonly string[], url: string): Promise<void> {
  try {
    await run(name, [...parameters], { env: environmentOf(url) as NodeJS.ProcessEnv })
  } catch (error) {
    const { code, stderr } = error as NodeJS.ErrnoException & { stderr?: string }
    if (code === 'ENOENT') throw new BackupError(`${name} is not installed; it comes with PostgreSQL’s client.`)
    throw new BackupError(`${name} failed: ${stderr?.trim().split('\n').at(-1) ?? String(error)}`)
  }
}

/** One snapshot of all schemas, while others write. */
const dumpPostgres = (url: string, file: string): Promise<void> =>
  tool('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`], url)

async function restorePostgres(file: string, url: string, replace: boolean): Promise<void> {
  const schemas = await schemasIn(url)
  if (schemas.length > 0 && !replace)
    throw new BackupError(`The database holds ${schemas.join(', ')}; --replace overwrites them.`)
  // All or nothing: a restore that fails leaves the database as it was.
  await tool(
    'pg_restore',
    [
      '--single-transaction',
      '--exit-on-error',
      '--no-owner',
      '--no-privileges',
      ...(replace ? ['--clean', '--if-exists'] : []),
      `--dbname=${environmentOf(url).PGDATABASE ?? ''}`,
      file,
    ],
    url,
  )
}

/** Schemas besides PostgreSQL's own. */
async function schemasIn(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `select nspname as name from pg_namespace
       where nspname not like 'pg\\_%' and nspname not in ('information_schema', 'public') order by nspname`,
    )
    return rows.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

const originalsIn = async (folder: string): Promise<string[]> =>
  existsSync(folder)
    ? (await readdir(folder, { recursive: true })).filter((path) => /^[\da-f]{2}\/[\da-f]{64}$/.test(path))
    : []

/** Copies missing originals. They are named by their bytes and never change. */
async function copyNew(from: string, to: string): Promise<void> {
  for (const path of await originalsIn(from)) {
    const target = join(to, path)
    if (existsSync(target)) continue
    await mkdir(join(target, '..'), { recursive: true, mode: 0o700 })
    try {
      await cp(join(from, path), `${target}.part`)
    } catch (error) {
      // Deleted since the folder was read: the database no longer refers to it.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') continue
      throw error
    }
    await flush(`${target}.part`)
    await rename(`${target}.part`, target)
  }
}

async function flush(path: string): Promise<void> {
  const file = await open(path)
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

async function checkAssets(folder: string): Promise<void> {
  for (const path of await originalsIn(folder))
    if ((await hashOf(join(folder, path))) !== path.slice('ab/'.length))
      throw new BackupError(`The backup’s ${path} is damaged.`)
}

/** SHA-256 of a file, in hexadecimal. */
async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

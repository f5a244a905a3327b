import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { cube } from '@electric-sql/pglite/contrib/cube'
import { earthdistance } from '@electric-sql/pglite/contrib/earthdistance'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { readMigrationFiles, type MigrationConfig } from 'drizzle-orm/migrator'
import { Client, Pool } from 'pg'
import { type Clock, systemClock } from '@barriere/shared/domain/time/clock.ts'
import { type DatabaseClock, startDatabaseClock } from './database-clock.ts'
import { setParsers } from './pglite-parsers.ts'
import { isDatabaseUnavailable } from './database-errors.ts'
import { lockDirectory } from './directory-lock.ts'
import type { Logger } from './log.ts'
import { releaseConnections } from './postgres-transactions.ts'
import { observePglite, observePool } from './observe-queries.ts'

/** Queries, the same for PGlite and PostgreSQL. Do not read results of `execute`: their shape depends on the driver. */
export type Sql = PgDatabase<PgQueryResultHKT, Record<string, never>>

export interface Database {
  readonly kind: 'pglite' | 'postgres'
  readonly sql: Sql
  /** The database's own time, which all instances share. */
  readonly clock: Clock
  /** Applies the committed SQL of a service (`migrations/`) once, in the first instance that starts. */
  migrate(service: string, folder: string): Promise<void>
  close(): Promise<void>
}

export interface DatabaseOptions {
  url: string | undefined
  dataDir: string
  log: Logger
  /** Milliseconds to wait for PostgreSQL at the start. */
  startTimeout?: number
}

/** Key of the advisory lock around migrations: an arbitrary number, the same in every instance. */
const MIGRATION_LOCK = 720_147

/** Extensions that PostgreSQL ships with and PGlite has to load; a migration creates those that a service uses. */
export const EXTENSIONS = { cube, earthdistance, pg_trgm, unaccent }

/**
 * Shared buffers of PGlite, which never gives memory back; by default four times as much. The system's own cache holds
 * the files anyway.
 */
const SHARED_BUFFERS = '32MB'

/** Maximum number of open files of PGlite, one per table and index; the default is a thousand, reached in hours. */
const OPEN_FILES = 128

/** Where PGlite keeps its files. */
export const pgliteFolder = (dataDir: string): string => join(dataDir, 'postgres')

/** Opens PostgreSQL when `url` is set, else PGlite behind its directory lock. */
export const openDatabase = (options: DatabaseOptions): Promise<Database> =>
  options.url === undefined ? openPglite(pgliteFolder(options.dataDir)) : openPostgres(options.url, options)

async function openPglite(directory: string): Promise<Database> {
  mkdirSync(dirname(directory), { recursive: true })
  // Lost updates: PGlite does not lock its directory, so two processes would overwrite each other's writes silently.
  const release = lockDirectory(directory)
  try {
    const client = await PGlite.create({
      dataDir: directory,
      extensions: EXTENSIONS,
      startParams: [
        ...PGlite.defaultStartParams,
        ...['-c', `shared_buffers=${SHARED_BUFFERS}`],
        ...['-c', `max_files_per_process=${OPEN_FILES}`],
      ],
    })
    setParsers(client)
    observePglite(client)
    const database: Sql = drizzlePglite({ client, casing: 'snake_case' })
    return {
      kind: 'pglite',
      sql: database,
      // PGlite's clock is the process's own.
      clock: systemClock,
      migrate: (service, folder) => applyMigrations(database, service, folder),
      async close() {
        await client.close()
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

async function openPostgres(url: string, { log, startTimeout = 30_000 }: DatabaseOptions): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    query_timeout: 12_000,
    idle_in_transaction_session_timeout: 20_000,
    keepAlive: true,
  })
  // A restarted server breaks idle connections, and those in a transaction between two queries: without a listener
  // on both, the process would end.
  pool.on('error', (error) => log.warn({ error: error.message }, 'database connection lost'))
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ error: error.message }, 'database connection lost')),
  )
  const stopGauges = observePool(pool)
  const database = drizzlePostgres(pool, { casing: 'snake_case' })
  releaseConnections(database, pool)
  let clock: DatabaseClock
  try {
    await reach(database, startTimeout, log)
    clock = await startDatabaseClock(database)
  } catch (error) {
    stopGauges()
    await pool.end()
    throw error
  }
  return {
    kind: 'postgres',
    sql: database,
    clock,
    migrate: (service, folder) => migratePostgres(url, service, folder, log),
    async close() {
      clock.stop()
      stopGauges()
      await pool.end()
    },
  }
}

/** Waits for a server that is still starting; throws any other failure, and at the time-out. */
async function reach(database: Sql, timeout: number, log: Logger): Promise<void> {
  const deadline = performance.now() + timeout
  for (let pause = 100; ; pause = Math.min(pause * 2, 2_000)) {
    try {
      await database.execute(sql`select 1`)
      return
    } catch (error) {
      if (!isDatabaseUnavailable(error) || performance.now() + pause > deadline) throw error
      log.warn('waiting for the database')
      await delay(pause)
    }
  }
}

/** Uses a connection of its own without time-outs, since a migration in another instance may take long. */
async function migratePostgres(url: string, service: string, folder: string, log: Logger): Promise<void> {
  const client = new Client({ connectionString: url })
  // The query in flight rejects too; without a listener the process would end.
  client.on('error', (error) => log.warn({ error: error.message }, 'database connection lost'))
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    // The end of the connection releases the lock.
    await applyMigrations(drizzlePostgres(client), service, folder)
  } finally {
    await client.end()
  }
}

async function applyMigrations(database: Sql, service: string, folder: string): Promise<void> {
  const config: MigrationConfig = { migrationsFolder: folder, migrationsTable: `${service}_migrations` }
  // The same as drizzle's migrators of both drivers; the type does not show these two members.
  const inner = database as unknown as {
    dialect: {
      migrate(files: ReturnType<typeof readMigrationFiles>, session: unknown, config: MigrationConfig): Promise<void>
    }
    session: unknown
  }
  await inner.dialect.migrate(readMigrationFiles(config), inner.session, config)
}

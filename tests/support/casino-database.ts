import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { accounts, profiles } from '#services/casino/schema-accounts.ts'
import { type Database, type Sql, openDatabase } from '#services/kit/database.ts'
import { createLog } from '#services/kit/log.ts'
import { temporaryDataDir } from '#services/test-support/embedded-database.ts'
import { ownLastName } from './own-name.ts'
import { postgresDatabase } from '@barriere/testing/postgres.ts'

const log = createLog('silent')

export interface CasinoDatabase extends Pick<Database, 'sql' | 'close'> {
  /** Another instance's connections; PostgreSQL only. */
  openOther(): Promise<Pick<Database, 'sql' | 'close'>>
}

/** A database of a suite with the tables of the casino programme, in PGlite or in this run's PostgreSQL. */
export async function openCasinoDatabase(kind: 'pglite' | 'postgres' = 'pglite'): Promise<CasinoDatabase> {
  const dataDir = await temporaryDataDir('casino-tables-')
  const url = kind === 'postgres' ? await postgresDatabase() : undefined
  const database = await openDatabase({ url, dataDir, log })
  await database.migrate('casino', 'services/casino/migrations')
  return {
    sql: database.sql,
    openOther: () => openDatabase({ url, dataDir, log }),
    async close() {
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Adds an activated account with a profile, and with a unique e-mail unless one is given. */
export async function addCasinoAccount(
  sql: Sql,
  { email = `member-${randomUUID()}@example.com`, at = new Date('2026-01-01T12:00:00Z') } = {},
): Promise<{ readonly id: string; readonly email: string }> {
  const [row] = await sql
    .insert(accounts)
    .values({
      email,
      emailKey: email,
      passwordHash: '$argon2id$none',
      locale: 'fr',
      termsAcceptedAt: at,
      activatedAt: at,
      createdAt: at,
    })
    .returning({ id: accounts.id })
  if (!row) throw new Error('A row that was inserted is returned.')
  await sql
    .insert(profiles)
    .values({
      accountId: row.id,
      civility: 'Mrs',
      firstName: 'Camille',
      lastName: ownLastName('Delaunay'),
      birthDate: '1988-07-14',
      favouriteDate1: '07-14',
    })
  return { id: row.id, email }
}

import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'

/** Whether this run has a PostgreSQL; for `describe.skipIf(!hasPostgres())`. */
export const hasPostgres = (): boolean => inject('postgresUrl') !== ''

/** The address of a new, empty database. */
export async function postgresDatabase(): Promise<string> {
  const url = new URL(inject('postgresUrl'))
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new Client({ connectionString: url.href })
  await client.connect()
  try {
    await client.query(`create database ${name}`)
  } finally {
    await client.end()
  }
  url.pathname = `/${name}`
  return url.href
}

import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { TEST_ALL } from './test-size.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** '' where PostgreSQL is not installed. */
    postgresUrl: string
  }
}

/** Whether this run has a PostgreSQL; for `describe.skipIf(!hasPostgres())`. */
export const hasPostgres = (): boolean => inject('postgresUrl') !== ''

/** For suites that test a race or have SQL of their own, where the two databases differ. */
export const BOTH_DATABASES = ['pglite', 'postgres'] as const

/** For suites on either database: one by default, both in the complete set. */
export const DATABASES: readonly (typeof BOTH_DATABASES)[number][] = TEST_ALL ? BOTH_DATABASES : ['pglite']

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

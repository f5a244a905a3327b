import { type NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres'
import type { PgDialect } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import { isDatabaseUnavailable } from './database-errors.ts'

/**
 * Connection leak: drizzle does not return the connection of a transaction whose `begin` fails, such as while the
 * server restarts; after ten of these the pool is empty. Here every transaction returns its connection, and a lost one
 * is closed instead.
 */
export function releaseConnections(database: NodePgDatabase<Record<string, never>>, pool: Pool): void {
  const { dialect } = database as unknown as { readonly dialect: PgDialect }
  database.transaction = async (work, config) => {
    const client = await pool.connect()
    let lost: Error | undefined
    try {
      return await new NodePgSession<Record<string, never>, Record<string, never>>(
        client,
        dialect,
        undefined,
      ).transaction(work, config)
    } catch (error) {
      if (error instanceof Error && isDatabaseUnavailable(error)) lost = error
      throw error
    } finally {
      client.release(lost)
    }
  }
}

import { sql as raw } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Sql } from '../../kit/database.ts'

/** Raises a table's id sequence above its existing ids, against collisions. */
export async function raiseSequence(sql: Sql, table: PgTable): Promise<void> {
  const { schema, name } = getTableConfig(table)
  await sql.execute(
    raw`select setval(pg_get_serial_sequence(${`${schema}.${name}`}, 'id'),
      (select coalesce(max(id), 0) + 1 from ${table}), false)`,
  )
}

import { isDeepStrictEqual } from 'node:util'
import { inArray, isNull, sql } from 'drizzle-orm'
import type { Sql } from '../../kit/database.ts'
import { stories } from '../schema.ts'
import type { StoryRow } from './story-record.ts'

/** The rows of all stories and folders that are not in the trash. */
export interface StoryRows {
  readonly rows: readonly StoryRow[]
  /** By id: the transaction that wrote the row last. */
  readonly writtenBy: ReadonlyMap<number, string>
}

const NONE: StoryRows = { rows: [], writtenBy: new Map() }

/** Rows that one query asks for. */
const BATCH_SIZE = 500

/**
 * Incremental read: rows that were not written since `known` are those of `known`, for a space weighs many times more
 * than what a change touches. PostgreSQL's own `xmin` says which: whatever writes a row gives it another one, an older
 * release of this software and a person with `psql` as well.
 */
export async function readStoryRows(connection: Sql, known = NONE): Promise<StoryRows> {
  const written = await connection
    .select({ id: stories.id, by: sql<string>`${stories}.xmin::text` })
    .from(stories)
    .where(isNull(stories.deletedAt))
  const writtenBy = new Map(written.map(({ id, by }) => [id, by]))
  const changed = written.filter(({ id, by }) => known.writtenBy.get(id) !== by).map(({ id }) => id)
  const byId = new Map(known.rows.filter(({ id }) => writtenBy.has(id)).map((row) => [row.id, row]))
  for (let from = 0; from < changed.length; from += BATCH_SIZE) {
    const ids = changed.slice(from, from + BATCH_SIZE)
    const rows = await connection.select().from(stories).where(inArray(stories.id, ids))
    for (const row of rows) byId.set(row.id, shareContent(row))
  }
  return { rows: [...byId.values()], writtenBy }
}

/** Most stories are as they are published: two copies of the same content would be half of the memory. */
function shareContent(row: StoryRow): StoryRow {
  const { content, published } = row
  if (!published || !isDeepStrictEqual(published.content, content)) return row
  return { ...row, published: { ...published, content } }
}

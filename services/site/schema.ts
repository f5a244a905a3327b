import { bigint, integer, pgSchema, timestamp } from 'drizzle-orm/pg-core'

export const site = pgSchema('site')

/** One row: which generation of documents answers. The other tables are written and read by SQL of their own. */
export const searchIndex = site.table('search_index', {
  id: integer().primaryKey(),
  generation: integer().notNull(),
  version: bigint({ mode: 'number' }).notNull(),
  buildingUntil: timestamp({ precision: 3, withTimezone: true }),
})

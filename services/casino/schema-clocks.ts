import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { casino, moment } from './schema-accounts.ts'
import { saleCategories } from './schema-seats.ts'

/** Level clocks of tournaments' days, from their start on. */
export const tournamentClocks = casino.table(
  'tournament_clocks',
  {
    saleId: uuid().notNull(),
    categoryKey: text().notNull(),
    startedAt: moment().notNull(),
    /** Milliseconds played until it last ran. */
    elapsed: bigint({ mode: 'number' }).notNull(),
    /** Since when it runs; null during a pause. */
    since: moment(),
    /** Counts its changes: of two desks that act on the same one, the second is refused. */
    version: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.saleId, table.categoryKey] }),
    foreignKey({
      columns: [table.saleId, table.categoryKey],
      foreignColumns: [saleCategories.saleId, saleCategories.key],
    }),
    check('tournament_clocks_elapsed', sql`${table.elapsed} >= 0`),
  ],
)

import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { casino, moment } from './schema-accounts.ts'
import { saleCategories } from './schema-seats.ts'

/** Level clocks of tournament days, from their start on. */
export const tournamentClocks = casino.table(
  'tournament_clocks',
  {
    saleId: uuid().notNull(),
    categoryKey: text().notNull(),
    startedAt: moment().notNull(),
    /** Milliseconds played before the current run. */
    elapsed: bigint({ mode: 'number' }).notNull(),
    /** Start of the current run; null during a pause. */
    since: moment(),
    /** Optimistic lock: number of changes. Of two desks with the same version, the second is refused. */
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

import { bigint, integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { VITAL_NAMES } from '@barriere/shared/domain/visitors/vitals.ts'
import { site } from '../sessions/schema.ts'

/** Histograms of web vitals: how often a value was measured, by day and kind of page. No row belongs to a visitor. */
export const vitals = site.table(
  'vitals',
  {
    /** Day in Paris, `YYYY-MM-DD`. */
    day: text().notNull(),
    /** Kind of page: content type, `status-…`, or `other`. */
    page: text().notNull(),
    metric: text({ enum: VITAL_NAMES }).notNull(),
    /** Lower end of the step (`vitalStep`). */
    step: integer().notNull(),
    count: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.page, table.metric, table.step] })],
)

import { bigint, integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { VITAL_NAMES } from '@barriere/shared/domain/visitors/vitals.ts'
import { site } from '../sessions/schema.ts'

/** Histograms of web vitals: how often a value was measured on a day on a kind of page. Nothing is a visitor's. */
export const vitals = site.table(
  'vitals',
  {
    /** In Paris, `YYYY-MM-DD`. */
    day: text().notNull(),
    /** Content type, `status-…`, or `other`. */
    page: text().notNull(),
    metric: text({ enum: VITAL_NAMES }).notNull(),
    /** Lower end of the step (`vitalStep`). */
    step: integer().notNull(),
    count: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.page, table.metric, table.step] })],
)

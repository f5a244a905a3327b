import { bigint, date, integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { VITALS } from '#lib/domain/vitals.ts'
import { site } from '../sessions/schema.ts'

/** Histograms of web vitals: one row a day, kind of page, metric and bucket. Nothing of a visitor. */
export const vitalSums = site.table(
  'vital_sums',
  {
    /** In UTC. */
    day: date({ mode: 'string' }).notNull(),
    page: text().notNull(),
    metric: text({ enum: VITALS }).notNull(),
    bucket: integer().notNull(),
    count: integer().notNull(),
    /** Of the values, in milliseconds; CLS in thousandths. */
    sum: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.page, table.metric, table.bucket] })],
)

import { gte, lt, sql as expression, sum } from 'drizzle-orm'
import type { VitalsAnswer, VitalsRecord } from '#lib/contracts/vitals.ts'
import type { Clock } from '#lib/domain/clock.ts'
import { VITAL_BOUNDS, bucketOf } from '#lib/domain/vitals.ts'
import type { Sql } from '../../kit/database.ts'
import { vitalSums } from './schema.ts'

const DAY = 86_400_000

/** Retention in days: thirteen months, so that a month can be compared with the one a year before. */
const KEPT_DAYS = 396

/** Kinds of pages of one day: content types are few, and more are made up. */
const MOST_PAGES = 60

interface VitalsOptions {
  readonly sql: Sql
  readonly clock: Clock
}

/** Sums of what pages have measured. */
export class Vitals {
  readonly #sql: Sql
  readonly #clock: Clock

  constructor({ sql, clock }: VitalsOptions) {
    this.#sql = sql
    this.#clock = clock
  }

  /** Adds values to the day's histograms. */
  async record({ page, metrics }: VitalsRecord): Promise<void> {
    const day = this.#day(0)
    if (await this.#isFull(day, page)) return
    // One row a bucket: an upsert cannot meet a row twice.
    const rows = new Map<string, typeof vitalSums.$inferInsert>()
    for (const { metric, value } of metrics) {
      const bucket = bucketOf(metric, value)
      const key = `${metric} ${bucket}`
      const { count = 0, sum: before = 0 } = rows.get(key) ?? {}
      rows.set(key, { day, page, metric, bucket, count: count + 1, sum: before + value })
    }
    await this.#sql
      .insert(vitalSums)
      // In one order, so that two requests never wait for each other.
      .values([...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row))
      .onConflictDoUpdate({
        target: [vitalSums.day, vitalSums.page, vitalSums.metric, vitalSums.bucket],
        set: {
          count: expression`${vitalSums.count} + excluded.count`,
          sum: expression`${vitalSums.sum} + excluded.sum`,
        },
      })
  }

  /** Histograms of the last days, today included, by kind of page and metric. */
  async sums(days: number): Promise<VitalsAnswer> {
    const rows = await this.#sql
      .select({
        page: vitalSums.page,
        metric: vitalSums.metric,
        bucket: vitalSums.bucket,
        count: sum(vitalSums.count).mapWith(Number),
        sum: sum(vitalSums.sum).mapWith(Number),
      })
      .from(vitalSums)
      .where(gte(vitalSums.day, this.#day(days - 1)))
      .groupBy(vitalSums.page, vitalSums.metric, vitalSums.bucket)
      .orderBy(vitalSums.page, vitalSums.metric)
    const sums = new Map<string, VitalsAnswer['sums'][number]>()
    for (const { page, metric, bucket, count, sum: values } of rows) {
      const before = sums.get(`${page} ${metric}`)
      const counts = before?.counts ?? VITAL_BOUNDS[metric].map(() => 0).concat(0)
      sums.set(`${page} ${metric}`, {
        page,
        metric,
        sum: (before?.sum ?? 0) + values,
        counts: counts.with(bucket, count),
      })
    }
    return { sums: [...sums.values()] }
  }

  /** Deletes what is older than the retention. */
  async sweep(): Promise<void> {
    await this.#sql.delete(vitalSums).where(lt(vitalSums.day, this.#day(KEPT_DAYS)))
  }

  /** ISO day, so many days ago. */
  #day(ago: number): string {
    return new Date(this.#clock.now() - ago * DAY).toISOString().slice(0, 10)
  }

  /** Whether the day has as many kinds of pages as there can be, and this is another. */
  async #isFull(day: string, page: string): Promise<boolean> {
    const pages = await this.#sql
      .selectDistinct({ page: vitalSums.page })
      .from(vitalSums)
      .where(expression`${vitalSums.day} = ${day}`)
    return pages.length >= MOST_PAGES && !pages.some((known) => known.page === page)
  }
}

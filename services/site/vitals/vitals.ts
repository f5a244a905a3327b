import { gte, lt, sql as raw } from 'drizzle-orm'
import { PAGE_TYPES } from '../../../blocks/schemas.ts'
import type { RecordedVitals, VitalsReport } from '@barriere/shared/contracts/vitals.ts'
import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import { addDays, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { VITAL_NAMES, summarizeVital } from '@barriere/shared/domain/visitors/vitals.ts'
import type { Sql } from '../../kit/database.ts'
import { vitals } from './schema.ts'

/** Kinds of pages with their own sums. Fixed, so that a stranger cannot add any. */
const KINDS: ReadonlySet<string> = new Set([
  ...Object.keys(PAGE_TYPES),
  ...[403, 404, 500, 503].map((status) => `status-${status}`),
])

interface VitalsOptions {
  readonly sql: Sql
  readonly clock: Clock
  /** Days for which sums are kept. */
  readonly days: number
}

/** Sums of web vitals from browsers, by day and kind of page. */
export class Vitals {
  readonly #sql: Sql
  readonly #clock: Clock
  readonly #days: number

  constructor({ sql, clock, days }: VitalsOptions) {
    this.#sql = sql
    this.#clock = clock
    this.#days = days
  }

  get #today(): string {
    return toParisTime(this.#clock.now()).day
  }

  /** Adds the measurements of one page. Deadlock: rows are written in a fixed order. */
  async record({ page, metrics }: RecordedVitals): Promise<void> {
    const day = this.#today
    const kind = KINDS.has(page) ? page : 'other'
    const rows = [...metrics]
      .sort((a, b) => a.metric.localeCompare(b.metric))
      .map(({ metric, value }) => ({ day, page: kind, metric, step: value, count: 1 }))
    await this.#sql
      .insert(vitals)
      .values(rows)
      .onConflictDoUpdate({
        target: [vitals.day, vitals.page, vitals.metric, vitals.step],
        set: { count: raw`${vitals.count} + 1` },
      })
  }

  /** Sums of the last days, today included. */
  async report(days: number): Promise<VitalsReport> {
    const since = addDays(this.#today, 1 - days)
    const counted = await this.#sql.select().from(vitals).where(gte(vitals.day, since))
    const pages = [...new Set(counted.map(({ page }) => page))].sort()
    const rows = pages.flatMap((page) =>
      VITAL_NAMES.flatMap((metric) => {
        const sum = summarizeVital(
          metric,
          counted.filter((one) => one.page === page && one.metric === metric),
        )
        return sum ? [{ page, metric, ...sum }] : []
      }),
    )
    return { rows }
  }

  /** Retention: deletes expired days. */
  async sweep(): Promise<void> {
    await this.#sql.delete(vitals).where(lt(vitals.day, addDays(this.#today, -this.#days)))
  }
}

import { count, gte } from 'drizzle-orm'
import type { Sample } from '@barriere/shared/observability/metrics.ts'
import type { Sql } from '../../kit/database.ts'
import { paymentAttempts } from '../schema-seats.ts'

const DAY = 24 * 3_600_000

/** Number of attempts to pay today and yesterday (UTC) by state; `pending` without an outcome. */
export async function paymentGauges(sql: Sql, now: number): Promise<readonly Sample[]> {
  const since = new Date(now - DAY).toISOString().slice(0, 10)
  const rows = await sql
    .select({ outcome: paymentAttempts.outcome, attempts: count() })
    .from(paymentAttempts)
    .where(gte(paymentAttempts.day, since))
    .groupBy(paymentAttempts.outcome)
  return rows.map(({ outcome, attempts }) => ({
    name: 'services_payments',
    labels: { state: outcome ?? 'pending' },
    value: attempts,
  }))
}

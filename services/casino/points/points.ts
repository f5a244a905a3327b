import { type SQL, and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { PointFilters, PointLine } from '@barriere/shared/programmes/casino/points.ts'
import { CAUSES_OF, type PointCause, centsOf } from '@barriere/shared/domain/loyalty/casino-points.ts'
import { addMonths, monthOf } from '@barriere/shared/domain/time/month.ts'
import { addDays, fromParisTime, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import type { Sql } from '../../kit/database.ts'
import { pointAllocations, pointLines, pointLots } from '../schema-points.ts'
import type { PointsHandler } from './call.ts'
import { readBalance, readExpiring } from './ledger.ts'

/** Lines per page. */
const PAGE = 50

/** Maximum number of expiry days in the answer. */
const EXPIRING = 12

export const balance: PointsHandler<'balance'> = async ({ casino: { sql: database, clock }, accountId }) => {
  const now = new Date(clock.now())
  const [sums, expiring] = await Promise.all([
    readBalance(database, accountId, now),
    readExpiring(database, accountId, now, EXPIRING),
  ])
  return {
    ...sums,
    cents: centsOf(sums.balance),
    // The last day on which the points are valid.
    expiring: expiring.map(({ expiresAt, points }) => ({ day: toParisTime(expiresAt.getTime() - 1).day, points })),
  }
}

const other = alias(pointLines, 'other')

/** Whether a reward's points have been given back. */
const cancelled = sql<boolean>`exists (select 1 from ${pointLines} as "other"
  where ${other.about} = ${pointLines.id} and ${other.cause} = 'cancellation')`

/** Filtered lines, the latest first; one more than a page, if there is a further page. */
async function readLines(database: Sql, accountId: string, filters: PointFilters, cause?: PointCause) {
  const [at, id] = (filters.cursor ?? '').split('-').map(Number)
  const conditions: (SQL | undefined)[] = [
    eq(pointLines.accountId, accountId),
    cause && eq(pointLines.cause, cause),
    filters.casino === undefined ? undefined : eq(pointLines.casino, filters.casino),
    filters.from === undefined ? undefined : gte(pointLines.at, fromParisTime(filters.from, '00:00')),
    filters.to === undefined ? undefined : lt(pointLines.at, fromParisTime(addDays(filters.to, 1), '00:00')),
    at === undefined || id === undefined
      ? undefined
      : sql`(${pointLines.at}, ${pointLines.id}) < (${new Date(at).toISOString()}::timestamptz, ${id}::bigint)`,
  ]
  return await database
    .select({ line: pointLines, lot: pointLots, cancelled })
    .from(pointLines)
    .leftJoin(pointLots, eq(pointLots.lineId, pointLines.id))
    .where(and(...conditions))
    .orderBy(desc(pointLines.at), desc(pointLines.id))
    .limit(PAGE + 1)
}

type Row = Awaited<ReturnType<typeof readLines>>[number]

/** The earnings, among these, whose last points have expired; the others were spent. */
async function readLapsed(database: Sql, lots: readonly number[]): Promise<ReadonlySet<number>> {
  if (lots.length === 0) return new Set()
  const rows = await database
    .select({ lotId: pointAllocations.lotId })
    .from(pointAllocations)
    .innerJoin(pointLines, eq(pointLines.id, pointAllocations.lineId))
    .where(and(inArray(pointAllocations.lotId, [...lots]), eq(pointLines.cause, 'expiry')))
  return new Set(rows.map(({ lotId }) => lotId))
}

function stateOf({ line, lot, cancelled }: Row, lapsed: ReadonlySet<number>, now: number): PointLine['state'] {
  if (!lot) {
    if (line.cause === 'expiry') return 'expired'
    return line.cause === 'reward' && !cancelled ? 'spent' : 'reversed'
  }
  if (lot.reversedAt) return 'reversed'
  if (lot.expiresAt.getTime() <= now) return lot.left > 0 || lapsed.has(lot.lineId) ? 'expired' : 'spent'
  if (lot.left === 0) return 'spent'
  return lot.activeFrom.getTime() > now ? 'pending' : 'active'
}

function toLine(row: Row, lapsed: ReadonlySet<number>, now: number): PointLine {
  const { line, lot } = row
  return {
    id: String(line.id),
    cause: line.cause,
    ...(line.casino === null ? {} : { casino: line.casino }),
    at: line.at.toISOString(),
    amount: line.amount,
    state: stateOf(row, lapsed, now),
    ...(lot
      ? {
          left: lot.left,
          status: lot.status,
          activeFrom: lot.activeFrom.toISOString(),
          expiresAt: lot.expiresAt.toISOString(),
        }
      : {}),
    ...(line.subject === null ? {} : { subject: line.subject }),
  }
}

async function readPage(database: Sql, accountId: string, filters: PointFilters, now: number) {
  const causes = filters.kinds && [...new Set(filters.kinds.flatMap((kind) => CAUSES_OF[kind]))]
  // Index order: it has lines of one cause in order, but not those of several.
  const found = causes
    ? await Promise.all(causes.map((cause) => readLines(database, accountId, filters, cause)))
    : [await readLines(database, accountId, filters)]
  const rows = found
    .flat()
    .sort(({ line: one }, { line: two }) => two.at.getTime() - one.at.getTime() || two.id - one.id)
  const page = rows.slice(0, PAGE)
  const last = page.at(-1)?.line
  const over = page.flatMap(({ lot }) => (lot && lot.expiresAt.getTime() <= now ? [lot.lineId] : []))
  const lapsed = await readLapsed(database, over)
  return {
    lines: page.map((row) => toLine(row, lapsed, now)),
    ...(last && rows.length > PAGE ? { next: `${last.at.getTime()}-${last.id}` } : {}),
  }
}

export const points: PointsHandler<'points'> = ({ casino: { sql: database, clock }, accountId, input }) =>
  readPage(database, accountId, input, clock.now())

/** All lines of an account, the latest first, for the export of its data. `now`: milliseconds. */
export async function readAllLines(database: Sql, accountId: string, now: number): Promise<PointLine[]> {
  const lines: PointLine[] = []
  for (let cursor: string | undefined; ; ) {
    const page = await readPage(database, accountId, cursor === undefined ? {} : { cursor }, now)
    lines.push(...page.lines)
    if (page.next === undefined) return lines
    cursor = page.next
  }
}

/** Months of the plot. */
const MONTHS = 12

export const pointMonths: PointsHandler<'pointMonths'> = async ({ casino: { sql: database, clock }, accountId }) => {
  const current = monthOf(toParisTime(clock.now()).day)
  const months = Array.from({ length: MONTHS }, (_, index) => addMonths(current, index + 1 - MONTHS))
  const starts = months.map((month) => fromParisTime(`${month}-01`, '00:00'))
  const bounds = sql.join(
    starts.map((start) => sql`${start.toISOString()}::timestamptz`),
    sql`, `,
  )
  // The first month is 1.
  const place = sql<number>`width_bucket(${pointLines.at}, array[${bounds}])`
  const rows = await database
    .select({ place, cause: pointLines.cause, sum: sql`sum(${pointLines.amount})`.mapWith(Number) })
    .from(pointLines)
    .where(and(eq(pointLines.accountId, accountId), gte(pointLines.at, starts[0] ?? new Date(0))))
    .groupBy(sql`1`, pointLines.cause)
  const sumOf = (wanted: number, causes: readonly PointCause[]): number =>
    rows.filter((row) => row.place === wanted && causes.includes(row.cause)).reduce((sum, row) => sum + row.sum, 0)
  return {
    months: months.map((month, index) => ({
      month,
      earned: sumOf(index + 1, [...CAUSES_OF.earned, 'correction']),
      spent: sumOf(index + 1, [...CAUSES_OF.spent, 'cancellation']),
      expired: sumOf(index + 1, CAUSES_OF.expired),
    })),
  }
}

import { and, eq, gte, inArray, lt, ne } from 'drizzle-orm'
import type { DeskClock } from '@barriere/shared/programmes/casino/desk.ts'
import { readClock } from '@barriere/shared/domain/time/level-clock.ts'
import { addDays, fromParisTime, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import type { PointsCasino } from '../casino-rules.ts'
import { tournamentClocks } from '../schema-clocks.ts'
import { saleCategories, sales, structures } from '../schema-seats.ts'
import { answerOf } from './clock.ts'

/** Clocks of casinos for their desks: of today's tournaments, and of yesterday's that are still running. */
export async function readDeskClocks(
  { sql, clock: time }: PointsCasino,
  casinos: readonly string[],
): Promise<DeskClock[]> {
  const now = time.now()
  const { day } = toParisTime(now)
  const midnight = (days: number): Date => fromParisTime(addDays(day, days), '00:00')
  const rows = await sql
    .select({ sale: sales, category: saleCategories, structure: structures.structure, clock: tournamentClocks })
    .from(saleCategories)
    .innerJoin(sales, eq(sales.id, saleCategories.saleId))
    .innerJoin(structures, and(eq(structures.saleId, sales.id), eq(structures.version, sales.version)))
    .leftJoin(
      tournamentClocks,
      and(eq(tournamentClocks.saleId, saleCategories.saleId), eq(tournamentClocks.categoryKey, saleCategories.key)),
    )
    .where(
      and(
        inArray(sales.casinoKey, [...casinos]),
        eq(sales.withdrawn, false),
        eq(saleCategories.withdrawn, false),
        ne(saleCategories.status, 'canceled'),
        gte(saleCategories.startsAt, midnight(-1)),
        lt(saleCategories.startsAt, midnight(1)),
      ),
    )
    .orderBy(saleCategories.startsAt, saleCategories.saleId, saleCategories.key)
  return rows
    .map(({ sale, category, structure, clock }) => ({
      ...answerOf({ sale, structure }, { category, clock: clock ?? undefined }, now),
      casino: sale.casinoKey ?? '',
    }))
    .filter((clock) => clock.startsAt >= midnight(0).getTime() || isGoingOn(clock))
}

const isGoingOn = (clock: DeskClock): boolean =>
  ['running', 'paused'].includes(readClock(clock, clock, clock.now).status)

import { and, eq } from 'drizzle-orm'
import type { ClockCommand, LevelClock } from '@barriere/shared/programmes/casino/clock.ts'
import type { CasinoAnswer } from '@barriere/shared/programmes/casino/operations.ts'
import { type ClockState, actOnClock } from '@barriere/shared/domain/time/level-clock.ts'
import type { TournamentStructure } from '@barriere/shared/domain/sales/sale.ts'
import type { Sql } from '../../kit/database.ts'
import type { PointsCasino } from '../casino-rules.ts'
import { refusal } from '../refusal.ts'
import { tournamentClocks as clocks } from '../schema-clocks.ts'
import { saleCategories, structures } from '../schema-seats.ts'
import { type CategoryRow, type SaleRow, findSale, lockCategory } from '../seats/categories.ts'
import { isUuid } from '../uuid.ts'

type ClockRow = typeof clocks.$inferSelect

interface Tournament {
  readonly sale: SaleRow
  readonly days: readonly CategoryRow[]
  readonly started: readonly ClockRow[]
  readonly structure: TournamentStructure
}

/** A day of a tournament, with its clock once started. */
interface Day {
  readonly category: CategoryRow
  readonly clock: ClockRow | undefined
}

/** The clock of a tournament: that of the day started last, or before any start that of the next day. */
export async function readLevelClock({ sql, clock }: PointsCasino, id: string): Promise<LevelClock> {
  const tournament = await findTournament(sql, id)
  return answerOf(tournament, dayOf(tournament, clock.now()), clock.now())
}

export const clock = async ({
  casino,
  id,
}: {
  readonly casino: PointsCasino
  readonly id: string
}): Promise<CasinoAnswer<'clock'>> => ({ clock: await readLevelClock(casino, id) })

/**
 * Applies a desk's command to a clock. A command without effect, such as a pause during a pause, is refused like an
 * outdated one. Race: the day's row is locked, so that two desks act one after the other.
 */
export async function commandClock(
  { clock: time }: PointsCasino,
  transaction: Sql,
  id: string,
  { action, flight, version, casino: place }: ClockCommand,
): Promise<LevelClock> {
  const seen = await findTournament(transaction, id)
  if (place !== undefined && seen.sale.casinoKey !== place) throw refusal('noTournament')
  const { category } = dayOf(seen, time.now(), flight, action === 'start')
  await lockCategory(transaction, { saleId: category.saleId, key: category.key })
  const tournament = await findTournament(transaction, id)
  const day = dayOf(tournament, time.now(), category.key)
  if (version !== undefined && version !== (day.clock?.version ?? 0)) throw refusal('clockMoved')
  const state = actOnClock(tournament.structure, stateOf(day.clock), action, time.now())
  if (!state) throw refusal('clockMoved')
  const row = {
    elapsed: state.elapsed,
    since: state.since === undefined ? null : new Date(state.since),
    version: (day.clock?.version ?? 0) + 1,
  }
  const key = { saleId: category.saleId, categoryKey: category.key }
  const [stored] = await transaction
    .insert(clocks)
    .values({ ...key, ...row, startedAt: new Date(time.now()) })
    .onConflictDoUpdate({ target: [clocks.saleId, clocks.categoryKey], set: row })
    .returning()
  return answerOf(tournament, { category, clock: stored }, time.now())
}

async function findTournament(database: Sql, id: string): Promise<Tournament> {
  const sale = isUuid(id) ? await findSale(database, id) : undefined
  if (!sale || sale.version === null || sale.withdrawn) throw refusal('noTournament')
  // In sequence: a transaction has one connection.
  const days = await database
    .select()
    .from(saleCategories)
    .where(and(eq(saleCategories.saleId, id), eq(saleCategories.withdrawn, false)))
    .orderBy(saleCategories.startsAt, saleCategories.key)
  const started = await database.select().from(clocks).where(eq(clocks.saleId, id))
  const [current] = await database
    .select()
    .from(structures)
    .where(and(eq(structures.saleId, id), eq(structures.version, sale.version)))
  if (!current || days.length === 0) throw refusal('noTournament')
  return { sale, days, started, structure: current.structure }
}

/** The given day; else the one started last, or the one that begins nearest to now. */
function dayOf({ days, started }: Tournament, now: number, flight?: string, toStart = false): Day {
  const all = days.map(
    (category): Day => ({ category, clock: started.find(({ categoryKey }) => categoryKey === category.key) }),
  )
  if (flight !== undefined) {
    const asked = all.find(({ category }) => category.key === flight)
    if (!asked) throw refusal('noTournament')
    return asked
  }
  const last = all
    .filter(({ clock: row }) => row !== undefined)
    .toSorted((one, other) => (other.clock?.startedAt.getTime() ?? 0) - (one.clock?.startedAt.getTime() ?? 0))[0]
  const away = ({ category }: Day): number => Math.abs(category.startsAt.getTime() - now)
  const waiting = all.filter(({ clock: row }) => !row).toSorted((one, other) => away(one) - away(other))[0]
  const day = toStart ? (waiting ?? last) : (last ?? waiting)
  if (!day) throw refusal('noTournament')
  return day
}

const stateOf = (row: ClockRow | undefined): ClockState => ({
  started: row !== undefined,
  elapsed: row?.elapsed ?? 0,
  since: row?.since?.getTime(),
})

export function answerOf(
  { sale, structure }: Pick<Tournament, 'sale' | 'structure'>,
  { category, clock: row }: Day,
  now: number,
): LevelClock {
  const { since, ...state } = stateOf(row)
  return {
    id: sale.id,
    flight: category.key,
    name: category.name,
    title: sale.title,
    startsAt: category.startsAt.getTime(),
    version: row?.version ?? 0,
    ...state,
    ...(since === undefined ? {} : { since }),
    levels: [...structure.levels],
    lateLevel: structure.lateLevel,
    now,
  }
}

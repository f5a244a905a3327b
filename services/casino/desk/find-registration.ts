import { type SQL, and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { DeskRegistration } from '@barriere/shared/programmes/casino/desk.ts'
import { receipts, registrations as table, sales } from '../schema-seats.ts'
import { requireCategory } from '../seats/categories.ts'
import type { SeatsCasino } from '../seats/deps.ts'
import { categoryOf, isHeld } from '../seats/registrations.ts'
import { nameOf } from '../seats/tickets.ts'
import { isUuid } from '../uuid.ts'

/** Refunded euro cents of a registration, according to its credit notes. */
const refundedCents = sql<number>`(
  select coalesce(sum(${receipts.cents}), 0)::int from ${receipts}
  where ${receipts.registrationId} = ${table.id} and ${receipts.kind} = 'credit-note'
)`

/** Maximum number of registrations in a list. */
const MOST = 100

/** A registration by its id or its ticket's code. Authorisation: undefined for another casino. */
export async function findRegistration(
  casino: SeatsCasino,
  code: string,
  casinos: readonly string[],
): Promise<DeskRegistration | undefined> {
  const [found] = await read(casino, casinos, isUuid(code) ? eq(table.id, code) : eq(table.ticket, code.toUpperCase()))
  return found
}

/**
 * Paid registrations at casinos with a partial refund by the payment provider's back office that no desk has handled,
 * the oldest first; a hundred at most.
 */
export const findPartlyRefunded = (
  casino: SeatsCasino,
  casinos: readonly string[],
): Promise<readonly DeskRegistration[]> =>
  read(casino, casinos, and(eq(table.state, 'paid'), gt(refundedCents, table.keptCents)))

async function read(
  { sql: database, clock }: SeatsCasino,
  casinos: readonly string[],
  condition: SQL | undefined,
): Promise<readonly DeskRegistration[]> {
  const rows = await database
    .select({ row: table, sale: sales, refundedCents })
    .from(table)
    .innerJoin(sales, eq(sales.id, table.saleId))
    .where(and(condition, inArray(sales.casinoKey, [...casinos])))
    .orderBy(asc(table.createdAt), asc(table.id))
    .limit(MOST)
  const found: DeskRegistration[] = []
  for (const { row, sale, refundedCents: refunded } of rows) {
    const category = await requireCategory(database, categoryOf(row))
    const holder = row.accountId === null ? undefined : await nameOf(database, row.accountId)
    found.push({
      id: row.id,
      casino: sale.casinoKey ?? '',
      title: sale.title,
      category: category.name,
      startsAt: category.startsAt.toISOString(),
      seats: row.seats,
      cents: row.cents,
      state: row.state === 'held' && !isHeld(row, clock.now()) ? 'expired' : row.state,
      refundedCents: refunded,
      ...(holder === undefined ? {} : { holder }),
      ...(row.usedAt ? { usedAt: row.usedAt.toISOString() } : {}),
    })
  }
  return found
}

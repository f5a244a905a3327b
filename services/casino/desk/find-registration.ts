import { and, eq, inArray } from 'drizzle-orm'
import type { DeskRegistration } from '#lib/contracts/casino-desk.ts'
import { registrations as table, sales } from '../schema-seats.ts'
import { requireCategory } from '../seats/categories.ts'
import type { SeatsCasino } from '../seats/deps.ts'
import { categoryOf, isHeld } from '../seats/registrations.ts'
import { nameOf } from '../seats/tickets.ts'
import { isUuid } from '../uuid.ts'

/** A registration by its id or its ticket's code. Authorization: undefined for that of another casino. */
export async function findRegistration(
  { sql, clock }: SeatsCasino,
  code: string,
  casinos: readonly string[],
): Promise<DeskRegistration | undefined> {
  const [found] = await sql
    .select({ row: table, sale: sales })
    .from(table)
    .innerJoin(sales, eq(sales.id, table.saleId))
    .where(
      and(
        isUuid(code) ? eq(table.id, code) : eq(table.ticket, code.toUpperCase()),
        inArray(sales.casinoKey, [...casinos]),
      ),
    )
  if (!found) return undefined
  const { row, sale } = found
  const category = await requireCategory(sql, categoryOf(row))
  const holder = row.accountId === null ? undefined : await nameOf(sql, row.accountId)
  return {
    id: row.id,
    casino: sale.casinoKey ?? '',
    title: sale.title,
    category: category.name,
    startsAt: category.startsAt.toISOString(),
    seats: row.seats,
    cents: row.cents,
    state: row.state === 'held' && !isHeld(row, clock.now()) ? 'expired' : row.state,
    ...(holder === undefined ? {} : { holder }),
    ...(row.usedAt ? { usedAt: row.usedAt.toISOString() } : {}),
  }
}

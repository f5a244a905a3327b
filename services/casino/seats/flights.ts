import { and, eq, inArray } from 'drizzle-orm'
import { areFlights } from '@barriere/shared/domain/sales/sale.ts'
import type { Sql } from '../../kit/database.ts'
import { registrations as table, saleCategories } from '../schema-seats.ts'
import type { CategoryRow, SaleRow } from './categories.ts'

const activeOf = (accountId: string, saleId: string) =>
  and(eq(table.accountId, accountId), eq(table.saleId, saleId), inArray(table.state, ['held', 'paid']))

/** Whether a member has a held or paid seat in another flight of the same tournament, which excludes this one. */
export async function hasFlight(
  transaction: Sql,
  accountId: string,
  { id, kind }: Pick<SaleRow, 'id' | 'kind'>,
  { startsAt }: Pick<CategoryRow, 'startsAt'>,
): Promise<boolean> {
  if (kind !== 'tournament') return false
  const own = await transaction
    .select({ startsAt: saleCategories.startsAt })
    .from(table)
    .innerJoin(saleCategories, and(eq(saleCategories.saleId, table.saleId), eq(saleCategories.key, table.categoryKey)))
    .where(activeOf(accountId, id))
  return own.some((one) => areFlights(one.startsAt.toISOString(), startsAt.toISOString()))
}

/**
 * Allows a member another event of the same tournament, such as next week's: the constraint of one active seat then
 * applies to the event of the last sign-up. Call it only if `hasFlight` is false.
 */
export async function releaseEvents(transaction: Sql, accountId: string, saleId: string): Promise<void> {
  await transaction.update(table).set({ personal: false }).where(activeOf(accountId, saleId))
}

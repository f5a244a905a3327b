import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { SaleCategoryAnswer } from '@barriere/shared/programmes/casino/seats.ts'
import { isBookable } from '@barriere/shared/domain/content/agenda.ts'
import type { Sql } from '../../kit/database.ts'
import { registrations, saleCategories as table, sales, waitingPlaces } from '../schema-seats.ts'

export type SaleRow = typeof sales.$inferSelect
export type CategoryRow = typeof table.$inferSelect

/** Key of a category, unique among all sales. */
export interface CategoryId {
  readonly saleId: string
  readonly key: string
}

const isCategory = ({ saleId, key }: CategoryId) => and(eq(table.saleId, saleId), eq(table.key, key))

export const ofRegistrations = ({ saleId, key }: CategoryId) =>
  and(eq(registrations.saleId, saleId), eq(registrations.categoryKey, key))

export const ofWaiting = ({ saleId, key }: CategoryId) =>
  and(eq(waitingPlaces.saleId, saleId), eq(waitingPlaces.categoryKey, key))

export async function findSale(database: Sql, id: string): Promise<SaleRow | undefined> {
  const [row] = await database.select().from(sales).where(eq(sales.id, id))
  return row
}

/**
 * The category, its row locked until the transaction ends. Deadlock: each change of taken seats locks the category
 * first, then its registrations. Foreign keys do not wait for this lock.
 */
export async function lockCategory(transaction: Sql, id: CategoryId): Promise<CategoryRow | undefined> {
  const [row] = await transaction.select().from(table).where(isCategory(id)).for('no key update')
  return row
}

export async function findCategory(database: Sql, id: CategoryId): Promise<CategoryRow | undefined> {
  const [row] = await database.select().from(table).where(isCategory(id))
  return row
}

export async function requireCategory(database: Sql, id: CategoryId): Promise<CategoryRow> {
  const row = await findCategory(database, id)
  if (!row) throw new Error('A registration’s category stays.')
  return row
}

/** Takes seats by one conditional update. False if there are not enough. */
export async function takeSeats(transaction: Sql, id: CategoryId, seats: number): Promise<boolean> {
  const rows = await transaction
    .update(table)
    .set({ taken: sql`${table.taken} + ${seats}` })
    .where(and(isCategory(id), sql`${table.taken} + ${seats} <= ${table.places}`))
    .returning({ taken: table.taken })
  return rows.length > 0
}

export async function giveSeatsBack(transaction: Sql, id: CategoryId, seats: number): Promise<void> {
  await transaction
    .update(table)
    .set({ taken: sql`${table.taken} - ${seats}` })
    .where(isCategory(id))
}

export const seatsLeft = ({ places, taken }: Pick<CategoryRow, 'places' | 'taken'>): number =>
  Math.max(0, places - taken)

/** State of a category at a moment (milliseconds). */
export function categoryState(sale: SaleRow, category: CategoryRow, now: number): SaleCategoryAnswer['state'] {
  if (category.status === 'canceled') return 'cancelled'
  if (sale.withdrawn || category.withdrawn || category.closesAt.getTime() <= now) return 'closed'
  if (category.status === 'full') return 'full'
  if (!isBookable(category.status)) return 'closed'
  return seatsLeft(category) === 0 ? 'full' : 'open'
}

/** Whether the sale goes on, be it open or full. */
export const isSold = (sale: SaleRow, category: CategoryRow, now: number): boolean =>
  ['open', 'full'].includes(categoryState(sale, category, now))

export interface Counted extends CategoryRow {
  readonly entries: number
  readonly waiting: number
}

/** Categories of sales by start, with counts of registrations and waiting members: three queries for all of them. */
export async function countedCategories(database: Sql, saleIds: readonly string[]): Promise<readonly Counted[]> {
  if (saleIds.length === 0) return []
  const rows = await database
    .select()
    .from(table)
    .where(inArray(table.saleId, saleIds))
    .orderBy(asc(table.startsAt), asc(table.key))
  const paid = await database
    .select({ saleId: registrations.saleId, key: registrations.categoryKey, rows: count() })
    .from(registrations)
    .where(and(inArray(registrations.saleId, saleIds), eq(registrations.state, 'paid')))
    .groupBy(registrations.saleId, registrations.categoryKey)
  const waiting = await database
    .select({ saleId: waitingPlaces.saleId, key: waitingPlaces.categoryKey, rows: count() })
    .from(waitingPlaces)
    .where(inArray(waitingPlaces.saleId, saleIds))
    .groupBy(waitingPlaces.saleId, waitingPlaces.categoryKey)
  const of = (counts: readonly (CategoryId & { readonly rows: number })[], { saleId, key }: CategoryId): number =>
    counts.find((one) => one.saleId === saleId && one.key === key)?.rows ?? 0
  return rows.map((row) => ({ ...row, entries: of(paid, row), waiting: of(waiting, row) }))
}

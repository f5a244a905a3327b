import { and, desc, eq, inArray, isNotNull, notInArray } from 'drizzle-orm'
import type { StructureChange } from '@barriere/shared/programmes/casino/seats.ts'
import { type SaleCategory, type SaleFacts, saleEnd } from '@barriere/shared/domain/sales/sale.ts'
import type { Sql } from '../../kit/database.ts'
import { registrations, saleCategories, sales as table, structures } from '../schema-seats.ts'
import { type CategoryId, type SaleRow, lockCategory, requireCategory } from './categories.ts'
import type { SeatsCasino } from './deps.ts'
import { noticedSeats } from './notices.ts'
import { cancelCategory } from './release.ts'
import { structureChanges } from './structure.ts'
import { offerSeats } from './waiting.ts'

/**
 * Applies the content's facts of a sale. Idempotent. A changed structure becomes a new version, and all registered
 * members are told; cancelled categories are refunded; added places are offered to the waiting list.
 */
export async function applySale(casino: SeatsCasino, transaction: Sql, facts: SaleFacts): Promise<void> {
  // Race: locks the sale's row, so that a second instance finds everything done.
  const written = await writeSale(casino, transaction, facts)
  const sale = { ...written, version: await applyStructure(casino, transaction, written, facts) }
  const keys = facts.categories.map(({ key }) => key)
  await transaction
    .update(saleCategories)
    .set({ withdrawn: true })
    .where(and(eq(saleCategories.saleId, facts.id), keys.length > 0 ? notInArray(saleCategories.key, keys) : undefined))
  // Deadlock: categories are locked in the order of their keys, as in every transaction.
  const ordered = facts.categories.toSorted((one, other) => (one.key < other.key ? -1 : 1))
  for (const category of ordered) await applyCategory(casino, transaction, { sale, facts, category })
}

/** Ends a sale that was removed from the content. Registrations stay: an editor cancels by the status. */
export async function withdrawSale(casino: SeatsCasino, transaction: Sql, id: string): Promise<void> {
  await transaction
    .update(table)
    .set({ withdrawn: true, updatedAt: new Date(casino.clock.now()) })
    .where(and(eq(table.id, id), eq(table.withdrawn, false)))
}

/** Appends the structure if it differs from the latest version; returns the number of the version in force. */
async function applyStructure(
  casino: SeatsCasino,
  transaction: Sql,
  sale: SaleRow,
  { structure }: SaleFacts,
): Promise<number | null> {
  const [latest] = await transaction
    .select()
    .from(structures)
    .where(eq(structures.saleId, sale.id))
    .orderBy(desc(structures.version))
    .limit(1)
  const changes = latest && structure ? structureChanges(latest.structure, structure) : []
  const isNew = structure !== undefined && (latest === undefined || changes.length > 0)
  const version = structure ? (latest?.version ?? 0) + (isNew ? 1 : 0) : null
  if (isNew && version !== null)
    await transaction
      .insert(structures)
      .values({ saleId: sale.id, version, structure, changes, at: new Date(casino.clock.now()) })
  if (version !== sale.version) await transaction.update(table).set({ version }).where(eq(table.id, sale.id))
  if (changes.length > 0) await tellChanges(casino, transaction, sale, changes)
  return version
}

async function tellChanges(
  casino: SeatsCasino,
  transaction: Sql,
  sale: SaleRow,
  changes: readonly StructureChange[],
): Promise<void> {
  const rows = await transaction
    .select({ accountId: registrations.accountId, key: registrations.categoryKey })
    .from(registrations)
    .where(
      and(
        eq(registrations.saleId, sale.id),
        inArray(registrations.state, ['held', 'paid']),
        isNotNull(registrations.accountId),
      ),
    )
  for (const { accountId, key } of rows) {
    if (accountId === null) continue
    const of = noticedSeats(sale, await requireCategory(transaction, { saleId: sale.id, key }))
    await casino.notify(transaction, { kind: 'structure-changed', accountId, of, changes })
  }
}

async function writeSale(
  { clock }: SeatsCasino,
  transaction: Sql,
  { id, kind, title, path, casino, place, hall, minimumAge, maximumAge }: SaleFacts,
): Promise<SaleRow> {
  const values = {
    kind,
    title,
    path,
    casinoUuid: casino.uuid ?? null,
    casinoKey: casino.key ?? null,
    casinoTrigram: casino.trigram ?? null,
    casinoName: casino.name ?? null,
    casinoAddress: casino.address ?? null,
    place: place ?? null,
    hall: hall ?? null,
    minimumAge: minimumAge ?? null,
    maximumAge: maximumAge ?? null,
    withdrawn: false,
    updatedAt: new Date(clock.now()),
  }
  const [row] = await transaction
    .insert(table)
    .values({ id, ...values })
    .onConflictDoUpdate({ target: table.id, set: values })
    .returning()
  if (!row) throw new Error('A row that was written is returned.')
  return row
}

interface Applied {
  readonly sale: SaleRow
  readonly facts: SaleFacts
  readonly category: SaleCategory
}

async function applyCategory(
  casino: SeatsCasino,
  transaction: Sql,
  { sale, facts: { structure }, category }: Applied,
): Promise<void> {
  const { key, name, startsAt, places, cents, buyIn, status } = category
  const id: CategoryId = { saleId: sale.id, key }
  const before = await lockCategory(transaction, id)
  const start = new Date(startsAt)
  const values = {
    name,
    startsAt: start,
    closesAt: saleEnd(start, structure),
    places,
    cents,
    buyIn: buyIn ?? null,
    status,
    withdrawn: false,
  }
  await transaction
    .insert(saleCategories)
    .values({ saleId: id.saleId, key, ...values })
    .onConflictDoUpdate({ target: [saleCategories.saleId, saleCategories.key], set: values })
  if (!before) return
  if (status === 'canceled') {
    if (before.status !== 'canceled') await cancelCategory(casino, transaction, sale, id)
  } else await offerSeats(casino, transaction, id)
}

import { type SQL, and, asc, desc, eq, inArray, lte } from 'drizzle-orm'
import type { Registration, WaitingPlace } from '@barriere/shared/programmes/casino/seats.ts'
import type { Sql } from '../../kit/database.ts'
import { refusal } from '../refusal.ts'
import {
  paymentAttempts,
  receipts,
  registrations as table,
  saleCategories,
  sales,
  waitingPlaces,
} from '../schema-seats.ts'
import { isUuid } from '../uuid.ts'
import { type CategoryId, type CategoryRow, type SaleRow, ofWaiting } from './categories.ts'
import type { SeatHandler, SeatsCasino } from './deps.ts'

export type RegistrationRow = typeof table.$inferSelect

const HOUR = 3_600_000

export const categoryOf = ({ saleId, categoryKey }: Pick<RegistrationRow, 'saleId' | 'categoryKey'>): CategoryId => ({
  saleId,
  key: categoryKey,
})

/** Whether the hold is still valid. Its end is exclusive: a hold until 15:00 frees the seat at 15:00. */
export const isHeld = ({ state, holdUntil }: Pick<RegistrationRow, 'state' | 'holdUntil'>, now: number): boolean =>
  state === 'held' && holdUntil.getTime() > now

/** Moment before which a member may cancel a paid registration; undefined if it is too late or the ticket was used. */
export function cancellableUntil(
  { rules }: SeatsCasino,
  { state, usedAt }: RegistrationRow,
  { startsAt }: CategoryRow,
  now: number,
): Date | undefined {
  const end = new Date(startsAt.getTime() - rules.seats.cancelHours * HOUR)
  return state === 'paid' && usedAt === null && end.getTime() > now ? end : undefined
}

interface Joined {
  readonly row: RegistrationRow
  readonly sale: SaleRow
  readonly category: CategoryRow
}

/** Joins registrations with their category. */
export const ofCategory = and(eq(saleCategories.saleId, table.saleId), eq(saleCategories.key, table.categoryKey))

const readJoined = (database: Sql, condition: SQL | undefined): Promise<Joined[]> =>
  database
    .select({ row: table, sale: sales, category: saleCategories })
    .from(table)
    .innerJoin(sales, eq(sales.id, table.saleId))
    .innerJoin(saleCategories, ofCategory)
    .where(condition)
    .orderBy(desc(table.createdAt), desc(table.id))

/** Registrations for their member, the latest first. */
async function readRegistrations(
  casino: SeatsCasino,
  database: Sql,
  condition: SQL | undefined,
): Promise<readonly Registration[]> {
  const now = casino.clock.now()
  const found = await readJoined(database, condition)
  const ids = found.map(({ row }) => row.id)
  if (ids.length === 0) return []
  const attempts = await database
    .selectDistinctOn([paymentAttempts.registrationId])
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.registrationId, ids))
    .orderBy(paymentAttempts.registrationId, desc(paymentAttempts.number))
  const written = await database.select().from(receipts).where(inArray(receipts.registrationId, ids))
  return found.map(({ row, sale, category }) => {
    const attempt = attempts.find(({ registrationId }) => registrationId === row.id)
    const held = isHeld(row, now)
    const until = cancellableUntil(casino, row, category, now)
    const documents = written.filter(({ registrationId }) => registrationId === row.id)
    const refundedCents = documents
      .filter(({ kind }) => kind === 'credit-note')
      .reduce((total, { cents }) => total + cents, 0)
    return {
      id: row.id,
      saleId: row.saleId,
      kind: sale.kind,
      title: sale.title,
      path: sale.path,
      casino: sale.casinoName ?? '',
      ...(sale.place === null ? {} : { place: sale.place }),
      ...(sale.hall === null ? {} : { hall: sale.hall }),
      ...(sale.place !== null || sale.casinoAddress === null ? {} : { address: sale.casinoAddress }),
      category: { key: category.key, name: category.name, startsAt: category.startsAt.toISOString() },
      seats: row.seats,
      cents: row.cents,
      discount: row.discount,
      state: row.state === 'held' && !held ? 'expired' : row.state,
      ...(held ? { holdUntil: row.holdUntil.toISOString() } : {}),
      offered: row.offered,
      paying: attempt !== undefined && attempt.outcome === null,
      ...(attempt?.outcome ? { outcome: attempt.outcome } : {}),
      ...(row.state === 'paid' && row.ticket !== null ? { ticket: row.ticket } : {}),
      ...(row.usedAt ? { usedAt: row.usedAt.toISOString() } : {}),
      ...(until ? { cancellableUntil: until.toISOString() } : {}),
      ...(row.state === 'paid' && refundedCents > 0 ? { refundedCents } : {}),
      receipt: documents.some(({ kind }) => kind === 'receipt'),
      createdAt: row.createdAt.toISOString(),
    }
  })
}

/** All registrations of an account: upcoming ones, the next first, then past ones, the latest first. */
export async function readOwnRegistrations(casino: SeatsCasino, accountId: string): Promise<readonly Registration[]> {
  const rows = await readRegistrations(casino, casino.sql, eq(table.accountId, accountId))
  const now = casino.clock.now()
  const start = ({ category }: Registration): number => Date.parse(category.startsAt)
  const coming = rows.filter((row) => start(row) > now).toSorted((one, other) => start(one) - start(other))
  const over = rows.filter((row) => start(row) <= now).toSorted((one, other) => start(other) - start(one))
  return [...coming, ...over]
}

/** Authorisation: the member's own registration; 404 for any other. */
export async function requireOwn(database: Sql, accountId: string, id: string): Promise<RegistrationRow> {
  const [row] = isUuid(id)
    ? await database
        .select()
        .from(table)
        .where(and(eq(table.id, id), eq(table.accountId, accountId)))
    : []
  if (!row) throw refusal('default', { status: 404 })
  return row
}

/** A registration, its row locked until the transaction ends. The category's row must be locked first. */
export async function lockRegistration(transaction: Sql, id: string): Promise<RegistrationRow> {
  const [row] = await transaction.select().from(table).where(eq(table.id, id)).for('no key update')
  if (!row) throw new Error('A registration stays.')
  return row
}

export async function readRegistration(casino: SeatsCasino, database: Sql, id: string): Promise<Registration> {
  const [found] = await readRegistrations(casino, database, eq(table.id, id))
  if (!found) throw new Error('A registration stays.')
  return found
}

/** Places of an account on waiting lists, the oldest first. */
export async function readWaiting(database: Sql, condition: SQL | undefined): Promise<readonly WaitingPlace[]> {
  const rows = await database
    .select({ row: waitingPlaces, sale: sales, category: saleCategories })
    .from(waitingPlaces)
    .innerJoin(sales, eq(sales.id, waitingPlaces.saleId))
    .innerJoin(
      saleCategories,
      and(eq(saleCategories.saleId, waitingPlaces.saleId), eq(saleCategories.key, waitingPlaces.categoryKey)),
    )
    .where(condition)
    .orderBy(asc(waitingPlaces.number))
  const places: WaitingPlace[] = []
  for (const { row, sale, category } of rows)
    places.push({
      id: row.id,
      saleId: row.saleId,
      title: sale.title,
      path: sale.path,
      category: { key: category.key, name: category.name, startsAt: category.startsAt.toISOString() },
      position: await database.$count(
        waitingPlaces,
        and(ofWaiting(categoryOf(row)), lte(waitingPlaces.number, row.number)),
      ),
      createdAt: row.createdAt.toISOString(),
    })
  return places
}

export const registrations: SeatHandler<'registrations'> = async ({ casino, accountId }) => ({
  registrations: [...(await readOwnRegistrations(casino, accountId))],
  waiting: [...(await readWaiting(casino.sql, eq(waitingPlaces.accountId, accountId)))],
})

export const registration: SeatHandler<'registration'> = async ({ casino, accountId, id }) => {
  const { id: own } = await requireOwn(casino.sql, accountId, id)
  return { registration: await readRegistration(casino, casino.sql, own) }
}

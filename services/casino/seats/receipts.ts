import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { SEATS } from '@barriere/shared/locales/locales.ts'
import type { Sql } from '../../kit/database.ts'
import { forEachLocked } from '../../kit/for-each-locked.ts'
import { findAccountById } from '../programme.ts'
import { refusal } from '../refusal.ts'
import { profiles } from '../schema-accounts.ts'
import { receiptSeries, receipts as table, registrations } from '../schema-seats.ts'
import { findSale, requireCategory } from './categories.ts'
import type { SeatHandler, SeatsCasino } from './deps.ts'
import { noticedSeats } from './notices.ts'
import { receiptPdf } from './receipt-pdf.ts'
import { categoryOf, requireOwn } from './registrations.ts'

type ReceiptRow = typeof table.$inferSelect

/** First letter of the numbers of a series. */
const LETTERS = { 'receipt': 'R', 'credit-note': 'A' } as const

/** Number series without gaps: its row is locked until the transaction ends, and a rollback uses no number. */
async function nextNumber(transaction: Sql, kind: ReceiptRow['kind'], now: number): Promise<string> {
  const year = Number(toParisTime(now).day.slice(0, 4))
  const [row] = await transaction
    .insert(receiptSeries)
    .values({ kind, year, last: 1 })
    .onConflictDoUpdate({
      target: [receiptSeries.kind, receiptSeries.year],
      set: { last: sql`${receiptSeries.last} + 1` },
    })
    .returning()
  if (!row) throw new Error('A row that was written is returned.')
  return `${LETTERS[kind]}-${year}-${String(row.last).padStart(6, '0')}`
}

/** Writes a receipt or a credit note, in the transaction that causes it; its mail follows (`sendDocuments`). */
export async function writeReceipt(
  { clock }: SeatsCasino,
  transaction: Sql,
  { kind, registrationId, cents }: Pick<ReceiptRow, 'kind' | 'registrationId' | 'cents'>,
): Promise<void> {
  const now = clock.now()
  const number = await nextNumber(transaction, kind, now)
  await transaction.insert(table).values({ number, kind, registrationId, cents, at: new Date(now) })
}

interface Document {
  readonly file: string
  readonly pdf: string
}

async function documentOf(
  { rules }: SeatsCasino,
  database: Sql,
  row: ReceiptRow,
  { locale, accountId }: { readonly locale: Locale; readonly accountId: string },
): Promise<Document> {
  const [registration] = await database.select().from(registrations).where(eq(registrations.id, row.registrationId))
  const sale = registration && (await findSale(database, registration.saleId))
  if (!registration || !sale) throw new Error('A receipt’s registration stays.')
  const [person] = await database.select().from(profiles).where(eq(profiles.accountId, accountId))
  const category = await requireCategory(database, categoryOf(registration))
  const pdf = await receiptPdf({
    locale,
    kind: row.kind,
    number: row.number,
    at: row.at,
    issuer: rules.seats.issuer,
    recipient: person ? `${person.firstName} ${person.lastName}` : '',
    of: noticedSeats(sale, category),
    seats: registration.seats,
    discount: registration.discount,
    cents: row.cents,
  })
  const { file } = SEATS[locale].receipt[row.kind]
  return { file: `${file}-${row.number}.pdf`, pdf: pdf.toString('base64') }
}

/** Authorisation: the receipt of the member's own registration; 404 for any other, and without a receipt. */
export const receipt: SeatHandler<'receipt'> = async ({ casino, accountId, id }) => {
  const { sql: database } = casino
  const own = await requireOwn(database, accountId, id)
  const [row] = await database
    .select()
    .from(table)
    .where(and(eq(table.registrationId, own.id), eq(table.kind, 'receipt')))
  const account = await findAccountById(database, accountId)
  if (!row || !account) throw refusal('default', { status: 404 })
  return await documentOf(casino, database, row, { locale: account.locale, accountId })
}

/**
 * Writes the mails of receipts and credit notes, once each. Outside the payment's transaction, whose locks others wait
 * for: a document takes long.
 */
export const sendDocuments = (casino: SeatsCasino): Promise<void> =>
  forEachLocked<ReceiptRow>(
    casino.sql,
    (transaction) =>
      transaction
        .select()
        .from(table)
        .where(isNull(table.mailedAt))
        // At the same moment, the receipt comes before its credit note.
        .orderBy(asc(table.at), desc(table.kind), asc(table.number))
        .limit(1)
        .for('update', { skipLocked: true }),
    async (transaction, row) => {
      await transaction
        .update(table)
        .set({ mailedAt: new Date(casino.clock.now()) })
        .where(eq(table.number, row.number))
      await sendDocument(casino, transaction, row)
    },
  )

async function sendDocument(casino: SeatsCasino, transaction: Sql, row: ReceiptRow): Promise<void> {
  const [registration] = await transaction.select().from(registrations).where(eq(registrations.id, row.registrationId))
  if (!registration || registration.accountId === null) return
  const { accountId, seats, ticket } = registration
  const account = await findAccountById(transaction, accountId)
  const sale = await findSale(transaction, registration.saleId)
  if (!account || !sale) return
  const of = noticedSeats(sale, await requireCategory(transaction, categoryOf(registration)))
  const { file: name, pdf: content } = await documentOf(casino, transaction, row, { locale: account.locale, accountId })
  const attachments = [{ name, type: 'application/pdf', content }]
  await casino.notify(
    transaction,
    row.kind === 'receipt'
      ? { kind: 'seats-paid', accountId, id: registration.id, of, seats, ticket: ticket ?? '', attachments }
      : {
          kind: registration.state === 'paid' ? 'seats-partly-refunded' : 'seats-refunded',
          accountId,
          of,
          cents: row.cents,
          attachments,
        },
  )
}

import { and, eq, gt, inArray } from 'drizzle-orm'
import { emailKey } from '@barriere/shared/domain/people/email.ts'
import { newCode } from '../../kit/codes.ts'
import type { Sql } from '../../kit/database.ts'
import { DEMONSTRATION_PAYMENTS, type DemonstrationPayment, orderOf } from '../../kit/payment/demonstration.ts'
import { accounts, seeds } from '../schema-accounts.ts'
import { paymentAttempts, payments, receipts, registrations, saleCategories, sales } from '../schema-seats.ts'
import { type CategoryRow, lockCategory, takeSeats } from '../seats/categories.ts'
import type { SeatsCasino } from '../seats/deps.ts'
import { removeRegistrations } from '../seats/retention.ts'
import { TICKET_LENGTH } from '../seats/tickets.ts'

const DAY = 86_400_000

/** Name of the seed's row: registrations are seeded after the content's sales. */
const NAME = 'demonstration-registrations'

const MEMBER = 'gold@example.com'

/** French pages of the coming show and of the past one, with the price of a seat in euro cents. */
const COMING = { path: 'spectacles/swing-sur-le-lac', cents: 2_400, seats: 2 }
const PAST = { path: 'spectacles/le-grand-magicien', cents: 3_400, seats: 1 }

/** Default discount in percent for a gold card. */
const DISCOUNT = 20

/**
 * Seeds two paid registrations of a demonstration member, once: a coming one with its ticket, and a used one for a date
 * no longer in the content. Does nothing without the member or a show. Sends no mail.
 */
export async function seedRegistrations(casino: SeatsCasino): Promise<void> {
  const { sql: database, clock } = casino
  const now = clock.now()
  await database.transaction(async (transaction) => {
    const [done] = await transaction.select().from(seeds).where(eq(seeds.name, NAME))
    const coming = done ? undefined : await categoryAt(transaction, COMING, now + 3 * DAY)
    const model = coming && (await categoryAt(transaction, PAST, now))
    const [account] = await transaction
      .select()
      .from(accounts)
      .where(eq(accounts.emailKey, emailKey(MEMBER)))
    if (!coming || !model || !account) return
    const claimed = await transaction
      .insert(seeds)
      .values({ name: NAME, loadedAt: new Date(now) })
      .onConflictDoNothing()
      .returning()
    if (claimed.length === 0) return
    const past = {
      ...model,
      key: 'demonstration',
      startsAt: new Date(now - 20 * DAY),
      closesAt: new Date(now - 20 * DAY),
    }
    await transaction.insert(saleCategories).values({ ...past, taken: 0, withdrawn: true })
    const common = { accountId: account.id, locale: account.locale }
    await addPaid(transaction, {
      ...common,
      category: past,
      seats: PAST.seats,
      payment: DEMONSTRATION_PAYMENTS.past,
      paidAt: new Date(now - 35 * DAY),
      usedAt: new Date(now - 20 * DAY),
    })
    await addPaid(transaction, {
      ...common,
      category: coming,
      seats: COMING.seats,
      payment: DEMONSTRATION_PAYMENTS.coming,
      paidAt: new Date(now - 2 * DAY),
      usedAt: null,
    })
  })
}

/** The next open category of a show at a price, from a moment on. */
async function categoryAt(
  transaction: Sql,
  { path, cents }: typeof COMING,
  from: number,
): Promise<CategoryRow | undefined> {
  const rows = await transaction
    .select({ category: saleCategories, path: sales.path })
    .from(saleCategories)
    .innerJoin(sales, eq(sales.id, saleCategories.saleId))
    .where(
      and(
        eq(saleCategories.cents, cents),
        eq(saleCategories.status, 'open'),
        eq(saleCategories.withdrawn, false),
        gt(saleCategories.startsAt, new Date(from)),
      ),
    )
    .orderBy(saleCategories.startsAt)
  return rows.find((row) => row.path.fr === path)?.category
}

interface SeededRegistration {
  readonly accountId: string
  readonly locale: (typeof paymentAttempts.$inferInsert)['locale']
  readonly category: Pick<CategoryRow, 'saleId' | 'key'>
  readonly seats: number
  readonly payment: DemonstrationPayment
  readonly paidAt: Date
  readonly usedAt: Date | null
}

async function addPaid(transaction: Sql, seeded: SeededRegistration): Promise<void> {
  const { accountId, locale, category, seats, payment, paidAt, usedAt } = seeded
  const { registrationId, uuid, transId, cents } = payment
  const orderId = orderOf(payment)
  await lockCategory(transaction, category)
  if (!(await takeSeats(transaction, category, seats))) throw new Error('Demonstration shows have seats.')
  await transaction
    .insert(registrations)
    .values({
      id: registrationId,
      saleId: category.saleId,
      categoryKey: category.key,
      accountId,
      personal: false,
      seats,
      cents,
      discount: DISCOUNT,
      state: 'paid',
      holdUntil: paidAt,
      offered: false,
      ticket: newCode(TICKET_LENGTH),
      paidAt,
      usedAt,
      createdAt: paidAt,
    })
  await transaction
    .insert(paymentAttempts)
    .values({
      orderId,
      registrationId,
      number: 1,
      transId,
      day: paidAt.toISOString().slice(0, 10),
      cents,
      locale,
      at: paidAt,
      outcome: 'paid',
      checkAt: paidAt,
    })
  await transaction.insert(payments).values({ uuid, orderId, registrationId, cents, at: paidAt })
  // A number outside the series, which must have no gaps: a public deployment deletes this receipt.
  await transaction
    .insert(receipts)
    .values({ number: `DEMO-${transId}`, kind: 'receipt', registrationId, cents, at: paidAt, mailedAt: paidAt })
}

/** Deletes the seeded registrations from a database that goes public: their payments are fictitious. */
export async function removeSeededRegistrations(transaction: Sql): Promise<void> {
  const ids = Object.values(DEMONSTRATION_PAYMENTS).map(({ registrationId }) => registrationId)
  const rows = await transaction.select().from(registrations).where(inArray(registrations.id, ids))
  await removeRegistrations(transaction, rows)
}

import { randomInt } from 'node:crypto'
import { count, eq } from 'drizzle-orm'
import { seatCents } from '@barriere/shared/domain/sales/sale.ts'
import type { Sql } from '../../kit/database.ts'
import type { PaymentOrder } from '../../kit/payment/provider.ts'
import { findAccountById } from '../programme.ts'
import { refusal } from '../refusal.ts'
import { paymentAttempts as table } from '../schema-seats.ts'
import { requireFacts } from '../seats/admission.ts'
import { type CategoryRow, type SaleRow, findSale, requireCategory } from '../seats/categories.ts'
import type { SeatHandler, SeatsCasino } from '../seats/deps.ts'
import { type RegistrationRow, categoryOf, isHeld, lockRegistration, requireOwn } from '../seats/registrations.ts'

const TRANS_ID_SYMBOLS = '0123456789abcdefghijklmnopqrstuvwxyz'

const newTransId = (): string =>
  Array.from({ length: 6 }, () => TRANS_ID_SYMBOLS[randomInt(TRANS_ID_SYMBOLS.length)]).join('')

/** Draws of a number: with a million attempts a day, each is free with a probability of 99.9 percent. */
const TRIES = 10

/** Milliseconds until the provider is first asked about an attempt. */
const FIRST_CHECK = 5 * 60_000

/** Stores an attempt under a number that is unique on its UTC day. The registration's row must be locked. */
async function storeAttempt(
  { clock }: SeatsCasino,
  transaction: Sql,
  { id: registrationId, cents }: RegistrationRow,
  locale: PaymentOrder['locale'],
): Promise<typeof table.$inferSelect> {
  const at = new Date(clock.now())
  const [made] = await transaction
    .select({ attempts: count() })
    .from(table)
    .where(eq(table.registrationId, registrationId))
  const number = (made?.attempts ?? 0) + 1
  for (let time = 0; time < TRIES; time += 1) {
    const [row] = await transaction
      .insert(table)
      .values({
        orderId: `${registrationId}-${number}`,
        registrationId,
        number,
        transId: newTransId(),
        day: at.toISOString().slice(0, 10),
        cents,
        locale,
        at,
        checkAt: new Date(at.getTime() + FIRST_CHECK),
      })
      .onConflictDoNothing({ target: [table.day, table.transId] })
      .returning()
    if (row) return row
  }
  throw new Error('No free number of a transaction was found.')
}

/** Throws if a registration can no longer be paid at its price; the code is the reason. */
function requirePayable(sale: SaleRow, category: CategoryRow, { cents, discount, seats }: RegistrationRow): void {
  requireFacts(sale)
  if (category.status === 'canceled' || category.withdrawn || sale.withdrawn) throw refusal('noTournament')
  if (cents <= 0 || cents !== seats * seatCents(category.cents, discount)) throw refusal('invalidAmount')
}

/** The amount is that of the hold; the browser's data do not affect it. */
export const pay: SeatHandler<'pay'> = ({ casino, accountId, id, input, once }) =>
  once(async (transaction) => {
    const own = await requireOwn(transaction, accountId, id)
    const row = await lockRegistration(transaction, own.id)
    if (!isHeld(row, casino.clock.now())) throw refusal('holdOver')
    const sale = await findSale(transaction, row.saleId)
    if (!sale) throw refusal('noTournament')
    requirePayable(sale, await requireCategory(transaction, categoryOf(row)), row)
    const account = await findAccountById(transaction, accountId)
    if (!account) throw refusal('noAccount')
    const { orderId, transId, at, cents, locale } = await storeAttempt(casino, transaction, row, input.locale)
    return { payment: casino.payments.form({ orderId, transId, at, cents, locale, email: account.email }) }
  })

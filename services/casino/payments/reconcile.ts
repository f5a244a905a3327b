import { and, asc, eq, exists, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { PaymentProviderError, type ProviderTransaction } from '../../kit/payment/provider.ts'
import { registrations, saleCategories, paymentAttempts as table } from '../schema-seats.ts'
import type { SeatsCasino } from '../seats/deps.ts'
import { ofCategory } from '../seats/registrations.ts'
import { applyTransaction } from './apply.ts'

const MINUTE = 60_000

/** Milliseconds between two questions about an attempt. */
const AGAIN = 5 * MINUTE

/** The same for paid seats, until their event: the provider's back office may refund them. */
const DAILY = 24 * 60 * MINUTE

/** Milliseconds after which an attempt unknown to the provider is over: its page has closed. */
const FORGOTTEN = 60 * MINUTE

/** Milliseconds for which an ended attempt is still asked about: after a refusal, its page takes another card. */
const LISTENED = 60 * MINUTE

/** Maximum number of attempts in one round, and of failures after which the provider counts as unavailable. */
const MOST = 200
const MOST_FAILURES = 3

type Attempt = typeof table.$inferSelect

const moment = (at: number) => sql`${new Date(at).toISOString()}::timestamptz`

/** Takes the next attempt that is due, and sets its next turn. */
async function takeNext({ sql: database, clock }: SeatsCasino): Promise<Attempt | undefined> {
  const now = clock.now()
  const recent = or(isNull(table.outcome), gt(table.at, new Date(now - LISTENED)))
  const coming = exists(
    database
      .select({ one: sql`1` })
      .from(registrations)
      .innerJoin(saleCategories, ofCategory)
      .where(
        and(
          eq(registrations.id, table.registrationId),
          eq(registrations.state, 'paid'),
          gt(saleCategories.startsAt, new Date(now)),
        ),
      ),
  )
  const due = database
    .select({ orderId: table.orderId })
    .from(table)
    .where(and(or(recent, and(eq(table.outcome, 'paid'), coming)), lte(table.checkAt, new Date(now))))
    .orderBy(asc(table.checkAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await database
    .update(table)
    .set({ checkAt: sql`case when ${recent} then ${moment(now + AGAIN)} else ${moment(now + DAILY)} end` })
    .where(inArray(table.orderId, due))
    .returning()
  return row
}

/**
 * Reconciliation: asks the provider about recent and open attempts, and daily about paid seats to come, in case a
 * notification was lost. The answer is applied like a notification.
 */
export async function reconcile(casino: SeatsCasino): Promise<void> {
  let failures = 0
  for (let round = 0; round < MOST && failures < MOST_FAILURES; round += 1) {
    const attempt = await takeNext(casino)
    if (!attempt) return
    try {
      await settle(casino, attempt, await casino.payments.find(attempt.orderId))
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error
      failures += 1
      const { message: reason } = error
      casino.log.warn({ event: 'payment.not_reconciled', reason }, 'payment not reconciled')
    }
  }
}

async function settle(casino: SeatsCasino, attempt: Attempt, known: readonly ProviderTransaction[]): Promise<void> {
  for (const said of known) {
    const outcome = await applyTransaction(casino, said)
    if (outcome !== 'applied' && outcome !== 'known')
      casino.log.warn({ event: 'payment.not_reconciled', reason: outcome }, 'payment not reconciled')
  }
  if (known.length > 0 || attempt.at.getTime() > casino.clock.now() - FORGOTTEN) return
  await casino.sql
    .update(table)
    .set({ outcome: 'expired' })
    .where(and(eq(table.orderId, attempt.orderId), isNull(table.outcome)))
}

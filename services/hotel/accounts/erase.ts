import { eq } from 'drizzle-orm'
import type { Sql } from '../../kit/database.ts'
import type { Hotel } from '../hotel.ts'
import { writeMail } from '../mails/write.ts'
import { accounts, mails, tokens } from '../schema.ts'
import type { Account } from './account.ts'

/**
 * Deletes an account with its data and all its mails, sent or queued, and queues a last mail that confirms the
 * deletion.
 */
export async function eraseAccount(hotel: Hotel, transaction: Sql, account: Account): Promise<void> {
  // Tokens are kept without their e-mail, so that a mailed link still answers 0109 (account deleted).
  await transaction.update(tokens).set({ email: null }).where(eq(tokens.accountId, account.id))
  await transaction.delete(mails).where(eq(mails.ownerId, account.id))
  await writeMail(hotel, transaction, { kind: 'deleted', account })
  await transaction.delete(accounts).where(eq(accounts.id, account.id))
}

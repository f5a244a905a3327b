import { and, eq } from 'drizzle-orm'
import type { Sql } from '../kit/database.ts'
import { type Account, lockAccount } from './programme.ts'
import { refusal } from './refusal.ts'
import { cards } from './schema-cards.ts'

/** The member's account, its row locked until the transaction ends. Throws `noAccount` if it is deleted. */
export async function lockMember(transaction: Sql, accountId: string): Promise<Account> {
  const member = await lockAccount(transaction, accountId)
  if (!member) throw refusal('noAccount')
  return member
}

/** The active card of an account; undefined for a pre-member. */
export async function findCard(database: Sql, accountId: string): Promise<typeof cards.$inferSelect | undefined> {
  const [card] = await database
    .select()
    .from(cards)
    .where(and(eq(cards.accountId, accountId), eq(cards.state, 'active')))
  return card
}

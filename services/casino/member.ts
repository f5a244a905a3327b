import { type SQL, and, eq } from 'drizzle-orm'
import type { Sql } from '../kit/database.ts'
import { forEachLocked } from '../kit/for-each-locked.ts'
import type { PointsCasino } from './casino-rules.ts'
import { refusal } from './refusal.ts'
import { accounts } from './schema-accounts.ts'
import { cards } from './schema-cards.ts'
import { requireNoLimit } from './limits/limits.ts'

export type Member = typeof accounts.$inferSelect

/** The member's account, its row locked until the transaction ends. Throws `noAccount` once it is gone. */
export async function lockMember(transaction: Sql, accountId: string): Promise<Member> {
  const [member] = await transaction.select().from(accounts).where(eq(accounts.id, accountId)).for('update')
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

/** Throws `cardNeeded` for a pre-member, `limited` for a member who has limited their access. */
export async function requireFullMember({ clock }: PointsCasino, database: Sql, accountId: string): Promise<void> {
  if (!(await findCard(database, accountId))) throw refusal('cardNeeded')
  await requireNoLimit(database, accountId, clock.now())
}

/** Runs work for each member who meets a condition, the row locked (`forEachLocked`). The work ends the condition. */
export const forEachMember = (
  { sql }: PointsCasino,
  condition: SQL | undefined,
  work: (transaction: Sql, member: Member) => Promise<void>,
): Promise<void> =>
  forEachLocked(
    sql,
    (transaction) => transaction.select().from(accounts).where(condition).limit(1).for('update', { skipLocked: true }),
    work,
  )

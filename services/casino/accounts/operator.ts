import { eq } from 'drizzle-orm'
import type { OperatedMember } from '../../kit/accounts/operator.ts'
import { cardKey } from '../cards/birth-date.ts'
import { readLimit } from '../limits/limits.ts'
import { findCard } from '../member.ts'
import { cards } from '../schema-cards.ts'
import type { Casino } from '../casino.ts'
import { readTier } from '../tiers/tiers.ts'
import { exportAll } from './export.ts'
import { codeKey } from './step-up.ts'

/** Programme-specific parts of the operator calls. A replaced or blocked card finds its member too. */
export const operatedMember = (casino: Casino): OperatedMember => ({
  async find(database, number) {
    const [card] = await database
      .select({ accountId: cards.accountId })
      .from(cards)
      .where(eq(cards.number, number.replace(/\s/g, '')))
    return card?.accountId ?? undefined
  },
  async state(database, accountId) {
    const card = await findCard(database, accountId)
    const isLimited = (await readLimit(database, accountId, casino.clock.now())) !== undefined
    if (!card) return { status: 'none', isLimited }
    return { number: card.number, status: await readTier(database, accountId), isLimited }
  },
  async lockoutKeys(database, accountId) {
    const card = await findCard(database, accountId)
    return [codeKey(accountId), ...(card ? [cardKey(card.number)] : [])]
  },
  export: (accountId) => exportAll(casino, accountId),
})

import { and, eq } from 'drizzle-orm'
import { readProfile } from '../accounts/person.ts'
import type { Handler } from '../http/call.ts'
import { enter, findAccountById, knownDevice, lockAccount } from '../programme.ts'
import { refusal } from '../refusal.ts'
import { cards } from '../schema-cards.ts'
import { requireBirthDate } from './birth-date.ts'

/**
 * Login with the number of a card and its holder's birth date, which the specification names. Whatever changes the
 * account asks for the password besides.
 */
export const loginByCard: Handler<'loginByCard'> = async ({ casino, input, client }) => {
  const [card] = await casino.sql
    .select()
    .from(cards)
    .where(and(eq(cards.number, input.number), eq(cards.state, 'active')))
  if (!card) throw refusal('cardNotFound')
  await requireBirthDate(casino, card, input.birthDate)
  const { accountId } = card
  if (accountId === null) throw refusal('noAccount')
  const known = await knownDevice(casino, await findAccountById(casino.sql, accountId), input.device)
  return await casino.sql.transaction(async (transaction) => {
    const account = await lockAccount(transaction, accountId)
    if (!account) throw refusal('noAccount')
    if (account.activatedAt === null) throw refusal('notActivated')
    const device = known === undefined ? undefined : input.device
    const entered = await enter(casino, transaction, account, { kind: 'login', device, client })
    return { ...entered, profile: await readProfile(transaction, accountId) }
  })
}

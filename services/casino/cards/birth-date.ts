import type { Casino } from '../casino.ts'
import { refusal } from '../refusal.ts'
import type { cards } from '../schema-cards.ts'

/** Lockout key of a card's birth date. */
const cardKey = (number: string): string => `card ${number}`

/**
 * Second factor of a card: its holder's birth date. Brute force: wrong ones are counted for each card, as wrong
 * passwords are for each account. Throws `invalidBirthdate`, and `accountBlockedAfterMultipleLoginAttempts`.
 */
export async function requireBirthDate(
  { lockouts }: Casino,
  card: typeof cards.$inferSelect,
  birthDate: string,
): Promise<void> {
  const counted = await lockouts.count(cardKey(card.number))
  if (counted === 'blocked') throw refusal('accountBlockedAfterMultipleLoginAttempts')
  if (card.birthDate !== birthDate)
    throw counted === 'last'
      ? refusal('accountBlockedAfterMultipleLoginAttempts')
      : refusal('invalidBirthdate', { fields: ['birthDate'], lastTry: counted === 'next-to-last' })
  await lockouts.clear(cardKey(card.number))
}

import type { Casino } from '../casino.ts'
import { refusal } from '../refusal.ts'
import type { cards } from '../schema-cards.ts'

type Card = typeof cards.$inferSelect

interface Shown {
  /** Number or chip of the card. */
  readonly shown: string
  /** The active card with this number or chip. */
  readonly card: Card | undefined
  readonly birthDate: string
  /** Error code for a wrong date or an unknown card. */
  readonly refused: 'cardNotFound' | 'card' | 'invalidBirthdate'
}

/** Lockout key of a card's birth date. */
export const cardKey = (number: string): string => `card ${number}`

/**
 * Second factor of a card: its holder's birth date. Brute force: wrong dates are counted by card, as wrong passwords
 * are by account. Enumeration: unknown cards are counted and refused alike. Throws `refused`, and
 * `accountBlockedAfterMultipleLoginAttempts`.
 */
export async function requireHolder({ lockouts }: Casino, { shown, card, birthDate, refused }: Shown): Promise<Card> {
  const key = cardKey(card?.number ?? shown)
  const counted = await lockouts.count(key)
  if (counted === 'blocked') throw refusal('accountBlockedAfterMultipleLoginAttempts')
  if (card?.birthDate !== birthDate)
    throw counted === 'last'
      ? refusal('accountBlockedAfterMultipleLoginAttempts')
      : refusal(refused, {
          ...(refused === 'invalidBirthdate' ? { fields: ['birthDate'] } : {}),
          lastTry: counted === 'next-to-last',
        })
  await lockouts.clear(key)
  return card
}

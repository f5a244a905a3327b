import type { Casino } from '../casino.ts'
import { refusal } from '../refusal.ts'
import type { cards } from '../schema-cards.ts'

type Card = typeof cards.$inferSelect

interface Shown {
  /** Number or chip that was shown. */
  readonly shown: string
  /** The active card that has it. */
  readonly card: Card | undefined
  readonly birthDate: string
  /** Code where the date is not the holder's, or no card was found. */
  readonly refused: 'cardNotFound' | 'card' | 'invalidBirthdate'
}

/** Lockout key of a card's birth date. */
export const cardKey = (number: string): string => `card ${number}`

/**
 * Second factor of a card: its holder's birth date. Brute force: wrong ones are counted for each card, as wrong
 * passwords are for each account; enumeration: cards that do not exist are counted and refused alike. Throws `refused`,
 * and `accountBlockedAfterMultipleLoginAttempts`.
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

import { eq } from 'drizzle-orm'
import { ageOn } from '@barriere/shared/domain/people/age.ts'
import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import type { Sql } from '../../kit/database.ts'
import { readLimit } from '../limits/limits.ts'
import { findCard } from '../member.ts'
import { refusal } from '../refusal.ts'
import { profiles } from '../schema-accounts.ts'
import { readTier } from '../tiers/tiers.ts'
import { type CategoryRow, type SaleRow, isSold } from './categories.ts'
import type { SeatsCasino } from './deps.ts'
import { discountOf } from './sales.ts'

/** Throws the code of the first fact that a payment needs and the content lacks. */
export function requireFacts({ casinoUuid, casinoKey, casinoTrigram }: SaleRow): void {
  if (casinoUuid === null) throw refusal(casinoKey === null ? 'missingCasino' : 'missingUuid')
  if (casinoKey === null) throw refusal('missingCasino')
  if (casinoTrigram === null) throw refusal('missingTrigram')
}

/** A sale and category that can be booked. Throws the code of the reason if not (specification §8, payment errors). */
export function requireSold(
  sale: SaleRow | undefined,
  category: CategoryRow | undefined,
  now: number,
): { readonly sale: SaleRow; readonly category: CategoryRow } {
  if (sale) requireFacts(sale)
  if (!sale || !category || !isSold(sale, category, now)) throw refusal('noTournament')
  // A tournament has a buy-in, so 0 means that its price is missing. Other seats may be free.
  if (category.cents <= 0 && sale.kind === 'tournament') throw refusal('invalidAmount')
  return { sale, category }
}

/** Why a member may not have seats, for calls of the member and of the desk; undefined if they may. */
export async function admissionFault(
  casino: SeatsCasino,
  database: Sql,
  accountId: string,
  { minimumAge, maximumAge }: SaleRow,
  { startsAt }: CategoryRow,
): Promise<'noAccount' | 'age' | 'limited' | undefined> {
  const [person] = await database
    .select({ birthDate: profiles.birthDate })
    .from(profiles)
    .where(eq(profiles.accountId, accountId))
  if (!person) return 'noAccount'
  const age = ageOn(person.birthDate, toParisTime(startsAt).day)
  if (age < (minimumAge ?? 0) || age > (maximumAge ?? Infinity)) return 'age'
  if (await readLimit(database, accountId, casino.clock.now())) return 'limited'
  return undefined
}

/** Discount of a member in percent. A pre-member has no tier. */
export const discountFor = async (
  casino: SeatsCasino,
  database: Sql,
  accountId: string,
  sale: SaleRow,
): Promise<number> =>
  (await findCard(database, accountId)) ? discountOf(casino, sale, await readTier(database, accountId)) : 0

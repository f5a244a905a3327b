import { asc, eq } from 'drizzle-orm'
import type { CasinoAnswer } from '#lib/contracts/casino.ts'
import { readCard } from '../cards/cards.ts'
import { readLimit, toLimit } from '../limits/limits.ts'
import { readVouchers } from '../rewards/vouchers.ts'
import { cardRenewals } from '../schema-cards.ts'
import { waitingPlaces } from '../schema-seats.ts'
import type { SeatsCasino } from '../seats/deps.ts'
import { readOwnRegistrations, readWaiting } from '../seats/registrations.ts'
import { readGodsons } from '../sponsorship/sponsorship.ts'
import { readAllLines } from './points.ts'

type Exported = Pick<
  CasinoAnswer<'export'>,
  'card' | 'cardRenewals' | 'points' | 'vouchers' | 'godsons' | 'limit' | 'registrations' | 'waiting'
>

/** What the programme stores about a member besides their account (GDPR, right of access). */
export async function exportMember(casino: SeatsCasino, accountId: string): Promise<Exported> {
  const { sql: database, clock } = casino
  const now = clock.now()
  const card = await readCard(database, accountId, now)
  const limit = await readLimit(database, accountId, now)
  const renewals = await database
    .select({ requestedAt: cardRenewals.requestedAt })
    .from(cardRenewals)
    .where(eq(cardRenewals.accountId, accountId))
    .orderBy(asc(cardRenewals.requestedAt))
  return {
    ...(card ? { card } : {}),
    cardRenewals: renewals.map(({ requestedAt }) => requestedAt.toISOString()),
    points: await readAllLines(database, accountId, now),
    vouchers: await readVouchers(database, accountId, now),
    godsons: await readGodsons(database, accountId),
    ...(limit ? { limit: toLimit(limit) } : {}),
    registrations: [...(await readOwnRegistrations(casino, accountId))],
    waiting: [...(await readWaiting(database, eq(waitingPlaces.accountId, accountId)))],
  }
}

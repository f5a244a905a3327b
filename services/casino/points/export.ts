import { asc, eq } from 'drizzle-orm'
import type { CasinoAnswer } from '@barriere/shared/programmes/casino/operations.ts'
import { readCard } from '../cards/cards.ts'
import { readLimits } from '../limits/limits.ts'
import { readOffers } from '../offers/offers.ts'
import { readVouchers } from '../rewards/vouchers.ts'
import { cardRenewals, visits } from '../schema-cards.ts'
import { waitingPlaces } from '../schema-seats.ts'
import type { SeatsCasino } from '../seats/deps.ts'
import { readOwnRegistrations, readWaiting } from '../seats/registrations.ts'
import { readGodsons } from '../sponsorship/sponsorship.ts'
import { readTierChanges } from '../tiers/tiers.ts'
import { readAllLines } from './points.ts'

type Exported = Pick<
  CasinoAnswer<'export'>,
  | 'card'
  | 'cardRenewals'
  | 'points'
  | 'visits'
  | 'tiers'
  | 'vouchers'
  | 'offers'
  | 'godsons'
  | 'limits'
  | 'registrations'
  | 'waiting'
>

/** The programme's data about a member, besides their account (GDPR, right of access). */
export async function exportMember(casino: SeatsCasino, accountId: string): Promise<Exported> {
  const { sql: database, clock } = casino
  const now = clock.now()
  const card = await readCard(database, accountId, now)
  const ownVisits = await database
    .select({ casino: visits.casino, at: visits.at, points: visits.points })
    .from(visits)
    .where(eq(visits.accountId, accountId))
    .orderBy(asc(visits.at))
  const renewals = await database
    .select({ requestedAt: cardRenewals.requestedAt })
    .from(cardRenewals)
    .where(eq(cardRenewals.accountId, accountId))
    .orderBy(asc(cardRenewals.requestedAt))
  return {
    ...(card ? { card } : {}),
    cardRenewals: renewals.map(({ requestedAt }) => requestedAt.toISOString()),
    points: await readAllLines(database, accountId, now),
    visits: ownVisits.map(({ at, ...visit }) => ({ ...visit, at: at.toISOString() })),
    tiers: await readTierChanges(database, accountId),
    vouchers: await readVouchers(database, accountId, now),
    offers: await readOffers(database, accountId),
    godsons: await readGodsons(database, accountId),
    limits: await readLimits(database, accountId),
    registrations: [...(await readOwnRegistrations(casino, accountId))],
    waiting: [...(await readWaiting(database, eq(waitingPlaces.accountId, accountId)))],
  }
}

import { asc, eq } from 'drizzle-orm'
import { readPasskeys } from '../accounts/passkeys.ts'
import { readSecondStep } from '../accounts/second-step.ts'
import type { Hotel } from '../hotel.ts'
import type { Handler } from '../http/call.ts'
import { accountIdOf, exportAccount } from '../programme.ts'
import { cardRenewals } from '../schema.ts'
import { readClaims } from './claims.ts'
import { exportConsents } from './contact.ts'
import { readLevelChanges } from './levels.ts'
import { readProfile } from './profile.ts'
import { readStays } from './stays.ts'
import { readTrip } from './trip.ts'

/** Data export (GDPR art. 15 and 20): everything stored about a member, except secrets. */
export const exportData: Handler<'export'> = ({ hotel, session }) => exportMember(hotel, accountIdOf(session))

/** The same for an account, for operators. */
export async function exportMember(hotel: Hotel, id: string) {
  const renewals = await hotel.sql
    .select()
    .from(cardRenewals)
    .where(eq(cardRenewals.accountId, id))
    .orderBy(asc(cardRenewals.requestedAt))
  return {
    ...(await exportAccount(hotel, id)),
    consents: await exportConsents(hotel.sql, id),
    profile: await readProfile(hotel.sql, id),
    stays: await readStays(hotel.sql, id, hotel.clock.now()),
    levels: await readLevelChanges(hotel.sql, id),
    claims: await readClaims(hotel.sql, id),
    cardRenewals: renewals.map(({ requestedAt }) => requestedAt.toISOString()),
    secondStep: await readSecondStep(hotel.sql, id),
    passkeys: await readPasskeys(hotel.sql, id),
    trip: await readTrip(hotel.sql, id),
  }
}

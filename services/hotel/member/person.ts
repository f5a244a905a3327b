import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { person } from '@barriere/shared/programmes/hotel/fields.ts'
import type { Sql } from '../../kit/database.ts'
import type { Handler } from '../http/call.ts'
import { profiles } from '../schema.ts'
import { requireAdult, requireChangeable } from './birth-date.ts'
import { accountIdOf, lockOwn } from '../programme.ts'
import { readProfile } from './profile.ts'

type Person = z.output<typeof person>

/** Replaces the civility data: missing optional fields become null. */
export async function writePerson(transaction: Sql, accountId: string, given: Person): Promise<void> {
  const row = {
    civility: given.civility,
    firstName: given.firstName,
    lastName: given.lastName,
    birthName: given.birthName ?? null,
    commonName: given.commonName ?? null,
    birthDate: given.birthDate,
    company: given.company ?? null,
    cvipCardNumber: given.cvipCardNumber ?? null,
    sponsorCode: given.sponsorCode ?? null,
    favouriteCasino: given.favouriteCasino ?? null,
    favouriteDate1: given.favouriteDate1 ?? null,
    favouriteDate2: given.favouriteDate2 ?? null,
    preferences: given.preferences ?? null,
  }
  await transaction
    .insert(profiles)
    .values({ accountId, ...row })
    .onConflictDoUpdate({ target: profiles.accountId, set: row })
}

export const editPerson: Handler<'editPerson'> = ({ hotel, input, session }) =>
  hotel.sql.transaction(async (transaction) => {
    const now = hotel.clock.now()
    const { id } = await lockOwn(transaction, session)
    const [stored] = await transaction.select().from(profiles).where(eq(profiles.accountId, id))
    if (stored && stored.birthDate !== input.birthDate) {
      requireAdult(input.birthDate, now)
      requireChangeable(stored.birthDateChangedAt, now)
      await transaction
        .update(profiles)
        .set({ birthDateChangedAt: new Date(now) })
        .where(eq(profiles.accountId, id))
    }
    await writePerson(transaction, id, input)
    return { profile: await readProfile(transaction, id) }
  })

export const profile: Handler<'profile'> = async ({ hotel, session }) => ({
  profile: await readProfile(hotel.sql, accountIdOf(session)),
})

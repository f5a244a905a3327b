import { eq } from 'drizzle-orm'
import type { HotelProfile } from '@barriere/shared/programmes/hotel/fields.ts'
import { OPT_IN_SENDERS } from '@barriere/shared/domain/people/opt-ins.ts'
import type { Sql } from '../../kit/database.ts'
import { toAddress, toOptIns } from '../../kit/accounts/contact.ts'
import { known } from '../../kit/known.ts'
import { refusal } from '../refusal.ts'
import { accounts, addresses, phones, profiles } from '../schema.ts'
import { changeableFrom } from './birth-date.ts'
import { consentsOf } from './contact.ts'
import { hotelOptinOf } from './opt-ins.ts'

/** The profile for the member area. Throws 0044 for a deleted account. */
export async function readProfile(database: Sql, accountId: string): Promise<HotelProfile> {
  const [row] = await database
    .select({
      account: accounts,
      profile: profiles,
      address: addresses,
      phoneNumber: phones.phoneNumber,
      given: consentsOf(database, accounts.id),
    })
    .from(accounts)
    .innerJoin(profiles, eq(profiles.accountId, accounts.id))
    .leftJoin(addresses, eq(addresses.accountId, accounts.id))
    .leftJoin(phones, eq(phones.accountId, accounts.id))
    .where(eq(accounts.id, accountId))
  if (!row) throw refusal('0044')
  const consents = toOptIns(row.given, OPT_IN_SENDERS)
  const { accountId: _, country, birthDateChangedAt, ...person } = row.profile
  const { account, phoneNumber } = row
  return {
    ...known({ ...person, phoneNumber, pendingEmail: account.pendingEmail, country: row.address?.country ?? country }),
    ...(birthDateChangedAt ? { birthDateChangeableFrom: changeableFrom(birthDateChangedAt) } : {}),
    ...(row.address ? { address: toAddress(row.address) } : {}),
    accountId: account.id,
    email: account.email,
    ibNumber: account.ibNumber,
    ibLevel: account.level,
    locale: account.locale,
    memberSince: account.createdAt.toISOString(),
    optIns: consents,
    hotelOptin: hotelOptinOf(consents),
  }
}

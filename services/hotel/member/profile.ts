import { eq, sql } from 'drizzle-orm'
import type { HotelProfile } from '#lib/contracts/hotel-fields.ts'
import type { Sql } from '../../kit/database.ts'
import { type Known, known } from '../../kit/known.ts'
import { refusal } from '../refusal.ts'
import { accounts, addresses, optIns, phones, profiles } from '../schema.ts'
import { changeableFrom } from './birth-date.ts'
import { type Consent, hotelOptinOf, toOptIns } from './opt-ins.ts'

export type Address = Known<Omit<typeof addresses.$inferSelect, 'accountId'>>

export function toAddress({ accountId: _, ...address }: typeof addresses.$inferSelect): Address {
  return known(address)
}

/** The profile that the member area shows. Throws 0044 where the account has been deleted. */
export async function readProfile(database: Sql, accountId: string): Promise<HotelProfile> {
  const given = database
    .select({
      all: sql`coalesce(json_agg(json_build_object('sender', ${optIns.sender}, 'channel', ${optIns.channel})), '[]')`,
    })
    .from(optIns)
    .where(eq(optIns.accountId, accounts.id))
  const [row] = await database
    .select({
      account: accounts,
      profile: profiles,
      address: addresses,
      phoneNumber: phones.phoneNumber,
      given: sql<readonly Consent[]>`(${given})`,
    })
    .from(accounts)
    .innerJoin(profiles, eq(profiles.accountId, accounts.id))
    .leftJoin(addresses, eq(addresses.accountId, accounts.id))
    .leftJoin(phones, eq(phones.accountId, accounts.id))
    .where(eq(accounts.id, accountId))
  if (!row) throw refusal('0044')
  const consents = toOptIns(row.given)
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

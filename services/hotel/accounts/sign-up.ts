import { eq, sql } from 'drizzle-orm'
import { emailKey } from '#lib/domain/email.ts'
import type { HotelInput } from '#lib/contracts/hotel.ts'
import type { Sql } from '../../kit/database.ts'
import { withMinimumDuration } from '../../kit/minimum-duration.ts'
import type { Hotel } from '../hotel.ts'
import type { Handler } from '../http/call.ts'
import { requireAdult } from '../member/birth-date.ts'
import { writeOptIns } from '../member/contact.ts'
import { writePerson } from '../member/person.ts'
import { type Account, signUp } from '../programme.ts'
import { accounts, addresses, optIns, phones, profiles } from '../schema.ts'
import { newIbNumber } from './ib-number.ts'

/** Sign-up: the account keeps its number when another sign-up for its e-mail replaces it. */
export const register: Handler<'signUp'> = (call) =>
  withMinimumDuration(async () => {
    const { hotel, input } = call
    requireAdult(input.birthDate, hotel.clock.now())
    return await signUp(hotel, call, {
      emailTaken: '0053',
      names: [input.firstName, input.lastName, input.birthName, input.commonName],
      city: input.address?.city,
      insert: (transaction, passwordHash) => insertAccount(hotel, transaction, input, passwordHash),
      clear: async (transaction, accountId) => {
        for (const details of [profiles, addresses, phones, optIns])
          await transaction.delete(details).where(eq(details.accountId, accountId))
      },
      fill: (transaction, { id }) => insertDetails(hotel, transaction, id, input),
    })
  })

async function insertAccount(
  hotel: Hotel,
  transaction: Sql,
  input: HotelInput<'signUp'>,
  passwordHash: string,
): Promise<Account | undefined> {
  const now = new Date(hotel.clock.now())
  const [account] = await transaction
    .insert(accounts)
    .values({
      email: input.email,
      emailKey: emailKey(input.email),
      passwordHash,
      level: 'IBPROSPECT',
      ibNumber: await newIbNumber(transaction),
      locale: input.locale,
      termsAcceptedAt: now,
      createdAt: now,
    })
    .onConflictDoNothing({ target: accounts.emailKey })
    .returning()
  return account
}

async function insertDetails(
  hotel: Hotel,
  transaction: Sql,
  accountId: string,
  input: HotelInput<'signUp'>,
): Promise<void> {
  await writePerson(transaction, accountId, input)
  await transaction
    .update(profiles)
    .set({ country: input.country ?? null, membershipNumber: input.membershipNumber ?? null })
    .where(sql`${profiles.accountId} = ${accountId}`)
  if (input.address) await transaction.insert(addresses).values({ ...input.address, accountId })
  if (input.phoneNumber !== undefined)
    await transaction.insert(phones).values({ accountId, phoneNumber: input.phoneNumber })
  if (input.optIns) await writeOptIns(transaction, accountId, input.optIns, new Date(hotel.clock.now()))
}

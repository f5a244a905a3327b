import { eq } from 'drizzle-orm'
import type { HotelInput } from '@barriere/shared/programmes/hotel/operations.ts'
import { personIn } from '@barriere/shared/programmes/member-fields.ts'
import type { Sql } from '../../kit/database.ts'
import { withMinimumDuration } from '../../kit/minimum-duration.ts'
import type { Handler } from '../http/call.ts'
import { requireAdult } from '../member/birth-date.ts'
import { writeOptIns } from '../member/contact.ts'
import { writePerson } from '../member/person.ts'
import { activate, signUp } from '../programme.ts'
import { accounts, addresses, phones, profiles } from '../schema.ts'
import { newIbNumber } from './ib-number.ts'

/** The person's details of a sign-up, until its activation. */
type Details = ReturnType<typeof personIn<HotelInput<'signUp'>>>

/** Stores a sign-up, which becomes a member by its activation. */
export const register: Handler<'signUp'> = (call) =>
  withMinimumDuration(async () => {
    const { hotel, input } = call
    requireAdult(input.birthDate, hotel.clock.now())
    return await signUp(hotel, call, {
      emailTaken: '0053',
      names: [input.firstName, input.lastName, input.birthName, input.commonName],
      city: input.address?.city,
      prepare: () => personIn(input),
    })
  })

export const activateAccount: Handler<'activate'> = (call) =>
  activate(call.hotel, call, async (transaction, columns, details) => {
    const [account] = await transaction
      .insert(accounts)
      .values({ ...columns, level: 'IBPROSPECT', ibNumber: await newIbNumber(transaction) })
      .returning()
    if (!account) throw new Error('A row that was inserted is returned.')
    await insertDetails(transaction, account.id, details as Details, columns.createdAt)
    return account
  })

/** `givenAt`: moment of the consents, which is that of the sign-up. */
async function insertDetails(transaction: Sql, accountId: string, details: Details, givenAt: Date): Promise<void> {
  await writePerson(transaction, accountId, details)
  await transaction
    .update(profiles)
    .set({ country: details.country ?? null, membershipNumber: details.membershipNumber ?? null })
    .where(eq(profiles.accountId, accountId))
  if (details.address) await transaction.insert(addresses).values({ ...details.address, accountId })
  if (details.phoneNumber !== undefined)
    await transaction.insert(phones).values({ accountId, phoneNumber: details.phoneNumber })
  if (details.optIns) await writeOptIns(transaction, accountId, details.optIns, givenAt)
}

import { eq } from 'drizzle-orm'
import type { Call, Handler } from '../http/call.ts'
import { addresses, phones } from '../schema.ts'
import { accountIdOf, lockOwn } from '../programme.ts'
import { type Address, toAddress } from './profile.ts'

export const address: Handler<'address'> = async ({ hotel, session }) => {
  const [row] = await hotel.sql
    .select()
    .from(addresses)
    .where(eq(addresses.accountId, accountIdOf(session)))
  return { address: row ? toAddress(row) : null }
}

/** Upsert: create and update do the same, so that a repeated request gets the same answer. */
const putAddress = ({
  hotel,
  input,
  session,
}: Call<'createAddress'> | Call<'updateAddress'>): Promise<{ address: Address }> =>
  hotel.sql.transaction(async (transaction) => {
    const { id } = await lockOwn(transaction, session)
    const row = {
      addressLine1: input.addressLine1,
      addressLine2: input.addressLine2 ?? null,
      postalBox: input.postalBox ?? null,
      placeKnownAs: input.placeKnownAs ?? null,
      zipCode: input.zipCode,
      city: input.city,
      country: input.country,
    }
    await transaction
      .insert(addresses)
      .values({ accountId: id, ...row })
      .onConflictDoUpdate({ target: addresses.accountId, set: row })
    return { address: toAddress({ accountId: id, ...row }) }
  })

export const createAddress: Handler<'createAddress'> = putAddress

export const updateAddress: Handler<'updateAddress'> = putAddress

export const putPhone: Handler<'putPhone'> = ({ hotel, input, session }) =>
  hotel.sql.transaction(async (transaction) => {
    const { id } = await lockOwn(transaction, session)
    await transaction
      .insert(phones)
      .values({ accountId: id, ...input })
      .onConflictDoUpdate({ target: phones.accountId, set: input })
    return input
  })

export const deletePhone: Handler<'deletePhone'> = async ({ hotel, session }) => {
  await hotel.sql.delete(phones).where(eq(phones.accountId, accountIdOf(session)))
  return { phoneNumber: null }
}

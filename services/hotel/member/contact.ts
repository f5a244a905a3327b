import { eq } from 'drizzle-orm'
import type { Call, Handler } from '../http/call.ts'
import { type Address, contactOf, toAddress } from '../../kit/accounts/contact.ts'
import { addresses, optIns, phones } from '../schema.ts'
import { accountIdOf, lockOwn } from '../programme.ts'

const { putAddress, ...contact } = contactOf({ addresses, optIns })

export const { writeOptIns, consentsOf, exportConsents } = contact

export const address: Handler<'address'> = async ({ hotel, session }) => {
  const [row] = await hotel.sql
    .select()
    .from(addresses)
    .where(eq(addresses.accountId, accountIdOf(session)))
  return { address: row ? toAddress(row) : null }
}

const writeAddress = ({
  hotel,
  input,
  session,
}: Call<'createAddress'> | Call<'updateAddress'>): Promise<{ address: Address }> =>
  hotel.sql.transaction(async (transaction) => {
    const { id } = await lockOwn(transaction, session)
    return { address: await putAddress(transaction, id, input) }
  })

export const createAddress: Handler<'createAddress'> = writeAddress

export const updateAddress: Handler<'updateAddress'> = writeAddress

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

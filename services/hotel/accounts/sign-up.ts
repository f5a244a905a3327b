import { sql } from 'drizzle-orm'
import { emailKey } from '#lib/domain/email.ts'
import type { HotelInput } from '#lib/contracts/hotel.ts'
import type { Sql } from '../../kit/database.ts'
import type { Call, Handler } from '../http/call.ts'
import { withMinimumDuration } from '../http/minimum-duration.ts'
import type { Hotel } from '../hotel.ts'
import { hasEnough, mailLink, writeMail } from '../mails/write.ts'
import { writePerson } from '../member/person.ts'
import { requireAdult } from '../member/birth-date.ts'
import { addresses, accounts, phones, profiles } from '../schema.ts'
import { writeOptIns } from '../member/opt-ins.ts'
import { type Account, findAccount, lockAccount } from './account.ts'
import { newIbNumber } from './ib-number.ts'

/** Creates an account that is not activated yet. Of concurrent sign-ups for one e-mail, only one creates it. */
export const signUp: Handler<'signUp'> = (call) =>
  withMinimumDuration(async () => {
    const { hotel, input } = call
    requireAdult(input.birthDate, hotel.clock.now())
    // Against timing attacks: hash before the look-up, so that a used e-mail takes as long as a new one.
    const passwordHash = await hotel.passwords.hash(input.password)
    return await call.idempotent(async (transaction) => {
      const account = await insertAccount(hotel, transaction, input, passwordHash)
      if (!account) {
        await tellOwner(call, transaction)
        return { refused: '0053' }
      }
      await insertDetails(hotel, transaction, account.id, input)
      await mailLink(hotel, transaction, 'activation', { account })
      return { answer: { status: 'accepted' } }
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

/** Informs the owner of an e-mail that is already used: a new activation link, or a notice that the account exists. */
async function tellOwner({ hotel, input }: Call<'signUp'>, transaction: Sql): Promise<void> {
  const found = await findAccount(transaction, emailKey(input.email))
  const account = found && (await lockAccount(transaction, found.id))
  if (!account) return
  if (account.activatedAt === null) await mailLink(hotel, transaction, 'activation', { account })
  else if (!(await hasEnough(hotel, transaction, account.id, 'already-registered')))
    await writeMail(hotel, transaction, { kind: 'already-registered', account })
}

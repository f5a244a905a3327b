import { type SQL, and, eq, exists, gt, isNull, notExists, sql } from 'drizzle-orm'
import { emailKey } from '#lib/domain/email.ts'
import type { HotelInput } from '#lib/contracts/hotel.ts'
import type { Sql } from '../../kit/database.ts'
import type { Call, Handler } from '../http/call.ts'
import { withMinimumDuration } from '../../kit/minimum-duration.ts'
import type { Hotel } from '../hotel.ts'
import { hasEnough, mailLink, writeMail } from '../mails/write.ts'
import { writePerson } from '../member/person.ts'
import { requireAdult } from '../member/birth-date.ts'
import { requireGoodPassword } from '../passwords/new-password.ts'
import { addresses, accounts, optIns, phones, profiles, tokens } from '../schema.ts'
import { writeOptIns } from '../member/opt-ins.ts'
import { type Account, lockByEmail } from './account.ts'
import { newIbNumber } from './ib-number.ts'

/**
 * Creates an account that is not activated yet. Pre-hijacking: an account that was never activated belongs to the
 * last sign-up for its e-mail, with its person, password and link; an earlier sign-up has no claim to it.
 */
export const signUp: Handler<'signUp'> = (call) =>
  withMinimumDuration(async () => {
    const { hotel, input } = call
    requireAdult(input.birthDate, hotel.clock.now())
    requireGoodPassword(input.password, {
      names: [input.firstName, input.lastName, input.birthName, input.commonName],
      email: input.email,
      city: input.address?.city,
    })
    // Against timing attacks: hash before the look-up, so that a used e-mail takes as long as a new one.
    const passwordHash = await hotel.passwords.hash(input.password)
    return await call.idempotent(async (transaction) => {
      let account = await insertAccount(hotel, transaction, input, passwordHash)
      if (!account) {
        const taken = await lockByEmail(transaction, emailKey(input.email))
        if (taken?.activatedAt !== null) {
          if (taken) await notifyOwner(call, transaction, taken)
          return { refused: '0053', accountId: taken?.id ?? null }
        }
        account = await replaceUnproven(hotel, transaction, taken, input, passwordHash)
      }
      await insertDetails(hotel, transaction, account.id, input)
      await mailLink(hotel, transaction, 'activation', { account })
      return { answer: { status: 'accepted' }, accountId: account.id }
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

/** Gives an account that was never activated to a new sign-up, without anything of the one before but its number. */
async function replaceUnproven(
  hotel: Hotel,
  transaction: Sql,
  account: Account,
  input: HotelInput<'signUp'>,
  passwordHash: string,
): Promise<Account> {
  const { id } = account
  for (const details of [profiles, addresses, phones, optIns])
    await transaction.delete(details).where(eq(details.accountId, id))
  const termsAcceptedAt = new Date(hotel.clock.now())
  const replaced = { email: input.email, passwordHash, pendingEmail: null, locale: input.locale, termsAcceptedAt }
  await transaction.update(accounts).set(replaced).where(eq(accounts.id, id))
  return { ...account, ...replaced }
}

/** Retention: deletes accounts that were never activated, once none of their links is open any more. */
export async function sweepUnproven(database: Sql, now: number): Promise<void> {
  const linkOf = (...conditions: readonly SQL[]) =>
    database
      .select({ one: sql`1` })
      .from(tokens)
      .where(and(eq(tokens.accountId, accounts.id), ...conditions))
  await database
    .delete(accounts)
    .where(
      and(
        isNull(accounts.activatedAt),
        exists(linkOf(eq(tokens.kind, 'activation'))),
        notExists(linkOf(isNull(tokens.usedAt), gt(tokens.expiresAt, new Date(now)))),
      ),
    )
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

/** Informs the owner of an e-mail that is already used. */
async function notifyOwner({ hotel }: Call<'signUp'>, transaction: Sql, account: Account): Promise<void> {
  if (!(await hasEnough(hotel, transaction, account.id, 'already-registered')))
    await writeMail(hotel, transaction, { kind: 'already-registered', account })
}

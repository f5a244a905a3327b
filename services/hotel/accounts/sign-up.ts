import { type SQL, and, eq, exists, gt, isNull, notExists, sql } from 'drizzle-orm'
import { emailKey } from '#lib/domain/email.ts'
import type { HotelInput } from '#lib/contracts/hotel.ts'
import type { Sql } from '../../kit/database.ts'
import type { Call, Handler } from '../http/call.ts'
import { withMinimumDuration } from '../http/minimum-duration.ts'
import type { Hotel } from '../hotel.ts'
import { hasEnough, mailLink, writeMail } from '../mails/write.ts'
import { writePerson } from '../member/person.ts'
import { requireAdult } from '../member/birth-date.ts'
import { addresses, accounts, optIns, phones, profiles, tokens } from '../schema.ts'
import { writeOptIns } from '../member/opt-ins.ts'
import { type Account, findAccount, lockAccount } from './account.ts'
import { newIbNumber } from './ib-number.ts'

/**
 * Creates an account that is not activated yet. Pre-hijacking: an account that nobody has activated belongs to the last
 * sign-up for its e-mail, with its person, password and link; whoever registered the address before has no claim to it.
 */
export const signUp: Handler<'signUp'> = (call) =>
  withMinimumDuration(async () => {
    const { hotel, input } = call
    requireAdult(input.birthDate, hotel.clock.now())
    // Against timing attacks: hash before the look-up, so that a used e-mail takes as long as a new one.
    const passwordHash = await hotel.passwords.hash(input.password)
    return await call.idempotent(async (transaction) => {
      const account =
        (await insertAccount(hotel, transaction, input, passwordHash)) ??
        (await replaceUnproven(hotel, transaction, input, passwordHash))
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

/**
 * Takes an account that was never activated over for a new sign-up, without anything of the one before but its number;
 * undefined where the account is activated.
 */
async function replaceUnproven(
  hotel: Hotel,
  transaction: Sql,
  input: HotelInput<'signUp'>,
  passwordHash: string,
): Promise<Account | undefined> {
  const found = await findAccount(transaction, emailKey(input.email))
  const account = found && (await lockAccount(transaction, found.id))
  if (!account || account.activatedAt !== null) return undefined
  const { id } = account
  for (const details of [profiles, addresses, phones, optIns])
    await transaction.delete(details).where(eq(details.accountId, id))
  const termsAcceptedAt = new Date(hotel.clock.now())
  const [replaced] = await transaction
    .update(accounts)
    .set({ email: input.email, passwordHash, pendingEmail: null, locale: input.locale, termsAcceptedAt })
    .where(eq(accounts.id, id))
    .returning()
  return replaced
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
async function tellOwner({ hotel, input }: Call<'signUp'>, transaction: Sql): Promise<void> {
  const found = await findAccount(transaction, emailKey(input.email))
  const account = found && (await lockAccount(transaction, found.id))
  if (!account) return
  if (!(await hasEnough(hotel, transaction, account.id, 'already-registered')))
    await writeMail(hotel, transaction, { kind: 'already-registered', account })
}

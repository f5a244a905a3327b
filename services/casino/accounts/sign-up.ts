import { eq } from 'drizzle-orm'
import type { CasinoInput } from '#lib/contracts/casino.ts'
import { emailKey } from '#lib/domain/email.ts'
import type { Sql } from '../../kit/database.ts'
import { withMinimumDuration } from '../../kit/minimum-duration.ts'
import { claimCard, releaseCard } from '../cards/proof.ts'
import type { Casino } from '../casino.ts'
import type { Handler } from '../http/call.ts'
import { type Account, signUp } from '../programme.ts'
import { accounts, addresses, optIns, profiles } from '../schema-accounts.ts'
import { notedSponsors } from '../schema-sponsorship.ts'
import { noteSponsor } from '../sponsorship/sponsorship.ts'
import { requireAdult, writePerson } from './person.ts'

/**
 * Sign-up with a proven card, or of a pre-member, whose card comes from a casino. A sponsor's code makes them a godson
 * with the activation.
 */
export const register: Handler<'signUp'> = (call) =>
  withMinimumDuration(async () => {
    const { casino, input } = call
    requireAdult(input.birthDate, casino.clock.now())
    return await signUp(casino, call, {
      emailTaken: '0053',
      names: [input.firstName, input.lastName],
      insert: (transaction, passwordHash) => insertAccount(casino, transaction, input, passwordHash),
      clear: async (transaction, accountId) => {
        for (const details of [profiles, addresses, optIns, notedSponsors])
          await transaction.delete(details).where(eq(details.accountId, accountId))
        await releaseCard(transaction, accountId)
      },
      fill: async (transaction, { id }) => {
        await writePerson(transaction, id, input)
        const { email, sponsorCode, proof, birthDate } = input
        if (proof !== undefined) await claimCard(casino, transaction, { accountId: id, proof, birthDate })
        if (sponsorCode !== undefined) await noteSponsor(casino, transaction, { accountId: id, email, sponsorCode })
      },
    })
  })

async function insertAccount(
  { clock }: Casino,
  transaction: Sql,
  { email, locale }: CasinoInput<'signUp'>,
  passwordHash: string,
): Promise<Account | undefined> {
  const now = new Date(clock.now())
  const [account] = await transaction
    .insert(accounts)
    .values({ email, emailKey: emailKey(email), passwordHash, locale, termsAcceptedAt: now, createdAt: now })
    .onConflictDoNothing({ target: accounts.emailKey })
    .returning()
  return account
}

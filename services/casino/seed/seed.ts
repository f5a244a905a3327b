import { eq, inArray } from 'drizzle-orm'
import { emailKey } from '@barriere/shared/domain/people/email.ts'
import type { Sql } from '../../kit/database.ts'
import { writePerson } from '../accounts/person.ts'
import type { Casino } from '../casino.ts'
import { accounts, seeds } from '../schema-accounts.ts'
import { firstVisitOf, seedMember } from './member.ts'
import { type DemonstrationMember, PEOPLE } from './people.ts'
import { seedProgramme } from './programme.ts'
import { removeSeededRegistrations } from './registrations.ts'
import { removeTerminal } from './terminal.ts'

/** Name of the seed's row: rewards and members are seeded together. */
const NAME = 'demonstration'

/**
 * Seeds rewards, jackpots and the demonstration members at the first start only: later deletions and changes are kept.
 * Race: only one of several starting instances does it. A database with accounts gets none.
 */
export async function seedOnce(casino: Casino): Promise<void> {
  if ((await casino.sql.select().from(seeds).where(eq(seeds.name, NAME))).length > 0) return
  // Hash before the transaction: hashing is slow, and other instances wait for the transaction's lock.
  const hashed = await Promise.all(
    PEOPLE.map(async (person) => ({ person, passwordHash: await casino.passwords.hash(person.form.password) })),
  )
  const now = casino.clock.now()
  await casino.sql.transaction(async (transaction) => {
    const claimed = await transaction
      .insert(seeds)
      .values({ name: NAME, loadedAt: new Date(now) })
      .onConflictDoNothing()
      .returning()
    if (claimed.length === 0) return
    await seedProgramme(transaction, now)
    const [someone] = await transaction.select({ id: accounts.id }).from(accounts).limit(1)
    if (someone) return
    for (const { person, passwordHash } of hashed) await addMember(casino, transaction, person, passwordHash)
  })
}

/**
 * Deletes the demonstration members and terminal, such as from the database of a public deployment, since their
 * passwords and code are public. Their addresses are in reserved domains, so no real member has one.
 */
export async function removeDemonstration(database: Sql): Promise<void> {
  const keys = PEOPLE.map(({ form }) => emailKey(form.email))
  await database.transaction(async (transaction) => {
    await removeSeededRegistrations(transaction)
    await removeTerminal(transaction)
    await transaction.delete(accounts).where(inArray(accounts.emailKey, keys))
  })
}

async function addMember(
  casino: Casino,
  transaction: Sql,
  { tier, form }: DemonstrationMember,
  passwordHash: string,
): Promise<void> {
  const now = new Date(casino.clock.now())
  const joined = tier === undefined ? now : firstVisitOf(now)
  const { email, locale } = form
  const [account] = await transaction
    .insert(accounts)
    .values({
      email,
      emailKey: emailKey(email),
      passwordHash,
      locale,
      termsAcceptedAt: joined,
      activatedAt: joined,
      createdAt: joined,
      // Retention counts from here.
      lastLoginAt: now,
    })
    .returning()
  if (!account) throw new Error('A row that was inserted is returned.')
  await writePerson(transaction, account.id, form)
  if (tier !== undefined) await seedMember(casino, transaction, account.id, tier)
}

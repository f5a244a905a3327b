import { eq } from 'drizzle-orm'
import { type PasswordOwner, brokenPasswordRules } from '#lib/domain/password.ts'
import { passwordStrength } from '#lib/domain/password-strength.ts'
import type { Sql } from '../../kit/database.ts'
import { refusal } from '../refusal.ts'
import { accounts, addresses, profiles } from '../schema.ts'

/** Holds a new password to all rules of the policy, those that need to know its owner included. Throws 0005. */
export function requireGoodPassword(password: string, owner: PasswordOwner): void {
  const broken = brokenPasswordRules(password, { owner, strength: passwordStrength(password) })
  if (broken.length > 0) throw refusal('0005', { fields: ['password'] })
}

/** What a password of an account must not contain. */
export async function passwordOwner(database: Sql, accountId: string): Promise<PasswordOwner> {
  const [row] = await database
    .select({ profile: profiles, email: accounts.email, city: addresses.city })
    .from(accounts)
    .innerJoin(profiles, eq(profiles.accountId, accounts.id))
    .leftJoin(addresses, eq(addresses.accountId, accounts.id))
    .where(eq(accounts.id, accountId))
  if (!row) throw refusal('0044')
  const { firstName, lastName, birthName, commonName } = row.profile
  return { names: [firstName, lastName, birthName, commonName], email: row.email, city: row.city ?? undefined }
}

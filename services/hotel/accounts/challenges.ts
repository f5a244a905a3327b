import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Sql } from '../../kit/database.ts'
import { hashOf, newSecret } from '../../kit/secret.ts'
import { challenges } from '../schema.ts'

/** Lifetime of a challenge in milliseconds, also told to browsers. */
export const CHALLENGE_LIFETIME = 5 * 60_000

/** Issues a challenge of 256 bits in base64url; without an account, for a login. */
export async function issueChallenge(database: Sql, accountId: string | null, now: number): Promise<string> {
  const challenge = newSecret()
  const expiresAt = new Date(now + CHALLENGE_LIFETIME)
  await database.insert(challenges).values({ hash: hashOf(challenge), accountId, expiresAt })
  return challenge
}

/** Single use: consumed by one deletion, even by a wrong answer. Resolves to whether the challenge was open. */
export async function consumeChallenge(
  database: Sql,
  challenge: string,
  accountId: string | null,
  now: number,
): Promise<boolean> {
  const whose = accountId === null ? isNull(challenges.accountId) : eq(challenges.accountId, accountId)
  const consumed = await database
    .delete(challenges)
    .where(and(eq(challenges.hash, hashOf(challenge)), whose, gt(challenges.expiresAt, new Date(now))))
    .returning({ hash: challenges.hash })
  return consumed.length > 0
}

/** Retention: deletes expired challenges. */
export async function sweepChallenges(database: Sql, now: number): Promise<void> {
  await database.delete(challenges).where(lte(challenges.expiresAt, new Date(now)))
}

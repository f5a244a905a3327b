import { and, eq, gt, gte, inArray, isNull, lte } from 'drizzle-orm'
import type { HotelErrorCode } from '#lib/contracts/hotel-errors.ts'
import type { Sql } from '../kit/database.ts'
import { type Account, lockAccount } from './accounts/account.ts'
import { refusal } from './refusal.ts'
import { tokens } from './schema.ts'
import { hashOf, newSecret } from '../kit/secret.ts'

export type TokenKind = (typeof tokens.$inferSelect)['kind']

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Lifetime of a token in milliseconds, by kind. */
const LIFETIMES: Readonly<Record<TokenKind, number>> = {
  'activation': DAY,
  'reset': 30 * MINUTE,
  'email': DAY,
  'email-undo': 7 * DAY,
  'collaborator': DAY,
}

interface NewToken {
  readonly kind: TokenKind
  readonly accountId: string
  /** The mailbox that the token proves or restores. */
  readonly email?: string
}

/**
 * Issues a token, superseding older ones of its kind except `email-undo`. The account's row must be locked.
 */
export async function issueToken(transaction: Sql, { kind, accountId, email }: NewToken, now: number): Promise<string> {
  if (kind !== 'email-undo') await supersedeTokens(transaction, accountId, [kind], now)
  const token = newSecret()
  await transaction
    .insert(tokens)
    .values({
      tokenHash: hashOf(token),
      kind,
      accountId,
      email: email ?? null,
      createdAt: new Date(now),
      expiresAt: new Date(now + LIFETIMES[kind]),
    })
  return token
}

/** Whether an account has an open token of a kind with half of its lifetime left, or more. */
export async function hasLastingToken(
  transaction: Sql,
  accountId: string,
  kind: TokenKind,
  now: number,
): Promise<boolean> {
  const [open] = await transaction
    .select({ kind: tokens.kind })
    .from(tokens)
    .where(
      and(
        eq(tokens.accountId, accountId),
        eq(tokens.kind, kind),
        isNull(tokens.usedAt),
        gte(tokens.expiresAt, new Date(now + LIFETIMES[kind] / 2)),
      ),
    )
    .limit(1)
  return open !== undefined
}

/** Supersedes the open tokens of an account: those of `kinds`, issued at `since` or later. */
export async function supersedeTokens(
  transaction: Sql,
  accountId: string,
  kinds: readonly TokenKind[],
  now: number,
  since = new Date(0),
): Promise<void> {
  await transaction
    .update(tokens)
    .set({ usedAt: new Date(now) })
    .where(
      and(
        eq(tokens.accountId, accountId),
        inArray(tokens.kind, [...kinds]),
        isNull(tokens.usedAt),
        gte(tokens.createdAt, since),
      ),
    )
}

/** Error for an invalid token. */
function whyNot(kind: TokenKind, row: typeof tokens.$inferSelect | undefined): HotelErrorCode {
  if (kind !== 'reset') return '0086'
  if (!row) return '0088'
  return row.usedAt ? '0135' : '0089'
}

/**
 * Consumes a token atomically (conditional update) and locks its account first: one lock order, against deadlocks.
 * Throws, with nothing consumed: 0086, or 0088, 0089 and 0135 of a reset; 0109 where the account is gone.
 */
export async function useToken(
  transaction: Sql,
  kind: TokenKind,
  token: string,
  now: number,
): Promise<{ account: Account; email: string | null; createdAt: Date }> {
  const tokenHash = hashOf(token)
  const mine = and(eq(tokens.tokenHash, tokenHash), eq(tokens.kind, kind))
  const [seen] = await transaction.select().from(tokens).where(mine)
  const account = seen?.accountId ? await lockAccount(transaction, seen.accountId) : undefined
  const [used] = await transaction
    .update(tokens)
    .set({ usedAt: new Date(now) })
    .where(and(mine, isNull(tokens.usedAt), gt(tokens.expiresAt, new Date(now))))
    .returning()
  if (!used) {
    const [row] = await transaction.select().from(tokens).where(mine)
    throw refusal(whyNot(kind, row))
  }
  if (!account) throw refusal('0109')
  return { account, email: used.email, createdAt: used.createdAt }
}

/** Retention: deletes tokens long expired; until then an expired token gets another error code than an unknown one. */
export async function sweepTokens(database: Sql, now: number): Promise<void> {
  await database.delete(tokens).where(lte(tokens.expiresAt, new Date(now - 30 * DAY)))
}

import { type SQL, and, eq, gt, gte, inArray, isNull, lte } from 'drizzle-orm'
import { CODE_LIFETIME } from '@barriere/shared/domain/people/mailed-code.ts'
import type { Sql } from '../database.ts'
import { hashOf, newSecret } from '../secret.ts'
import { type AccountOf, accountsOf } from './account.ts'
import type { AccountFault, Programme } from './programme.ts'
import type { AccountTables } from './tables.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Lifetime of a token in milliseconds, by kind; a day for others. */
const LIFETIMES: Readonly<Record<string, number>> = {
  'reset': 30 * MINUTE,
  'email-undo': 7 * DAY,
  'step-up': CODE_LIFETIME,
}

const lifetimeOf = (kind: string): number => LIFETIMES[kind] ?? DAY

type NewToken = TokenOwner & {
  readonly kind: string
  /** The mailbox that the token proves or restores. */
  readonly email?: string
  /** By default a random one. */
  readonly token?: string
}

/** Owner of a token: an account or a sign-up. */
export type TokenOwner = { readonly accountId: string } | { readonly signUpId: string }

/** Mailed tokens of a programme. */
export function tokensOf<T extends AccountTables>(programme: Programme<T>) {
  const { refuse } = programme
  const tokens: AccountTables['tokens'] = programme.tables.tokens
  const { lockAccount } = accountsOf(programme)

  /**
   * Issues a token, superseding older ones of the account and its kind except `email-undo`. The account's row must be
   * locked. Tokens of a sign-up supersede none.
   */
  async function issueToken(
    transaction: Sql,
    { kind, email, token = newSecret(), ...owner }: NewToken,
    now: number,
  ): Promise<string> {
    if ('accountId' in owner && kind !== 'email-undo') await supersedeTokens(transaction, owner.accountId, [kind], now)
    await transaction
      .insert(tokens)
      .values({
        tokenHash: hashOf(token),
        kind,
        ...owner,
        email: email ?? null,
        createdAt: new Date(now),
        expiresAt: new Date(now + lifetimeOf(kind)),
      })
      // Collision: a session may draw the same short code twice.
      .onConflictDoUpdate({
        target: tokens.tokenHash,
        set: { createdAt: new Date(now), expiresAt: new Date(now + lifetimeOf(kind)), usedAt: null },
      })
    return token
  }

  /** Whether an owner has an open token of a kind with at least half of its lifetime left. */
  async function hasLastingToken(
    transaction: Sql,
    owner: SQL | undefined,
    kind: string,
    now: number,
  ): Promise<boolean> {
    const [open] = await transaction
      .select({ kind: tokens.kind })
      .from(tokens)
      .where(
        and(
          owner,
          eq(tokens.kind, kind),
          isNull(tokens.usedAt),
          gte(tokens.expiresAt, new Date(now + lifetimeOf(kind) / 2)),
        ),
      )
      .limit(1)
    return open !== undefined
  }

  /** Supersedes the open tokens of an account: those of `kinds`, issued at `since` or later. */
  async function supersedeTokens(
    transaction: Sql,
    accountId: string,
    kinds: readonly string[],
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
  function whyNot(kind: string, row: typeof tokens.$inferSelect | undefined): AccountFault {
    if (kind !== 'reset') return 'link'
    if (!row) return 'resetUnknown'
    return row.usedAt ? 'resetUsed' : 'resetExpired'
  }

  /**
   * Consumes a token atomically (conditional update). Deadlock: locks its account first, in one lock order. For an
   * invalid token it throws the reason and consumes nothing; `noAccountOfLink` if the account is deleted.
   */
  async function useToken(
    transaction: Sql,
    kind: string,
    token: string,
    now: number,
  ): Promise<{ account: AccountOf<T>; email: string | null; createdAt: Date }> {
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
      throw refuse(whyNot(kind, row))
    }
    if (!account) throw refuse('noAccountOfLink')
    return { account, email: used.email, createdAt: used.createdAt }
  }

  /** Retention: deletes tokens long expired; until then an expired one gets another error code than an unknown one. */
  async function sweepTokens(database: Sql, now: number): Promise<void> {
    await database.delete(tokens).where(lte(tokens.expiresAt, new Date(now - 30 * DAY)))
  }

  return { issueToken, hasLastingToken, supersedeTokens, useToken, sweepTokens }
}

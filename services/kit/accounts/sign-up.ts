import { type SQL, and, eq, exists, gt, isNull, notExists, sql } from 'drizzle-orm'
import { emailKey } from '#lib/domain/email.ts'
import type { Sql } from '../database.ts'
import { withMinimumDuration } from '../minimum-duration.ts'
import { type AccountOf, accountsOf } from './account.ts'
import { mailsOf } from './mails.ts'
import { passwordOf } from './password.ts'
import type { AccountCall, AccountDeps, Activated, KeyedCall, Outcome, Programme } from './programme.ts'
import type { AccountTables, AccountsTable } from './tables.ts'
import { tokensOf } from './tokens.ts'

/** What a programme does with its own part of a sign-up. */
interface Joining<A, Code extends string> {
  /** Code of an e-mail that has an account. */
  readonly emailTaken: Code
  /** What the password must not contain. */
  readonly names: readonly (string | undefined)[]
  readonly city?: string | undefined
  /** Inserts the account; undefined where the e-mail has one. */
  readonly insert: (transaction: Sql, passwordHash: string) => Promise<A | undefined>
  /** Deletes the details of the sign-up before. */
  readonly clear: (transaction: Sql, accountId: string) => Promise<void>
  /** Inserts the details. */
  readonly fill: (transaction: Sql, account: A) => Promise<void>
}

interface NewAccount {
  readonly email: string
  readonly password: string
  readonly locale: AccountsTable['$inferSelect']['locale']
}

interface SignUpCall<Code extends string> extends AccountCall<NewAccount> {
  idempotent(
    work: (transaction: Sql) => Promise<Outcome<{ readonly status: 'accepted' }, Code>>,
  ): Promise<{ readonly status: 'accepted' }>
}

/** Sign-up and activation of a programme's members. */
export function signUpOf<T extends AccountTables>(programme: Programme<T>) {
  type Account = AccountOf<T>
  const { refuse } = programme
  const accounts: AccountsTable = programme.tables.accounts
  const tokens: AccountTables['tokens'] = programme.tables.tokens
  const { lockByEmail } = accountsOf(programme)
  const { hasEnough, mailLink, writeMail } = mailsOf(programme)
  const { requireGoodPassword } = passwordOf(programme)
  const { useToken } = tokensOf(programme)

  /**
   * Creates an account that is not activated yet. Pre-hijacking: an account that was never activated belongs to the
   * last sign-up for its e-mail, with its person, password and link; an earlier sign-up has no claim to it.
   */
  async function signUp<Code extends string>(
    deps: AccountDeps,
    { input, idempotent }: SignUpCall<Code>,
    { emailTaken, names, city, insert, clear, fill }: Joining<Account, Code>,
  ): Promise<{ readonly status: 'accepted' }> {
    requireGoodPassword(input.password, { names, email: input.email, city })
    // Against timing attacks: hash before the look-up, so that a used e-mail takes as long as a new one.
    const passwordHash = await deps.passwords.hash(input.password)
    return await idempotent(async (transaction) => {
      let account = await insert(transaction, passwordHash)
      if (!account) {
        const taken = await lockByEmail(transaction, emailKey(input.email))
        if (taken?.activatedAt !== null) {
          if (taken) await notifyOwner(deps, transaction, taken)
          return { refused: emailTaken, accountId: taken?.id ?? null }
        }
        await clear(transaction, taken.id)
        account = await replaceUnproven(deps, transaction, taken, input, passwordHash)
      }
      await fill(transaction, account)
      await mailLink(deps, transaction, 'activation', { account })
      return { answer: { status: 'accepted' }, accountId: account.id }
    })
  }

  /** Gives an account that was never activated to a new sign-up. */
  async function replaceUnproven(
    deps: AccountDeps,
    transaction: Sql,
    account: Account,
    { email, locale }: NewAccount,
    passwordHash: string,
  ): Promise<Account> {
    const termsAcceptedAt = new Date(deps.clock.now())
    const replaced = { email, passwordHash, pendingEmail: null, locale, termsAcceptedAt }
    await transaction.update(accounts).set(replaced).where(eq(accounts.id, account.id))
    return { ...account, ...replaced }
  }

  /** Informs the owner of an e-mail that is already used. */
  async function notifyOwner(deps: AccountDeps, transaction: Sql, account: Account): Promise<void> {
    if (!(await hasEnough(deps, transaction, account.id, 'already-registered')))
      await writeMail(deps, transaction, { kind: 'already-registered', account })
  }

  /** `activated`: what the programme does in the same transaction, once for an account. */
  const activate = (
    deps: AccountDeps,
    {
      input,
      idempotent,
    }: KeyedCall<{ readonly token: string; readonly email?: string | undefined }, { accountId: string; email: string }>,
    activated?: Activated<Account>,
  ) =>
    idempotent(async (transaction) => {
      const now = deps.clock.now()
      const { account } = await useToken(transaction, 'activation', input.token, now)
      if (input.email !== undefined && emailKey(input.email) !== account.emailKey) throw refuse('link')
      await transaction
        .update(accounts)
        .set({ activatedAt: account.activatedAt ?? new Date(now) })
        .where(eq(accounts.id, account.id))
      if (account.activatedAt === null) await activated?.(transaction, account)
      return { answer: { accountId: account.id, email: account.email }, accountId: account.id }
    })

  /** Idempotent: an account that is already activated gets the same answer, without a mail. */
  const resendActivation = (deps: AccountDeps, { input }: AccountCall<{ readonly email: string }>) =>
    withMinimumDuration(() =>
      deps.sql.transaction(async (transaction) => {
        const account = await lockByEmail(transaction, emailKey(input.email))
        if (!account) throw refuse('noAccountOfEmail')
        if (account.activatedAt === null) await mailLink(deps, transaction, 'activation', { account })
        return { status: 'accepted' } as const
      }),
    )

  /** Retention: deletes accounts that were never activated, once none of their links is open any more. */
  async function sweepUnproven(database: Sql, now: number): Promise<void> {
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

  return { signUp, activate, resendActivation, sweepUnproven }
}

import { type SQL, and, eq, exists, gt, inArray, isNull, lte, notExists, sql } from 'drizzle-orm'
import { emailKey } from '@barriere/shared/domain/people/email.ts'
import type { Sql } from '../database.ts'
import { withMinimumDuration } from '../minimum-duration.ts'
import { type AccountOf, accountsOf } from './account.ts'
import { mailsOf } from './mails.ts'
import { passwordOf } from './password.ts'
import { type Activation, type SignUp, pendingOf } from './pending.ts'
import type { AccountCall, AccountDeps, KeyedCall, Outcome, Programme } from './programme.ts'
import type { AccountTables, AccountsTable, SignUpsTable } from './tables.ts'

/** Milliseconds for which an unfinished sign-up of the previous version is kept: its link lives for a day. */
const UNFINISHED_KEPT = 48 * 3_600_000

/** The programme's own part of a sign-up. */
interface Joining<Code extends string, Details> {
  /** Error code for an e-mail that has an account. */
  readonly emailTaken: Code
  /** What the password must not contain. */
  readonly names: readonly (string | undefined)[]
  readonly city?: string | undefined
  /** Prepares the details for the account, which is created once the mailbox is proven. Throws for a bad sign-up. */
  readonly prepare: (transaction: Sql) => Details | Promise<Details>
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

/** Columns of an account that come from its sign-up, including the id, to which the sign-up's mails belong. */
export type SignedUp = Pick<
  AccountsTable['$inferInsert'],
  'id' | 'email' | 'emailKey' | 'passwordHash' | 'locale' | 'termsAcceptedAt' | 'activatedAt' | 'createdAt'
>

/** Creates the account of a sign-up with all that belongs to it. `details`: the result of `prepare`. */
type Create<A> = (transaction: Sql, columns: SignedUp, details: unknown) => Promise<A>

/** Sign-up and activation of a programme's members. */
export function signUpOf<T extends AccountTables>(programme: Programme<T>) {
  type Account = AccountOf<T>
  const { refuse } = programme
  const accounts: AccountsTable = programme.tables.accounts
  const signUps: SignUpsTable = programme.tables.signUps
  const tokens: AccountTables['tokens'] = programme.tables.tokens
  const { findAccount, lockByEmail } = accountsOf(programme)
  const { hasEnough, writeMail } = mailsOf(programme)
  const { requireGoodPassword } = passwordOf(programme)
  const { findShown, lockSignUps, mailActivation, mailActivationAgain } = pendingOf(programme)

  /**
   * Stores a sign-up and mails its link. Pre-hijacking: it is no account and does not affect another sign-up for the
   * same e-mail, so neither the first nor the last one wins: the activation decides.
   */
  async function signUp<Code extends string>(
    deps: AccountDeps,
    { input, idempotent }: SignUpCall<Code>,
    { emailTaken, names, city, prepare }: Joining<Code, object>,
  ): Promise<{ readonly status: 'accepted' }> {
    const { email, locale } = input
    requireGoodPassword(input.password, { names, email, city })
    // Timing attack: hash before the look-up, so that a used e-mail takes as long as a new one.
    const passwordHash = await deps.passwords.hash(input.password)
    return await idempotent(async (transaction) => {
      const key = emailKey(email)
      const taken = await lockByEmail(transaction, key)
      if (taken) {
        await notifyOwner(deps, transaction, taken)
        return { refused: emailTaken, accountId: taken.id }
      }
      const details = await prepare(transaction)
      const earlier = await lockSignUps(transaction, key)
      const [added] = await transaction
        .insert(signUps)
        .values({ email, emailKey: key, passwordHash, locale, details, createdAt: new Date(deps.clock.now()) })
        .returning()
      if (!added) throw new Error('A row that was inserted is returned.')
      await mailActivation(deps, transaction, [added, ...earlier])
      return { answer: { status: 'accepted' }, accountId: null }
    })
  }

  /** Informs the owner of an e-mail that is already used. */
  async function notifyOwner(deps: AccountDeps, transaction: Sql, account: Account): Promise<void> {
    if (!(await hasEnough(deps, transaction, account.id, 'already-registered')))
      await writeMail(deps, transaction, { kind: 'already-registered', account })
  }

  /** Creates the account of the sign-up that a link and a password identify, and ends the others of its e-mail. */
  async function activate(
    deps: AccountDeps,
    { input, idempotent }: KeyedCall<Activation, { accountId: string; email: string }>,
    create: Create<Account>,
  ): Promise<{ accountId: string; email: string }> {
    const shown = await findShown(deps, input)
    return await idempotent(async (transaction) => {
      if (!shown.ok) throw shown.error
      const { id, email, emailKey: key, passwordHash, locale, createdAt } = shown.value
      const pending = await lockSignUps(transaction, key)
      const signedUp = pending.find((one) => one.id === id)
      // Race: another activation, or a change of e-mail to this address, was faster.
      if (!signedUp || (await findAccount(transaction, key))) throw refuse('link')
      await transaction.delete(accounts).where(and(eq(accounts.emailKey, key), isNull(accounts.activatedAt)))
      const now = new Date(deps.clock.now())
      const account = await create(
        transaction,
        { id, email, emailKey: key, passwordHash, locale, termsAcceptedAt: createdAt, activatedAt: now, createdAt },
        signedUp.details,
      )
      await end(transaction, pending)
      return { answer: { accountId: account.id, email }, accountId: account.id }
    })
  }

  /** Deletes sign-ups with their links. */
  async function end(transaction: Sql, ended: readonly SignUp[]): Promise<void> {
    await transaction.delete(signUps).where(
      inArray(
        signUps.id,
        ended.map(({ id }) => id),
      ),
    )
  }

  /** Idempotent: an account that is already activated gets the same answer, without a mail. */
  const resendActivation = (deps: AccountDeps, { input }: AccountCall<{ readonly email: string }>) =>
    withMinimumDuration(() =>
      deps.sql.transaction(async (transaction) => {
        const key = emailKey(input.email)
        if (!(await findAccount(transaction, key)) && !(await mailActivationAgain(deps, transaction, key)))
          throw refuse('noAccountOfEmail')
        return { status: 'accepted' } as const
      }),
    )

  /** Retention: deletes sign-ups without a valid link, and unfinished ones of the previous version. */
  async function sweepUnproven(database: Sql, now: number): Promise<void> {
    const linkOf = (...conditions: readonly SQL[]) =>
      database
        .select({ one: sql`1` })
        .from(tokens)
        .where(and(eq(tokens.signUpId, signUps.id), ...conditions))
    await database.delete(signUps).where(and(exists(linkOf()), notExists(linkOf(gt(tokens.expiresAt, new Date(now))))))
    await database
      .delete(accounts)
      .where(and(isNull(accounts.activatedAt), lte(accounts.createdAt, new Date(now - UNFINISHED_KEPT))))
  }

  return { signUp, activate, resendActivation, sweepUnproven }
}

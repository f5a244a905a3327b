import { and, eq, gt } from 'drizzle-orm'
import { emailKey } from '@barriere/shared/domain/people/email.ts'
import { type Result, fail, ok } from '@barriere/shared/domain/result.ts'
import type { Sql } from '../database.ts'
import { hashOf } from '../secret.ts'
import { mailsOf } from './mails.ts'
import type { AccountDeps, Programme } from './programme.ts'
import type { AccountTables, SignUpsTable } from './tables.ts'

/** A sign-up whose mailbox is not proven yet. */
export type SignUp = SignUpsTable['$inferSelect']

/** Passwords verified for one attempt to activate: a stranger may sign up the same e-mail many times. */
const MOST_VERIFIED = 10

/** Credentials of an activation: the link proves the mailbox, the password identifies the sign-up. */
export interface Activation {
  readonly token: string
  readonly email?: string | undefined
  readonly password: string
}

/** Pending sign-ups of a programme. */
export function pendingOf<T extends AccountTables>(programme: Programme<T>) {
  const { refuse } = programme
  const signUps: SignUpsTable = programme.tables.signUps
  const tokens: AccountTables['tokens'] = programme.tables.tokens
  const { mailLink } = mailsOf(programme)

  const newestFirst = (rows: readonly SignUp[]): SignUp[] =>
    rows.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())

  /** Sign-ups of an e-mail, the newest first. */
  const findSignUps = async (database: Sql, key: string): Promise<SignUp[]> =>
    newestFirst(await database.select().from(signUps).where(eq(signUps.emailKey, key)))

  /** Sign-ups of an e-mail, the newest first. Deadlock: their rows are locked in a fixed order. */
  const lockSignUps = async (transaction: Sql, key: string): Promise<SignUp[]> =>
    newestFirst(
      await transaction.select().from(signUps).where(eq(signUps.emailKey, key)).orderBy(signUps.id).for('update'),
    )

  /**
   * Mails a link for the newest sign-up of an e-mail; earlier links stay valid. Mail bombing: five links an hour for
   * one address. Denial of service: strangers may use these up, so more are sent while no link has half of its lifetime
   * left. Each link activates any of the sign-ups.
   */
  async function mailActivation(deps: AccountDeps, transaction: Sql, [newest, ...others]: SignUp[]): Promise<void> {
    if (!newest) return
    const signUps = [newest, ...others].map(({ id }) => id)
    await mailLink(deps, transaction, 'activation', { account: { ...newest, activatedAt: null }, signUps })
  }

  /** Mails another link; false if the e-mail has no pending sign-up. */
  async function mailActivationAgain(deps: AccountDeps, transaction: Sql, key: string): Promise<boolean> {
    const pending = await lockSignUps(transaction, key)
    await mailActivation(deps, transaction, pending)
    return pending.length > 0
  }

  /**
   * Finds the sign-up of a link and a password: the link's own, or another of the same e-mail, since the owner of a
   * mailbox may open the link of a stranger's sign-up. Wrong passwords cause no lockout: only the mailbox has the
   * links. Fails with `link` or `credentials`.
   */
  async function findShown(deps: AccountDeps, shown: Activation): Promise<Result<SignUp, Error>> {
    const [link] = await deps.sql
      .select({ signUpId: tokens.signUpId, key: signUps.emailKey })
      .from(tokens)
      .innerJoin(signUps, eq(signUps.id, tokens.signUpId))
      .where(
        and(
          eq(tokens.tokenHash, hashOf(shown.token)),
          eq(tokens.kind, 'activation'),
          gt(tokens.expiresAt, new Date(deps.clock.now())),
        ),
      )
    if (!link || (shown.email !== undefined && emailKey(shown.email) !== link.key)) return fail(refuse('link'))
    const all = await findSignUps(deps.sql, link.key)
    const own = all.find(({ id }) => id === link.signUpId)
    // Race: another request has used the link meanwhile.
    if (!own) return fail(refuse('link'))
    for (const signUp of [own, ...all.filter((one) => one !== own)].slice(0, MOST_VERIFIED)) {
      if ((await deps.passwords.verify(shown.password, signUp.passwordHash)).right) return ok(signUp)
    }
    return fail(refuse('credentials'))
  }

  return { findSignUps, lockSignUps, mailActivation, mailActivationAgain, findShown }
}

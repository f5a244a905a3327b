import { and, count, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import { personNameFault } from '@barriere/shared/domain/people/person-name.ts'
import type { Sql } from '../database.ts'
import type { MailFact, MailPicture } from '../mail/layout.ts'
import type { Attachment } from '../mail/transport.ts'
import type { AccountDeps, AccountMail, Programme } from './programme.ts'
import type { AccountTables, AccountsTable } from './tables.ts'
import { tokensOf } from './tokens.ts'

/** Rate limit: mails of one kind per account and hour, against flooding of a mailbox. */
const MOST = 5
const HOUR = 3_600_000

interface MailOptions<K extends string> {
  readonly kind: K
  /** The account, or a sign-up without one yet. */
  readonly account: Pick<AccountsTable['$inferSelect'], 'id' | 'email' | 'locale' | 'activatedAt'>
  /** Recipient; default: the account's address. */
  readonly to?: string
  readonly token?: string
  readonly values?: Readonly<Record<string, string>>
  readonly facts?: readonly MailFact[]
  readonly picture?: MailPicture | undefined
  readonly attachments?: readonly Attachment[]
}

/** Mails to a programme's members. */
export function mailsOf<T extends AccountTables, K extends string>(programme: Programme<T, K>) {
  type Kind = K | AccountMail
  const { profiles } = programme.tables
  const accounts: AccountsTable = programme.tables.accounts
  const mails: AccountTables['mails'] = programme.tables.mails
  const { hasLastingToken, issueToken } = tokensOf(programme)
  const tokens: AccountTables['tokens'] = programme.tables.tokens

  /**
   * Queues a mail in a transaction, in the account's language. Spam relay: the name is written only to the account's
   * proven mailbox, since a stranger who signs somebody up chooses the name.
   */
  async function writeMail(
    deps: AccountDeps,
    transaction: Sql,
    { kind, account, to = account.email, token, values = {}, facts, picture, attachments = [] }: MailOptions<Kind>,
  ): Promise<void> {
    const isProven = account.activatedAt !== null && to === account.email
    const mail = programme.composeMail({
      kind,
      locale: account.locale,
      origin: deps.siteOrigin,
      name: isProven ? await nameOf(transaction, account.id) : undefined,
      values,
      facts,
      picture,
      ...(token === undefined ? {} : { token }),
    })
    const carried = attachments.length > 0 ? { attachments } : {}
    await deps.outbox.add(transaction, { kind, ownerId: account.id, recipient: to, ...mail, ...carried })
  }

  /** The first name; undefined for an old one that mail programs would turn into a link. */
  async function nameOf(transaction: Sql, accountId: string): Promise<string | undefined> {
    const [profile] = await transaction
      .select({ name: profiles.firstName })
      .from(profiles)
      .where(eq(profiles.accountId, accountId))
    return profile && personNameFault(profile.name) === undefined ? profile.name : undefined
  }

  /**
   * Issues a token and mails its link. False when rate-limited. Denial of service: strangers may use up the limit, so
   * it applies only while the account has a link with half of its lifetime left.
   */
  async function mailLink(
    deps: AccountDeps,
    transaction: Sql,
    kind: Kind,
    {
      account,
      signUps,
      to,
      proves,
      values,
    }: Pick<MailOptions<Kind>, 'account' | 'to' | 'values'> & {
      /** For the link of a sign-up (`account`, which has no account yet): the sign-ups that share the rate limit. */
      readonly signUps?: readonly string[]
      readonly proves?: string
    },
  ): Promise<boolean> {
    const now = deps.clock.now()
    const isLimited = await hasEnough(deps, transaction, signUps ?? account.id, kind)
    const own = signUps ? inArray(tokens.signUpId, [...signUps]) : eq(tokens.accountId, account.id)
    if (isLimited && (await hasLastingToken(transaction, own, kind, now))) return false
    const token = await issueToken(
      transaction,
      {
        kind,
        ...(signUps ? { signUpId: account.id } : { accountId: account.id }),
        ...(proves === undefined ? {} : { email: proves }),
      },
      now,
    )
    await writeMail(deps, transaction, {
      kind,
      account,
      token,
      ...(to === undefined ? {} : { to }),
      ...(values === undefined ? {} : { values }),
    })
    return true
  }

  /** Whether an account, or the sign-ups of an e-mail together, have reached the rate limit for a kind of mail. */
  async function hasEnough(
    deps: AccountDeps,
    transaction: Sql,
    owners: string | readonly string[],
    kind: Kind,
  ): Promise<boolean> {
    const [sent] = await transaction
      .select({ times: count() })
      .from(mails)
      .leftJoin(accounts, eq(accounts.id, mails.ownerId))
      .where(
        and(
          inArray(mails.ownerId, [owners].flat()),
          eq(mails.kind, kind),
          gt(mails.createdAt, new Date(deps.clock.now() - HOUR)),
          or(isNull(accounts.mailsCountFrom), gt(mails.createdAt, accounts.mailsCountFrom)),
        ),
      )
    return (sent?.times ?? 0) >= MOST
  }

  return { writeMail, mailLink, hasEnough }
}

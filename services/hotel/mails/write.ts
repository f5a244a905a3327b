import { and, count, eq, gt } from 'drizzle-orm'
import { personNameFault } from '#lib/domain/person-name.ts'
import type { MailKind } from '#lib/i18n/locales/types.ts'
import type { Sql } from '../../kit/database.ts'
import type { Account } from '../accounts/account.ts'
import type { Hotel } from '../hotel.ts'
import { mails, profiles } from '../schema.ts'
import { type TokenKind, hasLastingToken, issueToken } from '../tokens.ts'
import { composeMail } from './compose.ts'

/** Rate limit: mails of one kind per account and hour, against flooding of a mailbox. */
const MOST = 5
const HOUR = 3_600_000

interface MailOptions {
  readonly kind: MailKind
  readonly account: Account
  /** Recipient; default: the account's address. */
  readonly to?: string
  readonly token?: string
  readonly values?: Readonly<Record<string, string>>
}

/**
 * Writes a mail in a transaction, in the account's language. Spam by way of our mails: a name is written only to the
 * mailbox that has proven the account, since a stranger who signs somebody up chooses the name.
 */
export async function writeMail(
  hotel: Hotel,
  transaction: Sql,
  { kind, account, to = account.email, token, values = {} }: MailOptions,
): Promise<void> {
  const isProven = account.activatedAt !== null && to === account.email
  const mail = composeMail({
    kind,
    locale: account.locale,
    origin: hotel.siteOrigin,
    name: isProven ? await nameOf(transaction, account.id) : undefined,
    values,
    ...(token === undefined ? {} : { token }),
  })
  await hotel.outbox.add(transaction, { kind, ownerId: account.id, recipient: to, ...mail })
}

/** The first name; undefined for one that is older than the rule against names that mail programs make links of. */
async function nameOf(transaction: Sql, accountId: string): Promise<string | undefined> {
  const [profile] = await transaction
    .select({ name: profiles.firstName })
    .from(profiles)
    .where(eq(profiles.accountId, accountId))
  return profile && personNameFault(profile.name) === undefined ? profile.name : undefined
}

/**
 * Issues a token and mails its link. False when rate-limited. Denial of service: strangers may use up the limit, so it
 * holds only while the account has a link that lasts.
 */
export async function mailLink(
  hotel: Hotel,
  transaction: Sql,
  kind: TokenKind & MailKind,
  { account, to, proves, values }: Pick<MailOptions, 'account' | 'to' | 'values'> & { readonly proves?: string },
): Promise<boolean> {
  const now = hotel.clock.now()
  const isLimited = await hasEnough(hotel, transaction, account.id, kind)
  if (isLimited && (await hasLastingToken(transaction, account.id, kind, now))) return false
  const token = await issueToken(
    transaction,
    { kind, accountId: account.id, ...(proves === undefined ? {} : { email: proves }) },
    now,
  )
  await writeMail(hotel, transaction, {
    kind,
    account,
    token,
    ...(to === undefined ? {} : { to }),
    ...(values === undefined ? {} : { values }),
  })
  return true
}

/** Whether an account has reached the rate limit for a kind of mail. */
export async function hasEnough(hotel: Hotel, transaction: Sql, accountId: string, kind: MailKind): Promise<boolean> {
  const [sent] = await transaction
    .select({ times: count() })
    .from(mails)
    .where(
      and(eq(mails.ownerId, accountId), eq(mails.kind, kind), gt(mails.createdAt, new Date(hotel.clock.now() - HOUR))),
    )
  return (sent?.times ?? 0) >= MOST
}

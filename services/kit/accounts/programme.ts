import type { KeyPair } from '../seal.ts'
import type { SQL } from 'drizzle-orm'
import type { Client } from '@barriere/shared/contracts/client.ts'
import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import type { PasswordOwner } from '@barriere/shared/domain/people/password.ts'
import type { Sql } from '../database.ts'
import type { HttpError } from '../http-error.ts'
import type { MailFact, MailPicture } from '../mail/layout.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { Lockouts } from '../passwords/lockouts.ts'
import type { Passwords } from '../passwords/passwords.ts'
import type { AuthEvents } from './events.ts'
import type { Session } from './sessions.ts'
import type { AccountTables } from './tables.ts'

/** Faults of an account operation; each programme has its own code for each. */
export type AccountFault =
  /** Wrong e-mail or password. */
  | 'credentials'
  /** Too many wrong passwords. */
  | 'blocked'
  | 'notActivated'
  /** The session's account has been deleted. */
  | 'noAccount'
  /** The account of a mailed link has been deleted. */
  | 'noAccountOfLink'
  | 'noAccountOfEmail'
  | 'emailTaken'
  | 'sameEmail'
  /** A new password breaks a rule. */
  | 'password'
  /** A link that is unknown, used, superseded or too old. */
  | 'link'
  | 'resetUnknown'
  | 'resetUsed'
  | 'resetExpired'
  /** Too many mails were requested within the hour. */
  | 'tooManyMails'

/** Mails that every programme writes. */
export type AccountMail =
  | 'activation'
  | 'already-registered'
  | 'reset'
  | 'password-changed'
  | 'email'
  | 'email-undo'
  | 'email-changed'
  | 'new-browser'
  | 'inactive'
  | 'deleted'

export interface MailContents<K extends string = string> {
  readonly kind: K
  readonly locale: Locale
  /** The site's origin, without a trailing slash. */
  readonly origin: string
  /** Token of the link. */
  readonly token?: string
  /** First name of the person greeted; undefined greets without one. */
  readonly name: string | undefined
  /** Placeholders of the text. */
  readonly values: Readonly<Record<string, string>>
  /** Labelled details, after the purpose. */
  readonly facts?: readonly MailFact[] | undefined
  readonly picture?: MailPicture | undefined
}

/** Subject, plain text and HTML of a mail. */
export interface WrittenMail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Definition of a programme, the same in every process. `K`: kinds of its own mails. */
export interface Programme<T extends AccountTables = AccountTables, K extends string = never> {
  readonly tables: T
  readonly refuse: (fault: AccountFault, options?: { readonly lastTry: boolean }) => HttpError
  readonly composeMail: (contents: MailContents<K | AccountMail>) => WrittenMail
  /** What a password of an account must not contain. */
  readonly passwordOwner: (database: Sql, accountId: string) => Promise<PasswordOwner>
  /** Further kinds of tokens that a new password supersedes. */
  readonly endedByPassword: readonly string[]
  /** Condition on accounts: a further contact after a moment, such as a stay. */
  readonly contactAfter?: (database: Sql, moment: number) => SQL
}

/** Dependencies of the work on accounts, injected. */
export interface AccountDeps {
  readonly sql: Sql
  readonly clock: Clock
  readonly passwords: Passwords
  readonly lockouts: Lockouts
  readonly outbox: Outbox
  readonly events: AuthEvents
  /** Key of the idempotency fingerprints. */
  readonly fingerprints: KeyPair
  /** Origin of the links in mails. */
  readonly siteOrigin: string
}

/**
 * An answer, or a refusal whose transaction is committed (a thrown one rolls back). The stored answer is deleted with
 * the account `accountId`.
 */
export type Outcome<T, Code extends string = never> = ({ readonly answer: T } | { readonly refused: Code }) & {
  readonly accountId: string | null
}

/** A request on an account. */
export interface AccountCall<I> {
  readonly input: I
  readonly client: Client
}

/** A request of a signed-in member. */
export interface MemberCall<I = unknown> extends AccountCall<I> {
  readonly session: Session
}

/** A request whose repetitions get the first answer. */
export interface KeyedCall<I, A> extends AccountCall<I> {
  idempotent(work: (transaction: Sql) => Promise<Outcome<A>>): Promise<A>
}

import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import type { Sql } from '../../kit/database.ts'
import { hasEditor } from '../../kit/deployment.ts'
import type { Env } from '../../kit/env.ts'
import { HttpError } from '../../kit/http-error.ts'
import type { Logger } from '../../kit/log.ts'
import { Outbox } from '../../kit/mail/outbox.ts'
import { callerAddress } from '../../kit/networks.ts'
import { transportOf } from '../../kit/mail/transport-of.ts'
import { LOCKOUT, Lockouts } from '../../kit/passwords/lockouts.ts'
import { Passwords } from '../../kit/passwords/passwords.ts'
import { Seal, deriveKeys } from '../../kit/seal.ts'
import { StaffAccounts } from '../../kit/staff/accounts.ts'
import { resealSecondSteps } from '../../kit/staff/reseal-second-steps.ts'
import { type StaffBrowser, staffBrowser } from '../../kit/staff/browser.ts'
import { KnownBrowsers } from '../../kit/staff/known-browsers.ts'
import type { StaffOrigin } from '../../kit/staff/login.ts'
import { StaffRecovery } from '../../kit/staff/recovery.ts'
import { StaffSessions } from '../../kit/staff/sessions.ts'
import type { Mentionable } from '../contract/mentions.ts'
import type { Activity } from '../management/rights.ts'
import { Activities } from './activities.ts'
import { ApiKeys } from './api-keys.ts'
import { invitationMail, recoveryMail } from './invitation-mail.ts'
import { Notices } from './notices.ts'
import { Presences } from './presences.ts'
import type { Principal } from './principal.ts'
import { collaborators, editorLockouts, editorMails, editorSessions } from './schema.ts'

/** Milliseconds after which a session ends: without a request, and whatever happens. */
const LIMITS = { idle: 8 * 3_600_000, longest: 24 * 3_600_000 } as const

/** Milliseconds for which records of mails are kept once they are sent. */
const MAILS_KEPT = 30 * 86_400_000

export type Collaborator = typeof collaborators.$inferSelect

interface PeopleOptions {
  readonly env: Env
  readonly sql: Sql
  readonly clock: Clock
  readonly log: Logger
  /** Whether the accounts of the demonstration may sign in, which have no second step. */
  readonly isDemonstration: boolean
  /** Address of this process, once it listens. */
  readonly baseUrl: () => string
}

export const toPrincipal = ({ number, email, name, role, language }: Collaborator): Principal => ({
  kind: 'person',
  id: String(number),
  name,
  role,
  email,
  language,
})

/** Who works with the content service: accounts, sessions, tokens, and the trail of what they do. */
export class People {
  readonly accounts: StaffAccounts<typeof collaborators>
  readonly activities: Activities
  readonly keys: ApiKeys
  readonly notices: Notices
  readonly recovery: StaffRecovery<typeof collaborators>
  readonly outbox: Outbox
  readonly passwords: Passwords
  readonly presences: Presences
  readonly #sql: Sql
  readonly #clock: Clock
  readonly #browser: StaffBrowser
  readonly #lockouts: Lockouts
  readonly #sessions: StaffSessions<typeof collaborators, typeof editorSessions>
  readonly #origin: () => string
  readonly #isOpen: boolean
  readonly #proxies: number
  readonly #reseal: () => Promise<void>

  constructor({ env, sql, clock, log, isDemonstration, baseUrl }: PeopleOptions) {
    this.#sql = sql
    this.#clock = clock
    this.#isOpen = hasEditor(env)
    this.#proxies = env.TRUSTED_PROXIES
    this.#origin = () => env.EDITOR_ORIGIN ?? baseUrl()
    const browsers = new KnownBrowsers(deriveKeys(env.EDITOR_KEY, 'editor known browsers'))
    this.#browser = staffBrowser({
      cookie: 'editor',
      origin: env.EDITOR_ORIGIN,
      proxies: env.TRUSTED_PROXIES,
      browsers,
    })
    this.#lockouts = new Lockouts(sql, editorLockouts, clock, { ...LOCKOUT, programme: 'editor' })
    this.#sessions = new StaffSessions({
      sql,
      clock,
      accounts: collaborators,
      sessions: editorSessions,
      limits: LIMITS,
    })
    this.activities = new Activities({ clock, days: env.EDITOR_EVENTS_DAYS })
    this.keys = new ApiKeys({ sql, clock })
    this.presences = new Presences({ sql, clock })
    this.passwords = new Passwords(env.EDITOR_KEY, () => new HttpError(429, {}, { 'retry-after': '2' }))
    this.outbox = new Outbox({
      service: 'content',
      sql,
      table: editorMails,
      transport: transportOf(env, baseUrl),
      from: env.EDITOR_MAIL_FROM,
      clock,
      log,
    })
    this.notices = new Notices({ outbox: this.outbox, origin: this.#origin })
    const staff = {
      sql,
      clock,
      accounts: collaborators,
      sessions: editorSessions,
      passwords: this.passwords,
      lockouts: this.#lockouts,
      browsers,
      seal: new Seal(env.EDITOR_KEY, 'editor second step secrets'),
      trail: this.activities,
      issuer: 'Barrière, rédaction',
      lockoutPrefix: 'editor',
      allowsNoSecondStep: isDemonstration,
    }
    this.accounts = new StaffAccounts(staff)
    this.#reseal = () => resealSecondSteps(staff, { log })
    this.recovery = new StaffRecovery(staff)
  }

  hasCookie(context: Context): boolean {
    return this.#browser.readCookie(context) !== undefined
  }

  /**
   * CSRF: whether the editor's own page makes a call; never where there is no editor. A header of our own cannot come
   * from another site's page, which no CORS answer allows; the fetch metadata and the origin are asked for besides,
   * where browsers tell them.
   */
  isFromEditor(context: Context): boolean {
    const { req } = context
    if (!this.#isOpen || req.header('x-editor') !== '1') return false
    const site = req.header('sec-fetch-site')
    if (site !== undefined && site !== 'same-origin') return false
    // Browsers tell the origin of each request that may change something.
    const isRead = req.method === 'GET' && req.header('origin') === undefined
    return isRead || this.#browser.isOwn(context)
  }

  /**
   * The person whom a session's cookie belongs to; undefined where it is over, or none.
   * @param isPolled the browser calls by itself, which does not prolong the session
   */
  async principalOf(context: Context, { isPolled = false } = {}): Promise<Principal | undefined> {
    const cookie = this.#browser.readCookie(context)
    if (cookie === undefined) return undefined
    const account = isPolled ? await this.#sessions.peek(cookie) : (await this.#sessions.use(cookie))?.account
    return account && toPrincipal(account)
  }

  /** Who holds a token of the management API; undefined for none of ours. Throws where it may not be used. */
  keyHolder(context: Context, token: string): Promise<Principal | undefined> {
    return this.keys.principalOf({ token, address: callerAddress(context, this.#proxies) })
  }

  /** Takes a try of the rate limit for logins and mailed links; `succeeded` gives it back. */
  allowed(context: Context): Promise<boolean> {
    return this.#browser.allowed(context)
  }

  /** Where a login comes from. */
  originOf(context: Context): StaffOrigin {
    return this.#browser.originOf(context)
  }

  succeeded(context: Context): Promise<void> {
    return this.#browser.succeeded(context)
  }

  /** Begins a session, in the place of the browser's former one. */
  async signIn(context: Context, { id, email }: Collaborator): Promise<void> {
    const before = this.#browser.readCookie(context)
    const cookie = await this.#sql.transaction(async (transaction) => {
      if (before !== undefined) await this.#sessions.end(before, transaction)
      await this.activities.add(transaction, { actor: email, kind: 'login' })
      return await this.#sessions.begin(id, transaction)
    })
    this.#browser.writeCookie(context, cookie)
    this.#browser.remember(context, id)
  }

  /** @param everywhere ends the person's sessions in other browsers too */
  async signOut(context: Context, everywhere = false): Promise<void> {
    const cookie = this.#browser.readCookie(context)
    if (cookie === undefined) return
    const used = await this.#sessions.use(cookie)
    await this.#sql.transaction(async (transaction) => {
      await this.#sessions.end(cookie, transaction)
      if (used && everywhere) await this.#sessions.endAll(used.account.id, transaction)
      if (used) await this.activities.add(transaction, { actor: used.account.email, kind: 'logout' })
    })
    this.#browser.writeCookie(context, '')
  }

  /** An account by its number in the management API. */
  async find(number: number): Promise<Collaborator | undefined> {
    const [row] = await this.#sql.select().from(collaborators).where(eq(collaborators.number, number))
    return row
  }

  /** The account of a person who calls. */
  async own({ email = '' }: Principal): Promise<Collaborator | undefined> {
    const [row] = await this.#sql.select().from(collaborators).where(eq(collaborators.email, email))
    return row
  }

  async setLanguage({ email = '' }: Principal, language: Collaborator['language']): Promise<void> {
    await this.#sql.update(collaborators).set({ language }).where(eq(collaborators.email, email))
  }

  /** Address at which an invitation is taken. The secret is in the fragment, which no server and no log sees. */
  invitationAddress(secret: string): string {
    return `${this.#origin()}/content/editor/invitation#${secret}`
  }

  /** Writes the mail of an invitation, in the invitation's transaction. */
  async mailInvitation(
    transaction: Sql,
    account: Pick<Collaborator, 'id' | 'email' | 'name'>,
    secret: string,
    language: Collaborator['language'],
  ): Promise<void> {
    await this.outbox.add(transaction, {
      kind: 'invitation',
      ownerId: account.id,
      recipient: account.email,
      ...invitationMail({
        language,
        name: account.name,
        origin: this.#origin(),
        address: this.invitationAddress(secret),
      }),
    })
  }

  /** Mails a link that sets a new password, where the address has an account. */
  async mailRecovery(email: string): Promise<void> {
    await this.recovery.ask(email, (transaction, { id, name, language, email: recipient }, secret) =>
      this.outbox.add(transaction, {
        kind: 'recovery',
        ownerId: id,
        recipient,
        ...recoveryMail({
          language,
          name,
          origin: this.#origin(),
          address: `${this.#origin()}/content/editor/recovery#${secret}`,
        }),
      }),
    )
    this.outbox.poke()
  }

  /** The people whom a comment may mention: they can open the page, or can once they have taken their invitation. */
  async mentionable(): Promise<readonly Mentionable[]> {
    const all = await this.accounts.list()
    return all.filter(({ state }) => state !== 'expired').map(({ number, name }) => ({ id: number, name }))
  }

  /** Names by the numbers of the management API, as they are now. */
  async names(): Promise<ReadonlyMap<number, string>> {
    const rows = await this.#sql.select({ number: collaborators.number, name: collaborators.name }).from(collaborators)
    return new Map(rows.map(({ number, name }) => [number, name]))
  }

  /** Adds a call that changes nothing here to the audit trail, such as one that signs a link. */
  async recordActivity(principal: Principal, kind: Activity, subject?: string): Promise<void> {
    await this.activities.record(this.#sql, principal, kind, subject)
  }

  /** Retention, and what administrators are told before something ends. */
  async sweep(): Promise<void> {
    await this.keys.warn((transaction, key) => this.notices.keyEnds(transaction, key))
    await this.#sessions.sweep()
    await this.presences.sweep()
    await this.#lockouts.sweep()
    await this.activities.sweep(this.#sql)
    await this.outbox.sweep(new Date(this.#clock.now() - MAILS_KEPT))
    await this.#reseal()
  }
}

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
import type { Mentionable } from '@barriere/shared/stories/mentions.ts'
import type { Activity } from '../management/rights.ts'
import { Activities } from './activities.ts'
import { ApiKeys } from './api-keys.ts'
import { invitationMail, recoveryMail } from './invitation-mail.ts'
import { Notices } from './notices.ts'
import { Presences } from './presences.ts'
import type { Principal } from './principal.ts'
import { collaborators, editorLockouts, editorMails, editorSessions } from './schema.ts'

/** Milliseconds after which a session ends: without a request, and in any case. */
const LIMITS = { idle: 8 * 3_600_000, longest: 24 * 3_600_000 } as const

/** Milliseconds for which sent mails are recorded. */
const MAILS_KEPT = 30 * 86_400_000

export type Collaborator = typeof collaborators.$inferSelect

interface PeopleOptions {
  readonly env: Env
  readonly sql: Sql
  readonly clock: Clock
  readonly log: Logger
  /** Whether the accounts of the demonstration, which have no second step, may sign in. */
  readonly isDemonstration: boolean
  /** Address of this process, known once it listens. */
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

/** Users of the content service: accounts, sessions, tokens, and the audit trail. */
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
   * CSRF: whether the call comes from the editor's own page. False without an editor. Another site's page cannot send
   * our header, because no CORS answer allows it. Fetch metadata and origin are checked too, if the browser sends them.
   */
  isFromEditor(context: Context): boolean {
    const { req } = context
    if (!this.#isOpen || req.header('x-editor') !== '1') return false
    const site = req.header('sec-fetch-site')
    if (site !== undefined && site !== 'same-origin') return false
    // Browsers send the origin with every request that may change something.
    const isRead = req.method === 'GET' && req.header('origin') === undefined
    return isRead || this.#browser.isOwn(context)
  }

  /**
   * The person of a session's cookie; undefined if the session is over or unknown.
   * @param isPolled the browser polls, which does not prolong the session
   */
  async principalOf(context: Context, { isPolled = false } = {}): Promise<Principal | undefined> {
    const cookie = this.#browser.readCookie(context)
    if (cookie === undefined) return undefined
    const account = isPolled ? await this.#sessions.peek(cookie) : (await this.#sessions.use(cookie))?.account
    return account && toPrincipal(account)
  }

  /** The holder of a token of the management API; undefined for an unknown one. Throws if it may not be used. */
  keyHolder(context: Context, token: string): Promise<Principal | undefined> {
    return this.keys.principalOf({ token, address: callerAddress(context, this.#proxies) })
  }

  /** Rate limit for logins and mailed links: takes one attempt, which `succeeded` returns. */
  allowed(context: Context): Promise<boolean> {
    return this.#browser.allowed(context)
  }

  /** Origin of a login: client address and known browser. */
  originOf(context: Context): StaffOrigin {
    return this.#browser.originOf(context)
  }

  succeeded(context: Context): Promise<void> {
    return this.#browser.succeeded(context)
  }

  /** Begins a session, which replaces the browser's former one. */
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

  /** Finds an account by its number in the management API. */
  async find(number: number): Promise<Collaborator | undefined> {
    const [row] = await this.#sql.select().from(collaborators).where(eq(collaborators.number, number))
    return row
  }

  /** The account of the caller. */
  async own({ email = '' }: Principal): Promise<Collaborator | undefined> {
    const [row] = await this.#sql.select().from(collaborators).where(eq(collaborators.email, email))
    return row
  }

  async setLanguage({ email = '' }: Principal, language: Collaborator['language']): Promise<void> {
    await this.#sql.update(collaborators).set({ language }).where(eq(collaborators.email, email))
  }

  /** URL of an invitation. The secret is in the fragment, which is not sent to servers and not logged. */
  invitationAddress(secret: string): string {
    return `${this.#origin()}/content/editor/invitation#${secret}`
  }

  /** Writes the mail of an invitation, in the transaction of the invitation. */
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

  /** Mails a link for a new password, if the address has an account. */
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

  /** People who can be mentioned: they can open the page, or will once they accept their invitation. */
  async mentionable(): Promise<readonly Mentionable[]> {
    const all = await this.accounts.list()
    return all.filter(({ state }) => state !== 'expired').map(({ number, name }) => ({ id: number, name }))
  }

  /** Current names by the numbers of the management API. */
  async names(): Promise<ReadonlyMap<number, string>> {
    const rows = await this.#sql.select({ number: collaborators.number, name: collaborators.name }).from(collaborators)
    return new Map(rows.map(({ number, name }) => [number, name]))
  }

  /** Records a call without a change here in the audit trail, such as signing a link. */
  async recordActivity(principal: Principal, kind: Activity, subject?: string): Promise<void> {
    await this.activities.record(this.#sql, principal, kind, subject)
  }

  /** Retention, and mails to administrators before a token ends. */
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

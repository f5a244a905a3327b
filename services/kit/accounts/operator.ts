import { and, count, eq } from 'drizzle-orm'
import { UNKNOWN_CLIENT } from '@barriere/shared/contracts/client.ts'
import { type MemberPerson, type MemberState, memberSearch } from '@barriere/shared/programmes/operator.ts'
import { emailKey, isEmail } from '@barriere/shared/domain/people/email.ts'
import { type SecretPair, isBearer } from '@barriere/shared/secrets/secret-pair.ts'
import type { Sql } from '../database.ts'
import { type KitApp, newRoutes } from '../http.ts'
import { readJsonBody } from '../json-body.ts'
import type { Refusal } from '../refusals.ts'
import { isUuid } from '../uuid.ts'
import { type AccountOf, accountsOf } from './account.ts'
import { confirmKey } from './confirm-password.ts'
import { leaveOf } from './leave.ts'
import { deviceKey, loginKey } from './login.ts'
import type { AccountDeps, Programme } from './programme.ts'
import { sessionsOf } from './sessions.ts'
import type { AccountTables, AccountsTable } from './tables.ts'

const LIMITS = { bytes: 4_096, depth: 3 } as const

/** Programme-specific parts of the operator calls. */
export interface OperatedMember {
  /** Account id of a membership number or card. */
  find(database: Sql, number: string): Promise<string | undefined>
  state(database: Sql, accountId: string): Promise<Pick<MemberState, 'number' | 'status' | 'isLimited'>>
  /** Lockout keys besides those of login and password. */
  lockoutKeys(database: Sql, accountId: string): Promise<readonly string[]>
  /** The same export as in the member's own area. */
  export(accountId: string): Promise<object>
}

interface OperatorOptions {
  readonly deps: AccountDeps
  readonly member: OperatedMember
  readonly token: SecretPair
  readonly refusal: Refusal<'default'>
  /** Error for a wrong token. */
  readonly unauthorized: () => Error
}

/** Operator calls on the accounts of a programme. The desk that calls records actor and reason in its audit trail. */
export function operatorOf<T extends AccountTables>(programme: Programme<T>) {
  const accounts: AccountsTable = programme.tables.accounts
  const { devices, sessions, profiles }: Pick<AccountTables, 'devices' | 'sessions' | 'profiles'> = programme.tables
  const { findAccount, findAccountById, lockAccount } = accountsOf(programme)
  const { endEverySession, endSessions, isAlive } = sessionsOf(programme.tables)
  const { eraseAccount } = leaveOf(programme)

  /** All lockout keys of an account. */
  async function keysOf(database: Sql, member: OperatedMember, account: AccountOf<T>): Promise<readonly string[]> {
    const known = await database
      .select({ hash: devices.tokenHash })
      .from(devices)
      .where(eq(devices.accountId, account.id))
    return [
      loginKey(account.emailKey),
      confirmKey(account.id),
      ...known.map(({ hash }) => deviceKey(account.id, hash)),
      ...(await member.lockoutKeys(database, account.id)),
    ]
  }

  async function stateOf(
    { sql: database, clock, lockouts }: AccountDeps,
    member: OperatedMember,
    account: AccountOf<T>,
  ): Promise<MemberState> {
    const own = and(eq(sessions.accountId, account.id), isAlive(clock.now()))
    const [counted] = await database
      .select({ all: count(), proven: count(sessions.provenAt) })
      .from(sessions)
      .where(own)
    let lockedUntil: Date | undefined
    for (const key of await keysOf(database, member, account)) {
      const until = await lockouts.blockedUntil(key)
      if (until && (!lockedUntil || until > lockedUntil)) lockedUntil = until
    }
    return {
      id: account.id,
      ...(await member.state(database, account.id)),
      createdAt: account.createdAt.toISOString(),
      ...(account.activatedAt ? { activatedAt: account.activatedAt.toISOString() } : {}),
      ...(lockedUntil ? { lockedUntil: lockedUntil.toISOString() } : {}),
      sessions: counted?.all ?? 0,
      provenSessions: counted?.proven ?? 0,
      hasPendingEmail: account.pendingEmail !== null,
    }
  }

  async function personOf(database: Sql, account: AccountOf<T>): Promise<MemberPerson | undefined> {
    const { firstName, lastName, birthDate } = profiles
    const [row] = await database
      .select({ firstName, lastName, birthDate })
      .from(profiles)
      .where(eq(profiles.accountId, account.id))
    const { email, pendingEmail } = account
    return row && { email, ...(pendingEmail === null ? {} : { pendingEmail }), ...row }
  }

  /** Lifts all lockouts of an account, and its hourly limits of mails. */
  const unlock = (deps: AccountDeps, member: OperatedMember, account: AccountOf<T>): Promise<void> =>
    deps.sql.transaction(async (transaction) => {
      for (const key of await keysOf(transaction, member, account)) await deps.lockouts.lift(key, transaction)
      await transaction
        .update(accounts)
        .set({ mailsCountFrom: new Date(deps.clock.now()) })
        .where(eq(accounts.id, account.id))
    })

  const endOwn = (deps: AccountDeps, { id }: AccountOf<T>): Promise<void> =>
    deps.sql.transaction(async (transaction) => {
      await lockAccount(transaction, id)
      await endSessions(transaction, id)
      await deps.events.record(transaction, { kind: 'sessions-ended', accountId: id, client: UNKNOWN_CLIENT })
    })

  const erase = (deps: AccountDeps, { id }: AccountOf<T>): Promise<void> =>
    deps.sql.transaction(async (transaction) => {
      const account = await lockAccount(transaction, id)
      if (account) await eraseAccount(deps, transaction, account)
    })

  /**
   * Routes for operators: search by exact e-mail or number, state, personal data, and actions on an account. 404: no
   * such member.
   */
  function operatorRoutes({ deps, member, token, refusal, unauthorized }: OperatorOptions): KitApp {
    const app = newRoutes()
    app.use('*', async (context, next) => {
      context.header('cache-control', 'private, no-store')
      if (!isBearer(context.req.header('authorization'), token)) throw unauthorized()
      await next()
    })
    const required = <A>(found: A | undefined): A => {
      if (found === undefined) throw refusal('default', { status: 404 })
      return found
    }
    const byId = async (id: string): Promise<AccountOf<T>> =>
      required(isUuid(id) ? await findAccountById(deps.sql, id) : undefined)
    app.post('/members/search', async (context) => {
      const read = memberSearch.safeParse(await readJsonBody(context.req.raw, LIMITS))
      if (!read.success) throw refusal('default', { status: 422, fields: ['text'] })
      const { text } = read.data
      const found = isEmail(text)
        ? (await findAccount(deps.sql, emailKey(text)))?.id
        : await member.find(deps.sql, text)
      return context.json(await stateOf(deps, member, await byId(found ?? '')))
    })
    app.post('/members/:id', async (context) =>
      context.json(await stateOf(deps, member, await byId(context.req.param('id')))),
    )
    app.post('/members/:id/person', async (context) =>
      context.json(required(await personOf(deps.sql, await byId(context.req.param('id'))))),
    )
    app.post('/members/:id/export', async (context) => {
      const { id } = await byId(context.req.param('id'))
      return context.json({ data: await member.export(id) })
    })
    const acts = {
      'sessions/end': endOwn,
      'unlock': (_deps: AccountDeps, account: AccountOf<T>) => unlock(deps, member, account),
      'erase': erase,
    }
    for (const [path, act] of Object.entries(acts))
      app.post(`/members/:id/${path}`, async (context) => {
        await act(deps, await byId(context.req.param('id')))
        deps.outbox.poke()
        return context.json({ status: 'done' })
      })
    app.post('/sessions/end', async (context) => {
      await endEverySession(deps.sql, deps.clock.now())
      return context.json({ status: 'done' })
    })
    return app
  }

  return { operatorRoutes }
}

import { z } from 'zod'
import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import { isEmail } from '@barriere/shared/domain/people/email.ts'
import { cleanCode, cleanLine } from '@barriere/shared/domain/people/typed-text.ts'
import { isBearer } from '@barriere/shared/secrets/secret-pair.ts'
import type { Sql } from '../../kit/database.ts'
import { hasDesk } from '../../kit/deployment.ts'
import type { Env } from '../../kit/env.ts'
import { HttpError } from '../../kit/http-error.ts'
import { type KitApp, newRoutes } from '../../kit/http.ts'
import { fingerprintKeys } from '../../kit/idempotency.ts'
import type { Logger } from '../../kit/log.ts'
import { readJsonBody } from '../../kit/json-body.ts'
import type { Outbox } from '../../kit/mail/outbox.ts'
import { LOCKOUT, Lockouts } from '../../kit/passwords/lockouts.ts'
import { Passwords } from '../../kit/passwords/passwords.ts'
import { Seal, deriveKeys } from '../../kit/seal.ts'
import { StaffAccounts } from '../../kit/staff/accounts.ts'
import { KnownBrowsers } from '../../kit/staff/known-browsers.ts'
import { resealSecondSteps } from '../../kit/staff/reseal-second-steps.ts'
import type { RequestContent } from '../requests/content.ts'
import type { SessionStore } from '../sessions/store.ts'
import { Approvals } from './approvals.ts'
import { CasinoDesk } from './casino-desk.ts'
import { Inbox } from './inbox.ts'
import { MemberDesk } from './member-desk.ts'
import { isRight } from './rights.ts'
import { deskRoutes } from './routes.ts'
import { deskAccounts, deskLockouts, deskSessions } from './schema.ts'
import { Sessions } from './sessions.ts'
import { Trail } from './trail.ts'

interface StartOptions {
  readonly env: Env
  readonly sql: Sql
  readonly clock: Clock
  readonly outbox: Outbox
  readonly log: Logger
  readonly content: RequestContent
  readonly browserSessions: SessionStore
  /** Address of this process, once it listens. */
  readonly baseUrl: () => string
}

/** The desk: its pages, undefined without a desk, and the routes of the command line that manages its accounts. */
export function startDesk({ env, sql, clock, outbox, log, content, browserSessions, baseUrl }: StartOptions): {
  readonly pages: KitApp | undefined
  readonly accounts: KitApp
  sweep(): Promise<void>
} {
  const trail = new Trail({ clock, days: env.DESK_EVENTS_DAYS })
  const lockouts = new Lockouts(sql, deskLockouts, clock, { ...LOCKOUT, programme: 'desk' })
  const passwords = new Passwords(env.DESK_KEY, () => new HttpError(429, {}, { 'retry-after': '2' }))
  const seal = new Seal(env.DESK_KEY, 'desk second step secrets')
  const browsers = new KnownBrowsers(deriveKeys(env.DESK_KEY, 'desk known browsers'))
  const staff = {
    sql,
    clock,
    accounts: deskAccounts,
    sessions: deskSessions,
    passwords,
    lockouts,
    browsers,
    seal,
    trail,
    issuer: 'Barrière, guichet',
    lockoutPrefix: 'desk',
  }
  const accounts = new StaffAccounts(staff)
  const sessions = new Sessions({ sql, clock, tokenKeys: deriveKeys(env.DESK_KEY, 'desk form tokens') })
  const inbox = new Inbox({
    sql,
    clock,
    outbox,
    trail,
    fingerprints: fingerprintKeys(env.SITE_SESSION_KEY, 'site'),
    siteOrigin: env.SITE_ORIGIN,
  })
  const { DESK_ORIGIN: origin, SITE_ORIGIN: siteOrigin, DESK_CASINO_URL: casinoUrl, TRUSTED_PROXIES: proxies } = env
  const casino =
    casinoUrl === undefined && !env.SERVICES.includes('casino')
      ? undefined
      : new CasinoDesk({ content, url: () => casinoUrl ?? `${baseUrl()}/casino`, token: env.CASINO_DESK_TOKEN[0], log })
  const members = new MemberDesk({
    url: (programme) => {
      const given = { hotel: env.DESK_HOTEL_URL, casino: casinoUrl }[programme]
      return given ?? (env.SERVICES.includes(programme) ? `${baseUrl()}/${programme}` : undefined)
    },
    token: env.OPERATOR_TOKEN[0],
    sessions: browserSessions,
    log,
  })
  const approvals = new Approvals({ sql, clock, trail, alone: env.DESK_REFUND_EUROS * 100 })
  const options = { sql, clock, accounts, sessions, inbox, trail, casino, members, approvals, browsers }
  return {
    pages: hasDesk(env) ? deskRoutes({ ...options, origin, siteOrigin, proxies }) : undefined,
    accounts: accountRoutes(accounts, env, () => origin ?? baseUrl()),
    async sweep() {
      await sessions.sweep()
      await lockouts.sweep()
      await trail.sweep(sql)
      await resealSecondSteps(staff, { log })
    },
  }
}

const LIMITS = { depth: 4 } as const

const email = z.string().overwrite(cleanCode).max(254).refine(isEmail)

const rights = z.array(z.string().trim().toLowerCase().refine(isRight)).max(1_000)

const command = z.discriminatedUnion('command', [
  z.strictObject({ command: z.literal('list') }),
  z.strictObject({ command: z.literal('add'), email, name: z.string().overwrite(cleanLine).min(1).max(80), rights }),
  z.strictObject({ command: z.literal('rights'), email, rights }),
  z.strictObject({ command: z.literal('reset'), email }),
  z.strictObject({ command: z.literal('remove'), email }),
])

/** `POST /desk-accounts`, called by `scripts/desk.ts`. */
function accountRoutes(accounts: StaffAccounts<typeof deskAccounts>, env: Env, origin: () => string): KitApp {
  const app = newRoutes()
  app.post('/desk-accounts', async (context) => {
    context.header('cache-control', 'private, no-store')
    if (!hasDesk(env)) throw new HttpError(404, { error: 'Not Found' })
    if (!isBearer(context.req.header('authorization'), env.DESK_TOKEN))
      throw new HttpError(401, { error: 'Unauthorized' })
    const read = command.safeParse(await readJsonBody(context.req.raw, LIMITS))
    if (!read.success)
      throw new HttpError(422, { fields: [...new Set(read.error.issues.map(({ path }) => String(path[0] ?? '')))] })
    const given = read.data
    const invited = (secret: string | undefined, status: 404 | 409): Response => {
      if (secret === undefined) throw new HttpError(status, { error: status === 404 ? 'Not Found' : 'Conflict' })
      return context.json({ invitation: `${origin()}/desk/invitation?t=${secret}` })
    }
    const done = (found: boolean): Response => {
      if (!found) throw new HttpError(404, { error: 'Not Found' })
      return context.json({})
    }
    switch (given.command) {
      case 'list':
        return context.json({
          accounts: (await accounts.list()).map(({ email, name, rights, state }) => ({ email, name, rights, state })),
        })
      case 'add':
        return invited(
          await accounts.add(
            { email: given.email, name: given.name, rights: given.rights },
            { detail: given.rights.join(' ') },
          ),
          409,
        )
      case 'reset':
        return invited(await accounts.reset(given.email), 404)
      case 'rights':
        return done(await accounts.setGrant(given.email, { rights: given.rights }, { detail: given.rights.join(' ') }))
      case 'remove':
        return done(await accounts.remove(given.email))
    }
  })
  return app
}

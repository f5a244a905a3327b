import type { Sql } from '../../kit/database.ts'
import { type KitApp, newRoutes } from '../../kit/http.ts'
import type { StaffAccounts } from '../../kit/staff/accounts.ts'
import type { DeskBrowser, DeskContext } from './browser.ts'
import { wordsOf } from './language.ts'
import { reasonFault, reasonIn } from './act-fields.ts'
import { mayAudit } from './rights.ts'
import type { deskAccounts } from './schema.ts'
import type { DeskSession, Sessions } from './sessions.ts'
import { staffPage } from './staff-page.ts'
import { trailFilter } from './trail-filter.ts'
import { reportPage, trailPage } from './trail-page.ts'
import type { Trail } from './trail.ts'

interface TrailOptions {
  readonly sql: Sql
  readonly trail: Trail
  readonly sessions: Sessions
  readonly accounts: StaffAccounts<typeof deskAccounts>
}

/** Id of an event in an address. */
const EVENT = /^\d{1,15}$/

/** Pages for auditors: the trail, the report by person, colleagues' lockouts. */
export function trailRoutes(
  { sql, trail, sessions, accounts }: TrailOptions,
  { action, announce, announced, missing, page }: DeskBrowser,
): KitApp {
  const app = newRoutes()

  type Handle<R> = (context: DeskContext, session: DeskSession, rest: R) => Response | Promise<Response>
  const guarded =
    <R>(handle: Handle<R>): Handle<R> =>
    (context, session, rest) =>
      mayAudit(session.staff) ? handle(context, session, rest) : missing(context, session)

  app.get(
    '/trail',
    page(
      guarded(async (context, session) => {
        const given = context.req.query('before') ?? ''
        const before = EVENT.test(given) ? Number(given) : undefined
        const { events, next } = await trail.page(sql, session.trailFilter, before)
        return await trailPage(context, { session, events, next, later: before !== undefined })
      }),
    ),
  )

  // The session stores the filter: an address would reveal the search.
  app.post(
    '/trail/filter',
    action(
      guarded(async (context, { cookie }, form) => {
        const given = Object.fromEntries([...form].filter(([, value]) => value !== ''))
        await sessions.setTrailFilter(cookie, trailFilter.parse(form.has('reset') ? {} : given))
        return context.redirect('/desk/trail', 303)
      }),
    ),
  )

  app.get(
    '/report',
    page(
      guarded(async (context, session) => {
        const { from, to } = trailFilter.parse({ from: context.req.query('from'), to: context.req.query('to') })
        const days = { from, to }
        return await reportPage(context, { session, days, people: await trail.report(sql, days) })
      }),
    ),
  )

  app.get(
    '/staff',
    page(
      guarded(async (context, session) =>
        staffPage(context, { session, people: await accounts.list(), note: announced(context) }),
      ),
    ),
  )

  app.post(
    '/staff/unlock',
    action(
      guarded(async (context, session, form) => {
        const email = form.get('email') ?? ''
        // Another administrator is required: a thief with a stolen session must not lift the lockout that their guesses
        // caused.
        if (email === session.staff.email) return await missing(context, session)
        const reason = reasonIn(form)
        if (reason === undefined) {
          const wrong = { email, reason: form.get('reason') ?? '' }
          const note = { kind: 'bad', lines: [reasonFault(wordsOf(context))] } as const
          return await staffPage(context, { session, people: await accounts.list(), wrong, note })
        }
        if (!(await accounts.liftLockout(email, { actor: session.staff.email, detail: reason })))
          return await missing(context, session)
        announce(context, 'accessLifted')
        return context.redirect('/desk/staff', 303)
      }),
    ),
  )

  return app
}

import { type KitApp, newRoutes } from '../../kit/http.ts'
import type { DeskBrowser } from './browser.ts'
import { wordsOf } from './language.ts'
import { sayPage } from './markup.ts'
import { type ConsoleOptions, bad, eventOf, memberAccess } from './member-access.ts'
import { erasePage, everyonePage, isConfirmation } from './member-pages.ts'
import { reasonFault, reasonIn } from './act-fields.ts'

/** Irreversible acts of the console: each has its own page and asks for a fresh code. */
export function eraseRoutes({ sql, trail, members, accounts }: ConsoleOptions, browser: DeskBrowser): KitApp {
  const app = newRoutes()
  const { announce, missing } = browser
  const { show, act, programmeOf, memberOf, failure } = memberAccess(members, browser)

  app.get(
    '/members/:programme/sessions',
    show((context, session) => {
      const programme = programmeOf(context)
      return programme ? everyonePage(context, { session, programme }) : missing(context, session)
    }),
  )

  app.post(
    '/members/:programme/sessions',
    act(async (context, session, form) => {
      const programme = programmeOf(context)
      if (!programme) return await missing(context, session)
      const again = (field: string, line: string) =>
        everyonePage(context, {
          session,
          programme,
          typed: Object.fromEntries(form),
          invalid: [field],
          note: bad(line),
        })
      const reason = reasonIn(form)
      if (reason === undefined) return await again('reason', reasonFault(wordsOf(context)))
      if (!(await accounts.confirmCode(session.staff, form.get('code') ?? '')))
        return await again('code', wordsOf(context).freshCode.fault)
      const event = { actor: session.staff.email, subject: programme, reason }
      await trail.add(sql, { ...event, kind: 'programme-sessions' })
      const ended = await members.endEverySession(programme)
      if (!ended.ok) {
        await trail.add(sql, { ...event, kind: 'act-failed', detail: 'programme-sessions' })
        return await failure(context, session, 'unavailable')
      }
      announce(context, 'programmeEnded')
      return context.redirect('/desk/members', 303)
    }),
  )

  app.get(
    '/members/:programme/:id/erase',
    show(async (context, session) => {
      const found = await memberOf(context)
      if (!found.ok) return await failure(context, session, found.error)
      return await erasePage(context, { session, programme: found.value.member.programme, state: found.value.state })
    }),
  )

  app.post(
    '/members/:programme/:id/erase',
    act(async (context, session, form) => {
      const found = await memberOf(context)
      if (!found.ok) return await failure(context, session, found.error)
      const { member, state } = found.value
      const again = (field: string, line: string) =>
        erasePage(context, {
          session,
          programme: member.programme,
          state,
          typed: Object.fromEntries(form),
          invalid: [field],
          note: bad(line),
        })
      const reason = reasonIn(form)
      if (reason === undefined) return await again('reason', reasonFault(wordsOf(context)))
      const typed = (form.get('typed') ?? '').replace(/\s/g, '').toUpperCase()
      if (!isConfirmation(typed, state)) return await again('typed', wordsOf(context).members.erase.wrong)
      if (!(await accounts.confirmCode(session.staff, form.get('code') ?? '')))
        return await again('code', wordsOf(context).freshCode.fault)
      const event = { ...eventOf(session, member, state), reason }
      await trail.add(sql, { ...event, kind: 'member-erased' })
      const erased = await members.erase(member)
      if (!erased.ok) {
        await trail.add(sql, { ...event, kind: 'act-failed', detail: 'member-erased' })
        return await failure(context, session, erased.error)
      }
      const words = wordsOf(context).members
      return await sayPage(context, { title: words.title, text: words.erase.done, session }, 200)
    }),
  )

  return app
}

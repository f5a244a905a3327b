import { type KitApp, newRoutes } from '../../kit/http.ts'
import type { AccessOptions } from './access-routes.ts'
import { type AccountView, OTHERS, accountPage } from './account-pages.ts'
import type { DeskBrowser, DeskContext } from './browser.ts'
import { wordsOf } from './language.ts'
import { sayPage } from './markup.ts'
import type { DeskSession } from './sessions.ts'

/** The own account, for all rights: open sessions and the change of the password. */
export function accountRoutes(
  { sql, accounts, sessions, trail }: AccessOptions,
  { action, allowed, announce, announced, page, succeeded }: DeskBrowser,
): KitApp {
  const app = newRoutes()

  const show = async (
    context: DeskContext,
    session: DeskSession,
    more: Omit<AccountView, 'session' | 'sessions'>,
  ): Promise<Response> => accountPage(context, { session, sessions: await sessions.list(session), ...more })

  app.get(
    '/account',
    page((context, session) => show(context, session, { note: announced(context) })),
  )

  app.post(
    '/account/sessions',
    action(async (context, session, form) => {
      const chosen = form.get('which') ?? OTHERS
      if (!(await accounts.confirmCode(session.staff, form.get('code') ?? '')))
        return await show(context, session, { isWrongCode: true, chosen })
      await sessions.endOthers(session, chosen === OTHERS ? undefined : chosen)
      await trail.add(sql, { actor: session.staff.email, kind: 'sessions-ended' })
      announce(context, 'sessionsEnded')
      return context.redirect('/desk/account', 303)
    }),
  )

  app.post(
    '/account/password',
    action(async (context, session, form) => {
      const { failure, login } = wordsOf(context)
      if (!(await allowed(context)))
        return await sayPage(context, { title: failure.busyTitle, text: login.tooMany, session, here: 'account' }, 429)
      const faults = await accounts.changePassword(
        session.staff,
        {
          current: form.get('current') ?? '',
          password: form.get('password') ?? '',
          repeated: form.get('repeated') ?? '',
        },
        session.cookie,
      )
      if (faults.length > 0) return await show(context, session, { faults })
      await succeeded(context)
      announce(context, 'passwordChanged')
      return context.redirect('/desk/account', 303)
    }),
  )

  return app
}

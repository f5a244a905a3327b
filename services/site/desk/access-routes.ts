import type { Sql } from '../../kit/database.ts'
import { type KitApp, newRoutes } from '../../kit/http.ts'
import type { StaffAccounts } from '../../kit/staff/accounts.ts'
import { invitationPage, loginPage } from './access-pages.ts'
import type { DeskBrowser, DeskContext } from './browser.ts'
import { wordsOf } from './language.ts'
import { sayPage } from './markup.ts'
import type { deskAccounts } from './schema.ts'
import type { Sessions } from './sessions.ts'
import type { Trail } from './trail.ts'

export interface AccessOptions {
  readonly sql: Sql
  readonly accounts: StaffAccounts<typeof deskAccounts>
  readonly sessions: Sessions
  readonly trail: Trail
}

/** Login, logout and invitations. */
export function accessRoutes({ sql, accounts, sessions, trail }: AccessOptions, browser: DeskBrowser): KitApp {
  const { action, allowed, announce, originOf, readForm, refuse, remember, sessionCookie, setSession, succeeded } =
    browser
  const app = newRoutes()

  app.post('/login', async (context) => {
    const form = await readForm(context)
    if (!form) return await refuse(context)
    const email = form.get('email') ?? ''
    const retry = (line: string, status: 422 | 429) =>
      loginPage(context, { email, note: { kind: 'bad', lines: [line] } }, status)
    if (!(await allowed(context))) return await retry(wordsOf(context).login.tooMany, 429)
    const given = { email, password: form.get('password') ?? '', code: form.get('code') ?? '' }
    const isShort = Object.values(given).every((value) => value.length <= 512)
    const staff = isShort ? await accounts.signIn(given, originOf(context)) : undefined
    if (!staff) return await retry(wordsOf(context).login.refused, 422)
    await succeeded(context)
    const before = sessionCookie(context)
    if (before !== undefined) await sessions.end(before)
    setSession(context, await sessions.begin(staff))
    remember(context, staff.id)
    await trail.add(sql, { actor: staff.email, kind: 'login' })
    return context.redirect('/desk', 303)
  })

  app.post(
    '/logout',
    action(async (context, { cookie: own, staff }) => {
      await sessions.end(own)
      await trail.add(sql, { actor: staff.email, kind: 'logout' })
      setSession(context, '')
      announce(context, 'out')
      return context.redirect('/desk', 303)
    }),
  )

  const over = (context: DeskContext) => {
    const { invitation } = wordsOf(context)
    return sayPage(context, { title: invitation.overTitle, text: invitation.over }, 404)
  }

  // The secret is in the query, which is never logged.
  app.get('/invitation', async (context) => {
    const link = context.req.query('t') ?? ''
    const invitation = await accounts.invitation(link)
    return invitation ? await invitationPage(context, { ...invitation, link }) : await over(context)
  })

  app.post('/invitation', async (context) => {
    const form = await readForm(context)
    if (!form) return await refuse(context)
    const { failure, login } = wordsOf(context)
    if (!(await allowed(context))) return await sayPage(context, { title: failure.busyTitle, text: login.tooMany }, 429)
    const link = form.get('invitation') ?? ''
    const faults = await accounts.enrol(link, {
      password: form.get('password') ?? '',
      repeated: form.get('repeated') ?? '',
      code: form.get('code') ?? '',
    })
    if (faults?.length === 0) {
      await succeeded(context)
      announce(context, 'enrolled')
      return context.redirect('/desk', 303)
    }
    const invitation = faults && (await accounts.invitation(link))
    return invitation ? await invitationPage(context, { ...invitation, link }, faults) : await over(context)
  })

  return app
}

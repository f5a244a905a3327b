import { newTerminal } from '@barriere/shared/programmes/casino/desk.ts'
import { type KitApp, newRoutes } from '../../kit/http.ts'
import type { DeskBrowser, DeskContext } from './browser.ts'
import type { CasinoOptions } from './casino-desk.ts'
import { wordsOf } from './language.ts'
import type { DeskSession } from './sessions.ts'
import { terminalsPage } from './terminal-pages.ts'

type View = Parameters<typeof terminalsPage>[1]

/**
 * Terminals of the casinos. A pairing code is only on the page that answers the form, neither in the trail nor in an
 * address. Reloading that page would add another terminal; the browser asks first.
 */
export function terminalRoutes(
  { sql, trail, casino }: CasinoOptions,
  { action, announce, announced, missing, page }: DeskBrowser,
): KitApp {
  const app = newRoutes()

  const show = async (
    context: DeskContext,
    session: DeskSession,
    casinos: View['casinos'],
    more: Omit<View, 'session' | 'casinos' | 'terminals'>,
  ): Promise<Response> => {
    const terminals = casinos?.length ? await casino.terminals(casinos) : undefined
    return await terminalsPage(context, {
      session,
      casinos,
      terminals: terminals?.ok ? terminals.value : undefined,
      ...more,
    })
  }

  app.get(
    '/terminals',
    page(async (context, session) =>
      show(context, session, await casino.casinosOf(session.staff), { note: announced(context) }),
    ),
  )

  app.post(
    '/terminals',
    action(async (context, session, form) => {
      const casinos = await casino.casinosOf(session.staff)
      const { terminals: words, cards } = wordsOf(context)
      const given = { casino: form.get('casino') ?? '', name: form.get('name') ?? '' }
      const again = (line: string, isWrong = false) =>
        show(context, session, casinos, { typed: { ...given, isWrong }, note: { kind: 'bad', lines: [line] } })
      const read = newTerminal.safeParse(given)
      // Authorisation: one of the employee's casinos.
      const place = casinos?.find(({ key }) => key === given.casino)
      if (!place) return await again(cards.elsewhere)
      if (!read.success) return await again(words.wrong, true)
      const added = await casino.addTerminal(read.data)
      if (!added.ok) return await again(words.unknown)
      const { name } = added.value.terminal
      await trail.add(sql, { actor: session.staff.email, kind: 'terminal-added', subject: name, detail: place.key })
      const note = { kind: 'good', lines: [words.added(name, place.name)] } as const
      return await show(context, session, casinos, { added: added.value, note })
    }),
  )

  app.post(
    '/terminals/:id/end',
    action(async (context, session, form) => {
      const key = form.get('casino') ?? ''
      // Authorisation: one of the employee's casinos. The programme compares it with the terminal's.
      const casinos = await casino.casinosOf(session.staff)
      if (!casinos?.some((one) => one.key === key)) return await missing(context, session)
      const ended = await casino.endTerminal(context.req.param('id') ?? '', key)
      if (ended.ok)
        await trail.add(sql, {
          actor: session.staff.email,
          kind: 'terminal-ended',
          subject: ended.value.name,
          detail: key,
        })
      announce(context, ended.ok ? 'terminalEnded' : ended.error === 'terminal' ? 'terminalGone' : 'terminalUnknown')
      return context.redirect('/desk/terminals', 303)
    }),
  )

  return app
}

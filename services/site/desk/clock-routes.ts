import { clockCommand } from '@barriere/shared/programmes/casino/clock.ts'
import type { CasinoErrorCode } from '@barriere/shared/programmes/casino/errors.ts'
import { DEFAULT_LOCALE } from '@barriere/shared/domain/locale.ts'
import { type KitApp, newRoutes } from '../../kit/http.ts'
import type { Announced, DeskBrowser } from './browser.ts'
import type { CasinoFault, CasinoOptions } from './casino-desk.ts'
import { clocksPage } from './clock-pages.ts'

/** Command of a button, on the clock as the page showed it. */
const press = clockCommand.required()

const FAULTS: Readonly<Partial<Record<CasinoErrorCode, Announced>>> = {
  clockMoved: 'clockMoved',
  noTournament: 'clockGone',
}

/** Level clocks of tournaments. Post/redirect/get: the page is read again after a press; reloading repeats nothing. */
export function clockRoutes(
  { sql, trail, casino }: CasinoOptions,
  { action, announce, announced, missing, page, refuse }: DeskBrowser,
): KitApp {
  const app = newRoutes()

  app.get(
    '/clocks',
    page(async (context, session) => {
      const casinos = await casino.casinosOf(session.staff)
      const clocks = casinos?.length ? await casino.clocks(casinos) : undefined
      const note = announced(context)
      return await clocksPage(context, { session, casinos, clocks: clocks?.ok ? clocks.value : undefined, note })
    }),
  )

  app.post(
    '/clocks/:id',
    action(async (context, session, form) => {
      const read = press.safeParse({
        action: form.get('action'),
        flight: form.get('flight'),
        version: Number(form.get('version') ?? Number.NaN),
        casino: form.get('casino'),
      })
      if (!read.success) return await refuse(context, session)
      // Authorisation: one of the employee's casinos. The programme compares it with the tournament's.
      const casinos = await casino.casinosOf(session.staff)
      if (!casinos?.some(({ key }) => key === read.data.casino)) return await missing(context, session)
      const moved = await casino.moveClock(context.req.param('id') ?? '', read.data)
      if (moved.ok)
        await trail.add(sql, {
          actor: session.staff.email,
          kind: `clock-${read.data.action}`,
          subject: moved.value[DEFAULT_LOCALE],
          detail: read.data.casino,
        })
      announce(context, moved.ok ? 'clock' : announcedOf(moved.error))
      return context.redirect('/desk/clocks', 303)
    }),
  )

  return app
}

const announcedOf = (fault: CasinoFault): Announced =>
  (fault === 'unavailable' ? undefined : FAULTS[fault]) ?? 'clockUnknown'

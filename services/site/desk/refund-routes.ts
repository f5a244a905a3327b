import { type KitApp, newRoutes } from '../../kit/http.ts'
import type { DeskBrowser, DeskContext } from './browser.ts'
import type { CasinoOptions } from './casino-desk.ts'
import { type RefundsView, refundsPage } from './refund-pages.ts'
import { WORDS, euros } from './words.ts'

/** Refunds of registrations. A code is in no address; the trail has the registration's id, never its holder. */
export function refundRoutes({ sql, trail, casino }: CasinoOptions, { action, missing, page }: DeskBrowser): KitApp {
  const app = newRoutes()
  const words = WORDS.refunds

  const bad = (context: DeskContext, view: Omit<RefundsView, 'note'>, line: string) =>
    refundsPage(context, { ...view, note: { kind: 'bad', lines: [line] } })

  app.get(
    '/refunds',
    page(async (context, session) => refundsPage(context, { session, casinos: await casino.casinosOf(session.staff) })),
  )

  app.post(
    '/refunds',
    action(async (context, session, form) => {
      const casinos = await casino.casinosOf(session.staff)
      const typed = form.get('code') ?? ''
      const found = await casino.registration(typed.replace(/\s/g, ''), casinos ?? [])
      if (found.ok) return await refundsPage(context, { session, casinos, found: found.value })
      return await bad(context, { session, casinos, typed }, found.error === 'unavailable' ? words.away : words.unknown)
    }),
  )

  app.post(
    '/refunds/:id',
    action(async (context, session) => {
      const id = context.req.param('id') ?? ''
      const casinos = await casino.casinosOf(session.staff)
      // Authorisation: a registration of their casinos, or none.
      const before = await casino.registration(id, casinos ?? [])
      const view = { session, casinos }
      if (!before.ok && before.error === 'unavailable') return await bad(context, view, words.away)
      if (!before.ok || before.value.id !== id) return await missing(context, session)
      const event = { actor: session.staff.email, subject: before.value.id, detail: before.value.casino }
      // Before the call: the trail has who asked for it even where the answer is lost.
      await trail.add(sql, { ...event, kind: 'refund-asked' })
      const refund = await casino.refund(before.value.id, before.value.casino)
      if (refund.ok) {
        await trail.add(sql, { ...event, kind: 'refunded' })
        return await refundsPage(context, {
          ...view,
          found: { ...before.value, state: 'refunded' },
          note: {
            kind: 'good',
            lines: [before.value.cents === 0 ? words.freeDone : words.done(euros(before.value.cents))],
          },
        })
      }
      if (refund.error !== 'notCancellable') return await bad(context, view, words.away)
      const after = await casino.registration(id, casinos ?? [])
      if (!after.ok) return await bad(context, view, words.away)
      const line = after.value.state === 'refunded' ? words.before : words.notPaid
      return await bad(context, { ...view, found: after.value }, line)
    }),
  )

  return app
}

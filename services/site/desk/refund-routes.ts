import { type KitApp, newRoutes } from '../../kit/http.ts'
import type { DeskBrowser, DeskContext } from './browser.ts'
import type { CasinoOptions } from './casino-desk.ts'
import { wordsOf } from './language.ts'
import type { DeskCasino } from './rights.ts'
import { type RefundsView, refundsPage } from './refund-pages.ts'
import type { DeskSession } from './sessions.ts'

/** Refunds of registrations. No code is in an address; the trail has the registration's id, never its holder. */
export function refundRoutes(
  { sql, trail, casino, approvals }: CasinoOptions,
  { action, announced, missing, page }: DeskBrowser,
): KitApp {
  const app = newRoutes()

  const bad = (context: DeskContext, view: Omit<RefundsView, 'note'>, line: string) =>
    refundsPage(context, { ...view, note: { kind: 'bad', lines: [line] } })

  /** The search, with the open decisions; those of the programme are missing if it does not answer. */
  const search = async (
    context: DeskContext,
    {
      casinos,
      ...view
    }: { session: DeskSession; casinos: readonly DeskCasino[] | undefined; note?: RefundsView['note'] },
  ) => {
    const [parts, waiting] = await Promise.all([casino.partlyRefunded(casinos ?? []), approvals.list(casinos ?? [])])
    const { alone } = approvals
    return await refundsPage(context, { ...view, casinos, alone, waiting, parts: parts.ok ? parts.value : [] })
  }

  app.get(
    '/refunds',
    page(async (context, session) => {
      const casinos = await casino.casinosOf(session.staff)
      return await search(context, { session, casinos, note: announced(context) })
    }),
  )

  app.post(
    '/refunds',
    action(async (context, session, form) => {
      const { alone } = approvals
      const casinos = await casino.casinosOf(session.staff)
      const typed = form.get('code') ?? ''
      const words = wordsOf(context).refunds
      const found = await casino.registration(typed.replace(/\s/g, ''), casinos ?? [])
      if (found.ok) return await refundsPage(context, { session, casinos, alone, found: found.value })
      return await bad(
        context,
        { session, casinos, alone, typed },
        found.error === 'unavailable' ? words.away : words.unknown,
      )
    }),
  )

  app.post(
    '/refunds/:id',
    action(async (context, session) => {
      const id = context.req.param('id') ?? ''
      const casinos = await casino.casinosOf(session.staff)
      // Authorisation: a registration of the employee's casinos.
      const before = await casino.registration(id, casinos ?? [])
      const view = { session, casinos, alone: approvals.alone }
      const { refunds: words, formats } = wordsOf(context)
      if (!before.ok && before.error === 'unavailable') return await bad(context, view, words.away)
      if (!before.ok || before.value.id !== id) return await missing(context, session)
      const { cents, refundedCents } = before.value
      const amount = cents - refundedCents
      const event = { actor: session.staff.email, subject: before.value.id, detail: before.value.casino, cents: amount }
      if (before.value.state === 'paid' && approvals.needsSecond(amount)) {
        await approvals.ask(session.staff, before.value)
        return await search(context, {
          session,
          casinos,
          note: { kind: 'good', lines: [words.waits(formats.euros(amount))] },
        })
      }
      // Before the call: the trail has the actor even if the answer is lost.
      await trail.add(sql, { ...event, kind: 'refund-asked' })
      const refund = await casino.refund(before.value.id, before.value.casino)
      if (refund.ok) {
        await trail.add(sql, { ...event, kind: 'refunded' })
        const line = cents === 0 ? words.freeDone : words.done(formats.euros(amount))
        return await refundsPage(context, {
          ...view,
          found: { ...before.value, state: 'refunded', refundedCents: cents },
          note: { kind: 'good', lines: [line] },
        })
      }
      if (refund.error !== 'notCancellable') return await bad(context, view, words.away)
      const after = await casino.registration(id, casinos ?? [])
      if (!after.ok) return await bad(context, view, words.away)
      const line = after.value.state === 'refunded' ? words.before : words.notPaid
      return await bad(context, { ...view, found: after.value }, line)
    }),
  )

  app.post(
    '/refunds/:id/keep',
    action(async (context, session, form) => {
      const id = context.req.param('id') ?? ''
      const casinos = await casino.casinosOf(session.staff)
      // Authorisation. A later refund of a further part needs its own decision: the form has the amount that the page
      // showed.
      const found = await casino.registration(id, casinos ?? [])
      const view = { session, casinos, alone: approvals.alone }
      const words = wordsOf(context).refunds
      if (!found.ok && found.error === 'unavailable') return await bad(context, view, words.away)
      const seen = Number(form.get('refunded'))
      if (!found.ok || found.value.id !== id || !Number.isSafeInteger(seen) || seen < 1)
        return await missing(context, session)
      const kept = await casino.keep(found.value, seen)
      if (kept.ok) {
        const { email: actor } = session.staff
        await trail.add(sql, { actor, subject: id, detail: found.value.casino, kind: 'seats-kept' })
        return await search(context, { ...view, note: { kind: 'good', lines: [words.keptDone] } })
      }
      const line = kept.error === 'notCancellable' ? words.notPaid : words.away
      return await bad(context, { ...view, found: found.value }, line)
    }),
  )

  return app
}

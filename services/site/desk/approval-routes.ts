import { type KitApp, newRoutes } from '../../kit/http.ts'
import { type ApprovalView, approvalPage } from './approval-pages.ts'
import type { PendingRefund } from './approvals.ts'
import type { DeskBrowser, DeskContext } from './browser.ts'
import type { CasinoOptions } from './casino-desk.ts'
import { wordsOf } from './language.ts'
import type { DeskCasino } from './rights.ts'
import { sayPage } from './markup.ts'
import { reasonFault, reasonIn } from './act-fields.ts'
import type { DeskSession } from './sessions.ts'
import { isUuid } from '../../kit/uuid.ts'

interface Found {
  readonly refund: PendingRefund
  readonly casinos: readonly DeskCasino[]
}

/** Four eyes: approval of a refund by a second person, or its refusal. */
export function approvalRoutes(
  { sql, trail, casino, approvals, accounts }: CasinoOptions,
  { action, announce, missing, page }: DeskBrowser,
): KitApp {
  const app = newRoutes()

  /** Authorisation: finds a pending refund of the employee's casinos. */
  const find = async (context: DeskContext, { staff }: DeskSession): Promise<Found | undefined> => {
    const id = context.req.param('id') ?? ''
    const casinos = (await casino.casinosOf(staff)) ?? []
    const refund = isUuid(id) ? await approvals.find(id, casinos) : undefined
    return refund && { refund, casinos }
  }

  const show = (
    context: DeskContext,
    { refund, casinos }: Found,
    view: Omit<ApprovalView, 'refund' | 'place'>,
  ): Response | Promise<Response> =>
    approvalPage(context, { ...view, refund, place: casinos.find(({ key }) => key === refund.casino)?.name ?? '' })

  const bad = (line: string) => ({ kind: 'bad', lines: [line] }) as const

  app.get(
    '/refunds/approvals/:id',
    page(async (context, session) => {
      const found = await find(context, session)
      return found ? await show(context, found, { session }) : await missing(context, session)
    }),
  )

  app.post(
    '/refunds/approvals/:id/approve',
    action(async (context, session, form) => {
      const found = await find(context, session)
      if (!found) return await missing(context, session)
      const { refund } = found
      const { refunds: words, formats } = wordsOf(context)
      if (refund.askedBy === session.staff.email)
        return await show(context, found, { session, note: bad(words.decided) })
      if (!(await accounts.confirmCode(session.staff, form.get('code') ?? '')))
        return await show(context, found, { session, invalid: ['code'], note: bad(wordsOf(context).freshCode.fault) })
      if (!(await approvals.approve(session.staff, refund)))
        return await sayPage(context, { title: words.title, text: words.decided, session, here: 'refunds' }, 409)
      const refunded = await casino.refund(refund.registrationId, refund.casino)
      const { email: actor } = session.staff
      const event = { actor, subject: refund.registrationId, detail: refund.casino, cents: refund.cents }
      if (refunded.ok) {
        await approvals.finish(refund, 'done')
        await trail.add(sql, { ...event, kind: 'refunded' })
        return await sayPage(
          context,
          { title: words.title, text: words.done(formats.euros(refund.cents)), session, here: 'refunds' },
          200,
        )
      }
      if (refunded.error !== 'notCancellable') return await show(context, found, { session, note: bad(words.away) })
      // Refunded already (its answer was lost), or no longer paid.
      const after = await casino.registration(refund.registrationId, found.casinos)
      if (!after.ok) return await show(context, found, { session, note: bad(words.away) })
      const isBack = after.value.state === 'refunded'
      await approvals.finish(refund, isBack ? 'done' : 'declined')
      const text = isBack ? words.before : words.notPaid
      return await sayPage(context, { title: words.title, text, session, here: 'refunds' }, 409)
    }),
  )

  app.post(
    '/refunds/approvals/:id/decline',
    action(async (context, session, form) => {
      const found = await find(context, session)
      if (!found) return await missing(context, session)
      const all = wordsOf(context)
      const reason = reasonIn(form)
      if (reason === undefined) {
        const typed = form.get('reason') ?? ''
        return await show(context, found, { session, reason: typed, invalid: ['reason'], note: bad(reasonFault(all)) })
      }
      if (!(await approvals.decline(session.staff, found.refund, reason)))
        return await sayPage(
          context,
          { title: all.refunds.title, text: all.refunds.decided, session, here: 'refunds' },
          409,
        )
      announce(context, 'declined')
      return context.redirect('/desk/refunds', 303)
    }),
  )

  return app
}

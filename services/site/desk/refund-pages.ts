import type { Context } from 'hono'
import { html } from 'hono/html'
import type { DeskRegistration } from '#lib/contracts/casino-desk.ts'
import { DEFAULT_LOCALE } from '#lib/domain/locale.ts'
import type { Html } from '../../kit/page.ts'
import type { DeskCasino } from './casino-desk.ts'
import { type Note, answer, field, time, tokenField } from './markup.ts'
import type { DeskSession } from './sessions.ts'
import { FREE_STATES, SEAT_STATES, WORDS, euros } from './words.ts'

export interface RefundsView {
  readonly session: DeskSession
  /** Undefined where the content service has never answered. */
  readonly casinos: readonly DeskCasino[] | undefined
  /** What was searched for in vain. */
  readonly typed?: string
  /** What was found, or refunded. */
  readonly found?: DeskRegistration
  readonly note?: Note | undefined
}

/** A registration is searched for, shown, and refunded after a second step. */
export function refundsPage(
  context: Context,
  { session, casinos, typed, found, note }: RefundsView,
): Response | Promise<Response> {
  const words = WORDS.refunds
  const form = html`<p>${words.text}</p>
<form method="post" action="/desk/refunds" aria-label="${words.search}">
${tokenField(session.token)}
${field({ name: 'code', label: words.code, value: typed, invalid: typed !== undefined })}
<div class="actions"><button class="main">${words.search}</button></div>
</form>`
  const none = html`<p>${casinos ? WORDS.cards.none : WORDS.cards.away}</p>`
  const place = casinos?.find(({ key }) => key === found?.casino)?.name ?? ''
  return answer(
    context,
    {
      title: words.title,
      session,
      here: 'refunds',
      note,
      body: html`${found ? shown(session, found, place) : ''}
${casinos?.length ? (found?.state === 'paid' ? '' : form) : none}`,
    },
    note?.kind === 'bad' ? 422 : 200,
  )
}

function shown({ token }: DeskSession, found: DeskRegistration, place: string): Html {
  const words = WORDS.refunds
  const amount = euros(found.cents)
  const isFree = found.cents === 0
  const ask = html`<h2>${isFree ? words.freeTitle : words.confirmTitle(amount)}</h2>
<p>${isFree ? words.freeConfirm : words.confirm}</p>
<form method="post" action="/desk/refunds/${found.id}">
${tokenField(token)}
<div class="actions"><button class="main">${isFree ? words.freeSubmit : words.submit}</button>
<a class="way" href="/desk/refunds">${words.cancel}</a></div>
</form>`
  return html`<dl>
<dt>${words.tournament}</dt><dd>${found.title[DEFAULT_LOCALE]}, ${found.category[DEFAULT_LOCALE]}</dd>
<dt>${words.date}</dt><dd>${time(new Date(found.startsAt))}</dd>
<dt>${words.casino}</dt><dd>${place}</dd>
<dt>${words.holder}</dt><dd>${found.holder ?? words.deleted}</dd>
<dt>${words.seats}</dt><dd>${found.seats}</dd>
<dt>${words.amount}</dt><dd>${amount}</dd>
<dt>${words.state}</dt><dd>${(isFree ? FREE_STATES : SEAT_STATES)[found.state]}</dd>
${found.usedAt === undefined ? '' : html`<dt>${words.used}</dt><dd>${time(new Date(found.usedAt))}</dd>`}
</dl>
${found.state === 'paid' ? ask : ''}`
}

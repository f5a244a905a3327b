import type { Context } from 'hono'
import { html } from 'hono/html'
import type { DeskRegistration } from '@barriere/shared/programmes/casino/desk.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import type { Html } from '../../kit/page.ts'
import { approvalList } from './approval-pages.ts'
import type { PendingRefund } from './approvals.ts'
import { languageOf } from './language.ts'
import type { DeskCasino } from './rights.ts'
import { type Note, answer, field, time, tokenField } from './markup.ts'
import type { DeskSession } from './sessions.ts'
import { WORDS } from './words/words.ts'

export interface RefundsView {
  readonly session: DeskSession
  /** Undefined if the content service has never answered. */
  readonly casinos: readonly DeskCasino[] | undefined
  /** Maximum euro cents of a refund by one person. */
  readonly alone: number
  /** Pending refunds, which need a second person. */
  readonly waiting?: readonly PendingRefund[]
  /** Partly refunded registrations, to be decided on. */
  readonly parts?: readonly DeskRegistration[]
  /** The typed code, if no registration was found. */
  readonly typed?: string
  /** The registration that was found or refunded. */
  readonly found?: DeskRegistration
  readonly note?: Note | undefined
}

/** Search for a registration, its details, and its refund after a confirmation. */
export function refundsPage(
  context: Context,
  { session, casinos, alone, waiting = [], parts = [], typed, found, note }: RefundsView,
): Response | Promise<Response> {
  const language = languageOf(context)
  const { refunds: words, cards } = WORDS[language]
  const form = html`<p>${words.text}</p>
<form method="post" action="/desk/refunds" aria-label="${words.search}">
${tokenField(session.token)}
${field({ name: 'code', label: words.code, value: typed, invalid: typed !== undefined })}
<div class="actions"><button class="main">${words.search}</button></div>
</form>
${waiting.length > 0 ? approvalList(waiting, alone, WORDS[language]) : ''}
${parts.length > 0 ? partly(session, parts, language) : ''}`
  const none = html`<p>${casinos ? cards.none : cards.away}</p>`
  const place = casinos?.find(({ key }) => key === found?.casino)?.name ?? ''
  return answer(
    context,
    {
      title: words.title,
      session,
      here: 'refunds',
      address: '/desk/refunds',
      note,
      body: html`${found ? shown(session, found, { place, alone, language }) : ''}
${casinos?.length ? (found?.state === 'paid' ? '' : form) : none}`,
    },
    note?.kind === 'bad' ? 422 : 200,
  )
}

const titleOf = ({ title, category }: DeskRegistration, language: Locale): string =>
  `${title[language]}, ${category[language]}`

/** Each opens the registration as a search does. */
function partly({ token }: DeskSession, parts: readonly DeskRegistration[], language: Locale): Html {
  const {
    refunds: words,
    formats: { euros, moment },
  } = WORDS[language]
  return html`<section aria-labelledby="parts"><h2 id="parts">${words.partTitle}</h2>
<p>${words.partText}</p>
<ul class="thread">
${parts.map(
  (part) => html`<li><form method="post" action="/desk/refunds" aria-label="${titleOf(part, language)}">
${tokenField(token)}<input type="hidden" name="code" value="${part.id}">
<p><strong>${titleOf(part, language)}</strong><br>${time(new Date(part.startsAt), moment)}, ${
    part.holder ?? words.deleted
  }<br>
${words.partOf(euros(part.refundedCents), euros(part.cents))}</p>
<div class="actions"><button>${words.open}</button></div>
</form></li>
`,
)}</ul></section>`
}

function shown(
  { token }: DeskSession,
  found: DeskRegistration,
  { place, alone, language }: { readonly place: string; readonly alone: number; readonly language: Locale },
): Html {
  const {
    refunds: words,
    seatStates,
    freeStates,
    formats: { euros, moment },
  } = WORDS[language]
  const amount = euros(found.cents)
  const isFree = found.cents === 0
  const keep =
    found.refundedCents > 0
      ? html`<form method="post" action="/desk/refunds/${found.id}/keep">
${tokenField(token)}<input type="hidden" name="refunded" value="${found.refundedCents}">
<p class="hint">${words.keepHint}</p>
<div class="actions"><button>${words.keep}</button></div>
</form>`
      : ''
  const isMore = found.cents - found.refundedCents > alone
  const ask = html`<h2>${isFree ? words.freeTitle : words.confirmTitle(euros(found.cents - found.refundedCents))}</h2>
<p>${isFree ? words.freeConfirm : words.confirm}</p>
${isMore ? html`<p>${words.needsSecond(euros(alone))}</p>` : ''}
<form method="post" action="/desk/refunds/${found.id}">
${tokenField(token)}
<div class="actions"><button class="main">${
    isFree ? words.freeSubmit : isMore ? words.askSubmit : words.submit
  }</button>
<a class="way" href="/desk/refunds">${words.cancel}</a></div>
</form>
${keep}`
  return html`<dl>
<dt>${words.tournament}</dt><dd>${titleOf(found, language)}</dd>
<dt>${words.date}</dt><dd>${time(new Date(found.startsAt), moment)}</dd>
<dt>${words.casino}</dt><dd>${place}</dd>
<dt>${words.holder}</dt><dd>${found.holder ?? words.deleted}</dd>
<dt>${words.seats}</dt><dd>${found.seats}</dd>
<dt>${words.amount}</dt><dd>${amount}</dd>
${found.refundedCents > 0 ? html`<dt>${words.refunded}</dt><dd>${euros(found.refundedCents)}</dd>` : ''}
<dt>${words.state}</dt><dd>${(isFree ? freeStates : seatStates)[found.state]}</dd>
${found.usedAt === undefined ? '' : html`<dt>${words.used}</dt><dd>${time(new Date(found.usedAt), moment)}</dd>`}
</dl>
${found.state === 'paid' ? ask : ''}`
}

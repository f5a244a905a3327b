import type { Context } from 'hono'
import { html } from 'hono/html'
import type { Html } from '../../kit/page.ts'
import type { PendingRefund } from './approvals.ts'
import { wordsOf } from './language.ts'
import { type Note, answer, time, tokenField } from './markup.ts'
import { freshCodeField, reasonField } from './act-fields.ts'
import type { DeskSession } from './sessions.ts'
import type { Words } from './words/fr.ts'

const PATH = '/desk/refunds/approvals'

/** Refunds that need a second person. `alone`: maximum euro cents of a refund by one person. */
export function approvalList(
  waiting: readonly PendingRefund[],
  alone: number,
  { refunds: words, colon, formats }: Words,
): Html {
  return html`<section aria-labelledby="waiting"><h2 id="waiting">${words.waitingTitle}</h2>
<p>${words.waitingText(formats.euros(alone))}</p>
<ul class="thread">
${waiting.map(
  ({ id, title, cents, askedBy, askedAt }) => html`<li><p><strong>${title}</strong><br>
${words.waitingOf(formats.euros(cents), askedBy)}, ${time(askedAt, formats.moment)}</p>
<p><a class="way" href="${PATH}/${id}" aria-label="${words.look}${colon} ${title}">${words.look}</a></p></li>
`,
)}</ul></section>`
}

export interface ApprovalView {
  readonly session: DeskSession
  readonly refund: PendingRefund
  /** Name of the refund's casino. */
  readonly place: string
  readonly invalid?: readonly string[]
  readonly reason?: string
  readonly note?: Note | undefined
}

/** A pending refund: its approval with a fresh code, by another person than its author, or its refusal. */
export function approvalPage(
  context: Context,
  { session, refund, place, invalid = [], reason, note }: ApprovalView,
): Response | Promise<Response> {
  const all = wordsOf(context)
  const { refunds: words, formats } = all
  const amount = formats.euros(refund.cents)
  const isOwn = refund.askedBy === session.staff.email
  const approve = html`<form method="post" action="${PATH}/${refund.id}/approve" aria-label="${words.approveSubmit}">
${tokenField(session.token)}
<div class="fields">${freshCodeField(all, invalid.includes('code'))}</div>
<div class="actions"><button class="main">${words.approveSubmit}</button>
<a class="way" href="/desk/refunds">${words.cancel}</a></div>
</form>`
  return answer(
    context,
    {
      title: words.approveTitle(amount),
      session,
      here: 'refunds',
      address: `${PATH}/${refund.id}`,
      note,
      body: html`<dl>
<dt>${words.tournament}</dt><dd>${refund.title}</dd>
<dt>${words.casino}</dt><dd>${place}</dd>
<dt>${words.amount}</dt><dd>${amount}</dd>
<dt>${words.askedBy}</dt><dd>${refund.askedBy}</dd>
<dt>${words.askedAt}</dt><dd>${time(refund.askedAt, formats.moment)}</dd>
</dl>
${isOwn ? html`<p>${words.approveOwn}</p>` : html`<p>${words.confirm}</p>${approve}`}
<h2>${words.declineTitle}</h2>
<form method="post" action="${PATH}/${refund.id}/decline" aria-label="${words.declineTitle}">
${tokenField(session.token)}
<div class="fields">${reasonField(all, { value: reason, invalid: invalid.includes('reason') })}</div>
<div class="actions"><button>${words.declineSubmit}</button></div>
</form>`,
    },
    note?.kind === 'bad' ? 422 : 200,
  )
}

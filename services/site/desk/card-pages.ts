import type { Context } from 'hono'
import { html } from 'hono/html'
import { wordsOf } from './language.ts'
import type { DeskCasino } from './rights.ts'
import { type Note, answer, field, select, tokenField } from './markup.ts'
import type { DeskSession } from './sessions.ts'

/** Typed values of the page's forms, by name. */
export type Typed = Readonly<Partial<Record<string, string>>>

export interface CardsView {
  readonly session: DeskSession
  /** Undefined if the content service has never answered. */
  readonly casinos: readonly DeskCasino[] | undefined
  readonly typed?: Typed
  /** Names of the invalid fields. */
  readonly invalid?: readonly string[]
  readonly note?: Note | undefined
}

/** Forms to hand out and block cards, and to take codes. */
export function cardsPage(
  context: Context,
  { session, casinos, typed = {}, invalid = [], note }: CardsView,
): Response | Promise<Response> {
  const words = wordsOf(context).cards
  const known = casinos ?? []
  const input = (name: string, more: { type?: string; hint?: string } = {}) =>
    field({
      name,
      label: words.fields[name as keyof typeof words.fields],
      value: typed[name],
      invalid: invalid.includes(name),
      ...more,
    })
  const place = (name: string) =>
    select({
      name,
      label: words.casino,
      value: typed[name],
      options: known.map(({ key, name: called }) => [key, called] as const),
    })
  const forms = html`<h2>${words.issue}</h2>
<p>${words.issueText}</p>
<form method="post" action="/desk/cards" aria-label="${words.issue}">
${tokenField(session.token)}
<div class="fields many">
${place('casino')}
${input('email', { type: 'email' })}
${input('birthDate', { type: 'date', hint: words.birthDateHint })}
${input('rfid', { hint: words.rfidHint })}
</div>
<details${typed['firstName'] || typed['lastName'] || invalid.includes('firstName') ? html` open` : ''}><summary>${
    words.holder
  }</summary>
<div class="fields many">
${input('firstName')}
${input('lastName')}
</div>
</details>
<div class="actions"><button class="main">${words.issueSubmit}</button></div>
</form>
<h2>${words.block}</h2>
<p>${words.blockText}</p>
<form method="post" action="/desk/cards/block" aria-label="${words.block}">
${tokenField(session.token)}
<div class="fields many">
${place('desk')}
${input('number')}
${input('holderBirthDate', { type: 'date', hint: words.birthDateHint })}
</div>
<div class="actions"><button>${words.blockSubmit}</button></div>
</form>
<h2>${words.take}</h2>
<p>${words.takeText}</p>
<form method="post" action="/desk/codes" aria-label="${words.take}">
${tokenField(session.token)}
<div class="fields many">
${place('place')}
${input('code')}
</div>
<div class="actions"><button>${words.takeSubmit}</button></div>
</form>`
  return answer(
    context,
    {
      title: words.title,
      session,
      here: 'cards',
      address: '/desk/cards',
      note,
      body: known.length > 0 ? forms : html`<p>${casinos ? words.none : words.away}</p>`,
    },
    note?.kind === 'bad' ? 422 : 200,
  )
}

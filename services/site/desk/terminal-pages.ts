import type { Context } from 'hono'
import { html } from 'hono/html'
import type { DeskTerminal } from '@barriere/shared/programmes/casino/desk.ts'
import type { Html } from '../../kit/page.ts'
import { wordsOf } from './language.ts'
import type { DeskCasino } from './rights.ts'
import { type Note, answer, field, select, tokenField } from './markup.ts'
import type { DeskSession } from './sessions.ts'
import type { Words } from './words/fr.ts'

interface TerminalsView {
  readonly session: DeskSession
  /** Undefined if the content service has never answered. */
  readonly casinos: readonly DeskCasino[] | undefined
  /** Undefined if the programme did not answer. */
  readonly terminals: readonly DeskTerminal[] | undefined
  /** Typed values, and whether the name is wrong. */
  readonly typed?: { readonly casino: string; readonly name: string; readonly isWrong: boolean }
  /** A new terminal with its pairing code, which only this page shows. */
  readonly added?: { readonly terminal: DeskTerminal; readonly code: string } | undefined
  readonly note?: Note | undefined
}

/** Page to add and end the terminals of an employee's casinos. */
export function terminalsPage(
  context: Context,
  { session, casinos, terminals, typed, added, note }: TerminalsView,
): Response | Promise<Response> {
  const all = wordsOf(context)
  const { terminals: words, cards } = all
  const nameOf = (key: string): string => casinos?.find((casino) => casino.key === key)?.name ?? ''
  const body = casinos?.length
    ? html`<p>${words.lead}</p>
${added ? codeOf(added, all) : ''}
<h2>${words.add}</h2>
<form method="post" action="/desk/terminals" aria-label="${words.add}">
${tokenField(session.token)}
<div class="fields two">
${select({
  name: 'casino',
  label: words.casino,
  value: typed?.casino ?? added?.terminal.casino,
  options: casinos.map(({ key, name }) => [key, name] as const),
})}
${field({
  name: 'name',
  label: words.name,
  value: typed?.name,
  hint: words.nameHint,
  invalid: typed?.isWrong ?? false,
})}
</div>
<div class="actions"><button class="main">${words.submit}</button></div>
</form>
${terminals ? listOf(session, terminals, { nameOf, all }) : html`<p>${words.away}</p>`}`
    : html`<p>${casinos ? cards.none : cards.away}</p>`
  return answer(
    context,
    { title: words.title, session, here: 'terminals', address: '/desk/terminals', note, body },
    typed && note?.kind === 'bad' ? 422 : 200,
  )
}

/** The code in groups of four, for reading out and typing. */
function codeOf(
  { terminal: { codeEndsAt = '' }, code }: NonNullable<TerminalsView['added']>,
  { terminals: words, formats }: Words,
): Html {
  const until = formats.hour(Date.parse(codeEndsAt))
  return html`<section class="code" aria-label="${words.code}">
<p>${words.code}</p>
<p><code>${code.replace(/(.{4})(?=.)/g, '$1 ')}</code></p>
<p class="hint">${words.codeHint(until)}</p>
</section>`
}

/** Terminals in service, which may be ended, and ended ones. */
function listOf(
  session: DeskSession,
  terminals: readonly DeskTerminal[],
  { nameOf, all }: { readonly nameOf: (casino: string) => string; readonly all: Words },
): Html {
  const words = all.terminals
  if (terminals.length === 0) return html`<p>${words.none}</p>`
  const [over = [], living = []] = [true, false].map((is) => terminals.filter((one) => isOver(one) === is))
  const rows = (some: readonly DeskTerminal[]): Html => html`<ul class="thread">
${some.map((terminal) => rowOf(session, terminal, { casino: nameOf(terminal.casino), all }))}</ul>`
  return html`${living.length > 0 ? html`<h2>${words.list}</h2>${rows(living)}` : ''}
${over.length > 0 ? html`<h2>${words.over}</h2>${rows(over)}` : ''}`
}

const isOver = ({ endedAt }: DeskTerminal): boolean => endedAt !== undefined

function rowOf(
  { token }: DeskSession,
  terminal: DeskTerminal,
  { casino, all: { terminals: words, formats } }: { readonly casino: string; readonly all: Words },
): Html {
  const { id, name, state, lastUsedAt, endedAt } = terminal
  const moment = (at: string): string => formats.moment(new Date(at))
  return html`<li><p><strong>${name}</strong>, ${casino}</p>
<p><span class="state${state === 'stolen' ? ' new' : ''}">${words.states[state]}</span></p>
<p class="soft">${lastUsedAt === undefined ? words.unused : words.used(moment(lastUsedAt))}${
    endedAt === undefined ? '' : html`<br>${words.endedAt(moment(endedAt))}`
  }</p>
${
  isOver(terminal)
    ? ''
    : html`<form method="post" action="/desk/terminals/${id}/end" aria-label="${words.endOf(name)}">
${tokenField(token)}<input type="hidden" name="casino" value="${terminal.casino}">
<div class="actions"><button>${words.end}</button></div>
</form>`
}</li>
`
}

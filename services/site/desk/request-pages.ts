import type { Context } from 'hono'
import { html } from 'hono/html'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { REQUEST_KINDS, REQUEST_STATES } from '@barriere/shared/domain/visitors/request.ts'
import { LANGUAGE_NAMES, REQUESTS } from '@barriere/shared/locales/locales.ts'
import type { Html } from '../../kit/page.ts'
import type { TrailEvent } from '../../kit/staff/trail.ts'
import { type Facts, listed } from '../requests/facts.ts'
import { type Filter, NO_PROPERTY } from './filter.ts'
import type { Message, Place, RequestRow } from './inbox.ts'
import { languageOf, wordsOf } from './language.ts'
import { type Note, answer, field, select, time, tokenField } from './markup.ts'
import type { DeskEvent } from './events.ts'
import type { DeskSession } from './sessions.ts'
import { eventList } from './trail-page.ts'
import { WORDS } from './words/words.ts'

export interface ListView {
  readonly session: DeskSession
  readonly rows: readonly RequestRow[]
  readonly found: number
  readonly next: Place | undefined
  /** Whether this is not the first page. */
  readonly later: boolean
  readonly properties: readonly (readonly [story: string, name: string])[]
  readonly note?: Note | undefined
}

const nameOf = ({ answers }: RequestRow): string => `${answers.firstName} ${answers.lastName}`

const aboutOf = ({ kind, about, properties }: RequestRow, language: Locale): string =>
  [REQUESTS[language].kinds[kind], Object.values(properties).join(', ') || (about.destination ?? about.subject ?? '')]
    .filter((part) => part !== '')
    .join(' – ')

export function listPage(context: Context, view: ListView): Response | Promise<Response> {
  const { session, rows, found, next, later } = view
  const language = languageOf(context)
  const { list: words, states, formats } = WORDS[language]
  return answer(context, {
    title: words.title,
    session,
    here: 'list',
    note: view.note,
    body: html`${filterForm(session, view.properties, language)}
<h2>${words.found(found)}</h2>
${
  rows.length === 0
    ? html`<p>${words.nothing}</p>`
    : html`<ul class="requests">
${rows.map(
  (row) => html`<li>
<div><a href="/desk/requests/${row.reference}">${row.reference}</a></div>
<div><span class="state ${row.state}">${states[row.state]}</span></div>
<div><span class="${row.state}">${nameOf(row)}</span><br><span class="soft">${row.answers.email}</span></div>
<div>${aboutOf(row, language)}<br><span class="soft">${time(row.createdAt, formats.short)}</span></div>
</li>
`,
)}</ul>`
}
<div class="actions">
${later ? html`<a class="way" href="/desk">${words.newest}</a>` : ''}
${next ? html`<a class="way" href="/desk?before=${next.at}_${next.id}">${words.older}</a>` : ''}
${
  found === 0
    ? ''
    : html`<form method="post" action="/desk/export">${tokenField(session.token)}
<button>${words.export}</button></form>`
}
</div>`,
  })
}

function filterForm({ token, filter }: DeskSession, properties: ListView['properties'], language: Locale): Html {
  const { list: words, states } = WORDS[language]
  const { kinds } = REQUESTS[language]
  return html`<form method="post" action="/desk/filter" role="search" aria-label="${words.filter}">
${tokenField(token)}
<div class="fields">
${field({ name: 'words', label: words.words, value: filter.words, type: 'search' })}
</div>
<details${isEmpty({ ...filter, words: undefined }) ? '' : html` open`}><summary>${words.more}</summary>
<div class="fields many">
${select({
  name: 'state',
  label: words.state,
  value: filter.state,
  options: [['', words.all], ...REQUEST_STATES.map((state) => [state, states[state]] as const)],
})}
${select({
  name: 'kind',
  label: words.kind,
  value: filter.kind,
  options: [['', words.allKinds], ...REQUEST_KINDS.map((kind) => [kind, kinds[kind]] as const)],
})}
${select({
  name: 'property',
  label: words.property,
  value: filter.property,
  options: [['', words.all], [NO_PROPERTY, words.none], ...properties],
})}
${field({ name: 'from', label: words.from, type: 'date', value: filter.from })}
${field({ name: 'to', label: words.to, type: 'date', value: filter.to })}
</div>
</details>
<div class="actions">
<button class="main">${words.submit}</button>
${isEmpty(filter) ? '' : html`<button class="link" name="reset" value="1">${words.reset}</button>`}
</div>
</form>`
}

const isEmpty = (filter: Filter): boolean => Object.values(filter).every((value) => value === undefined)

export interface RequestView {
  readonly session: DeskSession
  readonly row: RequestRow
  readonly facts: Facts
  readonly messages: readonly Message[]
  readonly events: readonly TrailEvent<DeskEvent>[]
  /** Idempotency key of the answer's form. */
  readonly key: string
  /** The typed answer, if it was not sent. */
  readonly text?: string
  readonly note?: Note | undefined
}

export function requestPage(
  context: Context,
  { session, row, facts, messages, events, key, text = '', note }: RequestView,
): Response | Promise<Response> {
  const language = languageOf(context)
  const all = WORDS[language]
  const { request: words, states, formats } = all
  const token = tokenField(session.token)
  const action = `/desk/requests/${row.reference}`
  return answer(
    context,
    {
      title: row.reference,
      session,
      note,
      address: action,
      body: html`<dl>
<dt>${words.received}</dt><dd>${time(row.createdAt, formats.moment)}</dd>
<dt>${words.kind}</dt><dd>${REQUESTS[language].kinds[row.kind]}</dd>
<dt>${words.state}</dt><dd><span class="state ${row.state}">${states[row.state]}</span></dd>
${listed(facts, language).map(
  ({ label, value }) => html`<dt>${label}</dt><dd class="text" dir="auto">${value}</dd>
`,
)}<dt>${words.desk}</dt><dd>${row.desk}</dd>
<dt>${words.consent}</dt>
<dd><span lang="${row.locale}">${row.consentText}</span> <span class="soft">(${row.consentVersion})</span></dd>
</dl>
<h2>${words.thread}</h2>
${
  messages.length === 0
    ? html`<p class="soft">${words.none}</p>`
    : html`<ol class="thread">
${messages.map(
  (message) => html`<li><strong>${words.by(message.author)}</strong>, <span class="soft">${time(
    message.createdAt,
    formats.moment,
  )}</span><p class="text" dir="auto">${message.text}</p></li>
`,
)}</ol>`
}
<h2>${words.answer}</h2>
<form method="post" action="${action}/answer">
${token}<input type="hidden" name="key" value="${key}">
<label for="text">${words.text}</label>
<textarea id="text" name="text" lang="${row.locale}" aria-describedby="text-hint"${
        note?.kind === 'bad' ? html` aria-invalid="true"` : ''
      }>
${text}</textarea>
<p class="hint" id="text-hint">${words.textHint(row.answers.email, LANGUAGE_NAMES[row.locale])}</p>
<div class="actions"><button class="main">${words.send}</button></div>
</form>
<h2>${words.manage}</h2>
<form method="post" action="${action}/state">
${token}
<div class="fields">${select({
        name: 'state',
        label: words.state,
        value: row.state,
        options: REQUEST_STATES.map((state) => [state, states[state]] as const),
      })}</div>
<div class="actions"><button>${words.change}</button><a class="way" href="${action}/delete">${words.delete}</a></div>
</form>
<details class="history"><summary>${words.history}</summary>${eventList(events, all)}</details>`,
    },
    note?.kind === 'bad' ? 422 : 200,
  )
}

export function deletePage(
  context: Context,
  session: DeskSession,
  { reference }: RequestRow,
): Response | Promise<Response> {
  const words = wordsOf(context).delete
  return answer(context, {
    title: words.title(reference),
    session,
    body: html`<p>${words.text}</p>
<form method="post" action="/desk/requests/${reference}/delete">
${tokenField(session.token)}
<div class="actions"><button class="main">${words.submit}</button>
<a class="way" href="/desk/requests/${reference}">${words.cancel}</a></div>
</form>`,
  })
}

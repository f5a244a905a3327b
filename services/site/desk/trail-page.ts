import type { Context } from 'hono'
import { html } from 'hono/html'
import { REQUEST_STATES } from '@barriere/shared/domain/visitors/request.ts'
import type { Html } from '../../kit/page.ts'
import { OPERATOR, type TrailEvent } from '../../kit/staff/trail.ts'
import { wordsOf } from './language.ts'
import { type Note, answer, field, select, time, tokenField } from './markup.ts'
import { DESK_EVENTS, type DeskEvent } from './events.ts'
import type { DeskSession } from './sessions.ts'
import type { TrailFilter } from './trail-filter.ts'
import { type DeskTrailEvent, type PersonReport, REPORTED } from './trail.ts'
import type { Words } from './words/fr.ts'

interface TrailView {
  readonly session: DeskSession
  readonly events: readonly DeskTrailEvent[]
  /** Id of the last event, if there are older ones. */
  readonly next: number | undefined
  /** Whether this is not the first page. */
  readonly later: boolean
  readonly note?: Note | undefined
}

/** One page of the audit trail. */
export function trailPage(
  context: Context,
  { session, events, next, later, note }: TrailView,
): Response | Promise<Response> {
  const all = wordsOf(context)
  const words = all.trail
  const { object, actor, kind, from, to } = session.trailFilter
  return answer(context, {
    title: words.title,
    session,
    here: 'trail',
    note,
    body: html`<p class="soft">${words.lead}</p>
<form method="post" action="/desk/trail/filter" aria-label="${words.filter}">
${tokenField(session.token)}
<div class="fields many">
${field({ name: 'object', label: words.object, value: object })}
${field({ name: 'actor', label: words.actor, value: actor })}
${select({
  name: 'kind',
  label: words.kind,
  value: kind,
  options: [['', words.all], ...DESK_EVENTS.map((one) => [one, all.events[one]] as const)],
})}
${field({ name: 'from', label: words.from, type: 'date', value: from })}
${field({ name: 'to', label: words.to, type: 'date', value: to })}
</div>
<div class="actions"><button class="main">${words.submit}</button>
<button name="reset" value="1">${words.reset}</button></div>
</form>
<h2>${words.title}</h2>
${eventList(events, all)}
<p class="row">${later ? html`<a class="way" href="/desk/trail">${words.newest}</a>` : ''}
${next === undefined ? '' : html`<a class="way" href="/desk/trail?before=${next}">${words.older}</a>`}</p>`,
  })
}

/** Events of the trail, about one object or all. */
export const eventList = (events: readonly (TrailEvent<DeskEvent> | DeskTrailEvent)[], words: Words): Html =>
  events.length === 0
    ? html`<p>${words.trail.none}</p>`
    : html`<ul class="events">
${events.map(
  (
    event,
  ) => html`<li>${time(event.at, words.formats.moment)}${words.colon} <strong>${words.events[event.kind]}</strong>${
    event.subject === null ? '' : html` · ${event.subject}`
  }${event.detail === null ? '' : html` · ${detailOf(event.kind, event.detail, words)}`}${moreOf(event, words)}<br>
<span class="soft">${event.actor === OPERATOR ? words.operator : event.actor}</span></li>
`,
)}</ul>`

const moreOf = (event: TrailEvent<DeskEvent> | DeskTrailEvent, { trail, colon, formats }: Words): Html | '' =>
  'cents' in event
    ? html`${event.cents === null ? '' : html` · ${formats.euros(event.cents)}`}${
        event.reason === null ? '' : html`<br>${trail.reason}${colon} ${event.reason}`
      }`
    : ''

/** Text of a detail: a state of a request, or the act that failed. */
const detailOf = (kind: DeskEvent, detail: string, { states, events }: Words): string =>
  kind === 'state'
    ? REQUEST_STATES.map((state) => (state === detail ? states[state] : '')).join('')
    : kind === 'act-failed'
      ? DESK_EVENTS.map((event) => (event === detail ? events[event] : '')).join('')
      : detail

interface ReportView {
  readonly session: DeskSession
  readonly people: readonly PersonReport[]
  readonly days: Pick<TrailFilter, 'from' | 'to'>
}

/** Report by person: cards, refunds and look-ups. */
export function reportPage(context: Context, { session, people, days }: ReportView): Response | Promise<Response> {
  const all = wordsOf(context)
  const { report: words, trail } = all
  return answer(context, {
    title: words.title,
    session,
    here: 'report',
    body: html`<p>${words.lead}</p>
<form method="get" action="/desk/report" aria-label="${words.filter}">
<div class="fields many">
${field({ name: 'from', label: trail.from, type: 'date', value: days.from })}
${field({ name: 'to', label: trail.to, type: 'date', value: days.to })}
</div>
<div class="actions"><button class="main">${trail.submit}</button></div>
</form>
${people.length === 0 ? html`<p>${words.none}</p>` : ''}
${people.map((person) => personReport(session, person, { days, words: all }))}`,
  })
}

const personReport = (
  { token }: DeskSession,
  { actor, counts, refundedCents }: PersonReport,
  { days: { from, to }, words }: Pick<ReportView, 'days'> & { readonly words: Words },
): Html => html`<section aria-label="${actor}"><h2 class="person">${actor}</h2>
<dl>
${REPORTED.filter((kind) => counts.has(kind)).map(
  (kind) => html`<dt>${words.events[kind]}</dt><dd>${counts.get(kind) ?? 0}</dd>
`,
)}${refundedCents > 0 ? html`<dt>${words.report.amount}</dt><dd>${words.formats.euros(refundedCents)}</dd>` : ''}
</dl>
<form method="post" action="/desk/trail/filter">
${tokenField(token)}<input type="hidden" name="actor" value="${actor}">
${from === undefined ? '' : html`<input type="hidden" name="from" value="${from}">`}
${to === undefined ? '' : html`<input type="hidden" name="to" value="${to}">`}
<button class="link">${words.report.see(actor)}</button>
</form></section>`

import type { Context } from 'hono'
import { html } from 'hono/html'
import { REQUEST_STATES } from '#lib/domain/request.ts'
import type { Html } from '../../kit/page.ts'
import { OPERATOR, type TrailEvent } from '../../kit/staff/trail.ts'
import { EVENTS } from './event-words.ts'
import { answer, time } from './markup.ts'
import type { DeskEvent } from './schema.ts'
import type { DeskSession } from './sessions.ts'
import { STATES, WORDS } from './words.ts'

export const trailPage = (
  context: Context,
  session: DeskSession,
  events: readonly TrailEvent<DeskEvent>[],
): Response | Promise<Response> =>
  answer(context, {
    title: WORDS.trail.title,
    session,
    here: 'trail',
    body: html`<p class="soft">${WORDS.trail.lead}</p>${eventList(events)}`,
  })

/** What the trail tells, of one request or of all. */
export const eventList = (events: readonly TrailEvent<DeskEvent>[]): Html =>
  events.length === 0
    ? html`<p>${WORDS.trail.none}</p>`
    : html`<ul class="events">
${events.map(
  ({ at, actor, kind, subject, detail }) => html`<li>${time(at)}${WORDS.colon} <strong>${EVENTS[kind]}</strong>${
    subject === null ? '' : html` · ${subject}`
  }${detail === null ? '' : html` · ${kind === 'state' ? stateOf(detail) : detail}`}<br><span class="soft">${
    actor === OPERATOR ? WORDS.operator : actor
  }</span></li>
`,
)}</ul>`

const stateOf = (detail: string): string =>
  REQUEST_STATES.map((state) => (state === detail ? STATES[state] : '')).join('')

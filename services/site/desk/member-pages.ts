import type { Context } from 'hono'
import { html } from 'hono/html'
import type { MemberPerson, MemberState } from '#lib/contracts/operator.ts'
import type { Programme } from '#lib/contracts/session.ts'
import type { Html } from '../../kit/page.ts'
import { type Note, answer, field, select, time, tokenField } from './markup.ts'
import { ERASE, MEMBER_WORDS as WORDS, PROGRAMME_NAMES, STATUS_NAMES } from './member-words.ts'
import { reasonField } from './reason.ts'
import type { DeskSession } from './sessions.ts'
import { eventList } from './trail-page.ts'
import type { DeskTrailEvent } from './trail.ts'

/** What was typed into a form, and which of its fields are wrong. */
interface Typed {
  readonly typed?: Readonly<Partial<Record<string, string>>>
  readonly invalid?: readonly string[]
  readonly note?: Note | undefined
}

const statusOf = (note: Note | undefined): 200 | 422 => (note?.kind === 'bad' ? 422 : 200)

interface SearchView extends Typed {
  readonly session: DeskSession
  readonly programmes: readonly Programme[]
}

/** The search for a member, and the end of all sessions of a programme. */
export function membersPage(
  context: Context,
  { session, programmes, typed = {}, invalid = [], note }: SearchView,
): Response | Promise<Response> {
  const forms = html`<p>${WORDS.lead}</p>
<form method="post" action="/desk/members" aria-label="${WORDS.search}">
${tokenField(session.token)}
<div class="fields two">
${select({
  name: 'programme',
  label: WORDS.programme,
  value: typed['programme'],
  options: programmes.map((programme) => [programme, PROGRAMME_NAMES[programme]] as const),
})}
${field({ name: 'text', label: WORDS.text, value: typed['text'], invalid: invalid.includes('text') })}
</div>
<div class="actions"><button class="main">${WORDS.search}</button></div>
</form>
<h2>${WORDS.everyone.title}</h2>
<p>${WORDS.everyone.text}</p>
${programmes.map(
  (programme) => html`<p><a class="way" href="/desk/members/${programme}/sessions">${WORDS.everyone.open(
    PROGRAMME_NAMES[programme],
  )}</a></p>
`,
)}`
  const body = programmes.length > 0 ? forms : html`<p>${WORDS.none}</p>`
  return answer(context, { title: WORDS.title, session, here: 'members', note, body }, statusOf(note))
}

export interface MemberView extends Typed {
  readonly session: DeskSession
  readonly programme: Programme
  readonly state: MemberState
  /** Shown once, after a reason. */
  readonly person?: MemberPerson
  readonly events: readonly DeskTrailEvent[]
  /** The form that is wrong. */
  readonly act?: Act
}

/** Acts of a member's page that ask for a reason. */
export const ACTS = ['person', 'sessions', 'unlock', 'export'] as const

export type Act = (typeof ACTS)[number]

const nameOf = ({ number }: MemberState): string => (number === undefined ? WORDS.withoutNumber : WORDS.member(number))

const moment = (at: string | undefined): Html | string => (at === undefined ? WORDS.no : time(new Date(at)))

/** States of a member without personal data, and what an operator may do. */
export function memberPage(
  context: Context,
  { session, programme, state, person, events, act: wrong, typed = {}, invalid = [], note }: MemberView,
): Response | Promise<Response> {
  const path = `/desk/members/${programme}/${state.id}`
  const form = (act: Act): Html => html`<section aria-labelledby="${act}-title">
<h2 id="${act}-title">${WORDS[act].title}</h2>
<p>${WORDS[act].text}</p>
<form method="post" action="${path}/${act}" aria-labelledby="${act}-title">
${tokenField(session.token)}
<div class="fields">${reasonField(
    wrong === act ? typed['reason'] : undefined,
    wrong === act && invalid.includes('reason'),
    `${act}-reason`,
  )}</div>
<div class="actions"><button>${WORDS[act].submit}</button></div>
</form></section>`
  return answer(
    context,
    {
      title: nameOf(state),
      session,
      here: 'members',
      note,
      body: html`${stateList(programme, state)}
${person ? personList(person) : ''}
${ACTS.filter((act) => act !== 'person' || !person).map(form)}
<section aria-labelledby="erase-title"><h2 id="erase-title">${WORDS.erase.title}</h2>
<p>${WORDS.erase.text}</p>
<p><a class="way" href="${path}/erase">${WORDS.erase.open}</a></p></section>
<section aria-labelledby="history"><h2 id="history">${WORDS.history}</h2>
${eventList(events)}</section>
<p><a class="way" href="/desk/members">${WORDS.back}</a></p>`,
    },
    statusOf(note),
  )
}

function stateList(programme: Programme, state: MemberState): Html {
  const words = WORDS.states
  const yes = (is: boolean): string => (is ? WORDS.yes : WORDS.no)
  return html`<dl>
<dt>${words.programme}</dt><dd>${PROGRAMME_NAMES[programme]}</dd>
${state.number === undefined ? '' : html`<dt>${words.number}</dt><dd>${state.number}</dd>`}
<dt>${words.status}</dt><dd>${STATUS_NAMES[state.status] ?? state.status}</dd>
<dt>${words.created}</dt><dd>${time(new Date(state.createdAt))}</dd>
<dt>${words.activated}</dt><dd>${moment(state.activatedAt)}</dd>
<dt>${words.locked}</dt><dd>${moment(state.lockedUntil)}</dd>
<dt>${words.sessions}</dt><dd>${state.sessions}</dd>
<dt>${words.level}</dt><dd>${state.provenSessions}</dd>
<dt>${words.pendingEmail}</dt><dd>${yes(state.hasPendingEmail)}</dd>
<dt>${words.limit}</dt><dd>${yes(state.isLimited)}</dd>
</dl>`
}

function personList({ email, pendingEmail, firstName, lastName, birthDate }: MemberPerson): Html {
  const words = WORDS.person
  return html`<section aria-labelledby="person-title"><h2 id="person-title">${words.title}</h2>
<dl>
<dt>${words.firstName}</dt><dd>${firstName}</dd>
<dt>${words.lastName}</dt><dd>${lastName}</dd>
<dt>${words.birthDate}</dt><dd>${birthDate.split('-').reverse().join('/')}</dd>
<dt>${words.email}</dt><dd>${email}</dd>
${pendingEmail === undefined ? '' : html`<dt>${words.pendingEmail}</dt><dd>${pendingEmail}</dd>`}
</dl></section>`
}

const codeField = (invalid: boolean): Html =>
  field({
    name: 'code',
    label: WORDS.code,
    hint: WORDS.codeHint,
    autocomplete: 'one-time-code',
    numeric: true,
    invalid,
  })

/** What is typed to confirm the erasure of a member. */
export const confirmationOf = ({ number }: MemberState): string => number ?? ERASE

/** The confirmation of an erasure: reason, number of the member, fresh code. */
export function erasePage(
  context: Context,
  {
    session,
    programme,
    state,
    typed = {},
    invalid = [],
    note,
  }: Typed & Pick<MemberView, 'session' | 'programme' | 'state'>,
): Response | Promise<Response> {
  const words = WORDS.erase
  const path = `/desk/members/${programme}/${state.id}`
  return answer(
    context,
    {
      title: words.confirmTitle(nameOf(state)),
      session,
      here: 'members',
      note,
      body: html`<p>${words.confirm}</p>
${state.isLimited ? html`<p><strong>${words.limited}</strong></p>` : ''}
<form method="post" action="${path}/erase" aria-label="${words.submit}">
${tokenField(session.token)}
<div class="fields">
${reasonField(typed['reason'], invalid.includes('reason'))}
${field({
  name: 'typed',
  label: words.typed(confirmationOf(state)),
  value: typed['typed'],
  invalid: invalid.includes('typed'),
})}
${codeField(invalid.includes('code'))}
</div>
<div class="actions"><button class="main">${words.submit}</button>
<a class="way" href="${path}">${words.cancel}</a></div>
</form>`,
    },
    statusOf(note),
  )
}

/** The confirmation of the end of all sessions of a programme: reason, fresh code. */
export function everyonePage(
  context: Context,
  { session, programme, typed = {}, invalid = [], note }: Typed & Pick<MemberView, 'session' | 'programme'>,
): Response | Promise<Response> {
  const words = WORDS.everyone
  return answer(
    context,
    {
      title: words.confirmTitle(PROGRAMME_NAMES[programme]),
      session,
      here: 'members',
      note,
      body: html`<p>${words.confirm}</p>
<form method="post" action="/desk/members/${programme}/sessions" aria-label="${words.submit}">
${tokenField(session.token)}
<div class="fields">
${reasonField(typed['reason'], invalid.includes('reason'))}
${codeField(invalid.includes('code'))}
</div>
<div class="actions"><button class="main">${words.submit}</button>
<a class="way" href="/desk/members">${words.cancel}</a></div>
</form>`,
    },
    statusOf(note),
  )
}

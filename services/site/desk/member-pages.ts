import type { Context } from 'hono'
import { html } from 'hono/html'
import type { MemberPerson, MemberState } from '@barriere/shared/programmes/operator.ts'
import type { Programme } from '@barriere/shared/contracts/session.ts'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import type { Html } from '../../kit/page.ts'
import { wordsOf } from './language.ts'
import { type Note, answer, field, select, time, tokenField } from './markup.ts'
import { freshCodeField, reasonField } from './act-fields.ts'
import type { DeskSession } from './sessions.ts'
import { eventList } from './trail-page.ts'
import type { DeskTrailEvent } from './trail.ts'
import type { Words } from './words/fr.ts'
import { PROGRAMME_NAMES, STATUS_NAMES } from './words/names.ts'
import { WORDS } from './words/words.ts'

/** Typed values of a form, and its invalid fields. */
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

/** Search for a member, and the end of all sessions of a programme. */
export function membersPage(
  context: Context,
  { session, programmes, typed = {}, invalid = [], note }: SearchView,
): Response | Promise<Response> {
  const words = wordsOf(context).members
  const forms = html`<p>${words.lead}</p>
<form method="post" action="/desk/members" aria-label="${words.search}">
${tokenField(session.token)}
<div class="fields two">
${select({
  name: 'programme',
  label: words.programme,
  value: typed['programme'],
  options: programmes.map((programme) => [programme, PROGRAMME_NAMES[programme]] as const),
})}
${field({ name: 'text', label: words.text, value: typed['text'], invalid: invalid.includes('text') })}
</div>
<div class="actions"><button class="main">${words.search}</button></div>
</form>
<h2>${words.everyone.title}</h2>
<p>${words.everyone.text}</p>
${programmes.map(
  (programme) => html`<p><a class="way" href="/desk/members/${programme}/sessions">${words.everyone.open(
    PROGRAMME_NAMES[programme],
  )}</a></p>
`,
)}`
  const body = programmes.length > 0 ? forms : html`<p>${words.none}</p>`
  return answer(
    context,
    { title: words.title, session, here: 'members', address: '/desk/members', note, body },
    statusOf(note),
  )
}

export interface MemberView extends Typed {
  readonly session: DeskSession
  readonly programme: Programme
  readonly state: MemberState
  /** Shown once, after a reason was given. */
  readonly person?: MemberPerson
  readonly events: readonly DeskTrailEvent[]
  /** The form with a fault. */
  readonly act?: Act
}

/** Acts on a member's page that need a reason. */
export const ACTS = ['person', 'sessions', 'unlock', 'export'] as const

export type Act = (typeof ACTS)[number]

const nameOf = ({ number }: MemberState, words: Words['members']): string =>
  number === undefined ? words.withoutNumber : words.member(number)

/** State of a member without personal data, and the operator's acts. */
export function memberPage(
  context: Context,
  { session, programme, state, person, events, act: wrong, typed = {}, invalid = [], note }: MemberView,
): Response | Promise<Response> {
  const all = wordsOf(context)
  const words = all.members
  const path = `/desk/members/${programme}/${state.id}`
  const form = (act: Act): Html => html`<section aria-labelledby="${act}-title">
<h2 id="${act}-title">${words[act].title}</h2>
<p>${words[act].text}</p>
<form method="post" action="${path}/${act}" aria-labelledby="${act}-title">
${tokenField(session.token)}
<div class="fields">${reasonField(all, {
    value: wrong === act ? typed['reason'] : undefined,
    invalid: wrong === act && invalid.includes('reason'),
    id: `${act}-reason`,
  })}</div>
<div class="actions"><button>${words[act].submit}</button></div>
</form></section>`
  return answer(
    context,
    {
      title: nameOf(state, words),
      session,
      here: 'members',
      address: path,
      note,
      body: html`${stateList(programme, state, all)}
${person ? personList(person, words.person) : ''}
${ACTS.filter((act) => act !== 'person' || !person).map(form)}
<section aria-labelledby="erase-title"><h2 id="erase-title">${words.erase.title}</h2>
<p>${words.erase.text}</p>
<p><a class="way" href="${path}/erase">${words.erase.open}</a></p></section>
<section aria-labelledby="history"><h2 id="history">${words.history}</h2>
${eventList(events, all)}</section>
<p><a class="way" href="/desk/members">${words.back}</a></p>`,
    },
    statusOf(note),
  )
}

function stateList(programme: Programme, state: MemberState, { members, formats }: Words): Html {
  const words = members.states
  const yes = (is: boolean): string => (is ? members.yes : members.no)
  const moment = (at: string | undefined): Html | string =>
    at === undefined ? members.no : time(new Date(at), formats.moment)
  const status = state.status === 'none' ? members.noCard : (STATUS_NAMES[state.status] ?? state.status)
  return html`<dl>
<dt>${words.programme}</dt><dd>${PROGRAMME_NAMES[programme]}</dd>
${state.number === undefined ? '' : html`<dt>${words.number}</dt><dd>${state.number}</dd>`}
<dt>${words.status}</dt><dd>${status}</dd>
<dt>${words.created}</dt><dd>${time(new Date(state.createdAt), formats.moment)}</dd>
<dt>${words.activated}</dt><dd>${moment(state.activatedAt)}</dd>
<dt>${words.locked}</dt><dd>${moment(state.lockedUntil)}</dd>
<dt>${words.sessions}</dt><dd>${state.sessions}</dd>
<dt>${words.level}</dt><dd>${state.provenSessions}</dd>
<dt>${words.pendingEmail}</dt><dd>${yes(state.hasPendingEmail)}</dd>
<dt>${words.limit}</dt><dd>${yes(state.isLimited)}</dd>
</dl>`
}

function personList(
  { email, pendingEmail, firstName, lastName, birthDate }: MemberPerson,
  words: Words['members']['person'],
): Html {
  return html`<section aria-labelledby="person-title"><h2 id="person-title">${words.title}</h2>
<dl>
<dt>${words.firstName}</dt><dd>${firstName}</dd>
<dt>${words.lastName}</dt><dd>${lastName}</dd>
<dt>${words.birthDate}</dt><dd>${birthDate.split('-').reverse().join('/')}</dd>
<dt>${words.email}</dt><dd>${email}</dd>
${pendingEmail === undefined ? '' : html`<dt>${words.pendingEmail}</dt><dd>${pendingEmail}</dd>`}
</dl></section>`
}

/** Whether a text confirms an erasure: the member's number or, without one, the word in any language. */
export const isConfirmation = (text: string, { number }: MemberState): boolean =>
  number === undefined ? LOCALES.some((language) => WORDS[language].members.erase.word === text) : text === number

/** Confirmation of an erasure: reason, the member's number, fresh code. */
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
  const all = wordsOf(context)
  const words = all.members.erase
  const path = `/desk/members/${programme}/${state.id}`
  return answer(
    context,
    {
      title: words.confirmTitle(nameOf(state, all.members)),
      session,
      here: 'members',
      address: `${path}/erase`,
      note,
      body: html`<p>${words.confirm}</p>
${state.isLimited ? html`<p><strong>${words.limited}</strong></p>` : ''}
<form method="post" action="${path}/erase" aria-label="${words.submit}">
${tokenField(session.token)}
<div class="fields">
${reasonField(all, { value: typed['reason'], invalid: invalid.includes('reason') })}
${field({
  name: 'typed',
  label: words.typed(state.number ?? words.word),
  value: typed['typed'],
  invalid: invalid.includes('typed'),
})}
${freshCodeField(all, invalid.includes('code'))}
</div>
<div class="actions"><button class="main">${words.submit}</button>
<a class="way" href="${path}">${words.cancel}</a></div>
</form>`,
    },
    statusOf(note),
  )
}

/** Confirmation of the end of all sessions of a programme: reason, fresh code. */
export function everyonePage(
  context: Context,
  { session, programme, typed = {}, invalid = [], note }: Typed & Pick<MemberView, 'session' | 'programme'>,
): Response | Promise<Response> {
  const all = wordsOf(context)
  const words = all.members.everyone
  return answer(
    context,
    {
      title: words.confirmTitle(PROGRAMME_NAMES[programme]),
      session,
      here: 'members',
      address: `/desk/members/${programme}/sessions`,
      note,
      body: html`<p>${words.confirm}</p>
<form method="post" action="/desk/members/${programme}/sessions" aria-label="${words.submit}">
${tokenField(session.token)}
<div class="fields">
${reasonField(all, { value: typed['reason'], invalid: invalid.includes('reason') })}
${freshCodeField(all, invalid.includes('code'))}
</div>
<div class="actions"><button class="main">${words.submit}</button>
<a class="way" href="/desk/members">${words.cancel}</a></div>
</form>`,
    },
    statusOf(note),
  )
}

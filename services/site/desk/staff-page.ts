import type { Context } from 'hono'
import { html } from 'hono/html'
import type { StaffAccounts } from '../../kit/staff/accounts.ts'
import type { Html } from '../../kit/page.ts'
import { wordsOf } from './language.ts'
import { type Note, answer, time, tokenField } from './markup.ts'
import { reasonField } from './act-fields.ts'
import type { deskAccounts } from './schema.ts'
import type { DeskSession } from './sessions.ts'
import type { Words } from './words/fr.ts'

type Person = Awaited<ReturnType<StaffAccounts<typeof deskAccounts>['list']>>[number]

interface StaffView {
  readonly session: DeskSession
  readonly people: readonly Person[]
  /** The form with a wrong reason. */
  readonly wrong?: { readonly email: string; readonly reason: string }
  readonly note?: Note | undefined
}

/** Colleagues of the desk, and their lockouts. */
export function staffPage(context: Context, { session, people, wrong, note }: StaffView): Response | Promise<Response> {
  const all = wordsOf(context)
  const words = all.members.staff
  const locked = people.filter(({ lockedUntil }) => lockedUntil !== undefined)
  return answer(
    context,
    {
      title: words.title,
      session,
      here: 'staff',
      address: '/desk/staff',
      note,
      body: html`<p>${words.lead}</p>
${locked.length === 0 ? html`<p>${words.nobody}</p>` : ''}
<ul class="thread">
${[...locked, ...people.filter((one) => !locked.includes(one))].map(
  (person, index) => html`<li><p><strong>${person.name}</strong><br>${person.email} · ${words.states[person.state]}</p>
${
  person.lockedUntil ? lockout(session, { person, until: person.lockedUntil, id: `reason-${index}`, wrong, all }) : ''
}</li>
`,
)}</ul>`,
    },
    note?.kind === 'bad' ? 422 : 200,
  )
}

function lockout(
  { staff, token }: DeskSession,
  {
    person: { email },
    until,
    id,
    wrong,
    all,
  }: {
    readonly person: Person
    readonly until: Date
    readonly id: string
    readonly wrong: StaffView['wrong']
    readonly all: Words
  },
): Html {
  const words = all.members.staff
  const isWrong = wrong?.email === email
  return html`<p><strong>${words.locked} ${time(until, all.formats.moment)}</strong></p>
${
  email === staff.email
    ? html`<p>${words.own}</p>`
    : html`<form method="post" action="/desk/staff/unlock" aria-label="${words.submit}${all.colon} ${email}">
${tokenField(token)}<input type="hidden" name="email" value="${email}">
<div class="fields">${reasonField(all, { value: isWrong ? wrong.reason : undefined, invalid: isWrong, id })}</div>
<div class="actions"><button>${words.submit}</button></div>
</form>`
}`
}

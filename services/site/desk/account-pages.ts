import type { Context } from 'hono'
import { html } from 'hono/html'
import type { Html } from '../../kit/page.ts'
import type { ChangeFault } from '../../kit/staff/own-password.ts'
import { freshCodeField, newPasswordFields } from './act-fields.ts'
import { wordsOf } from './language.ts'
import { type Note, answer, field, select, tokenField } from './markup.ts'
import type { DeskSession, OpenSession } from './sessions.ts'
import type { Words } from './words/fr.ts'

/** Value of a choice: all other sessions. */
export const OTHERS = 'others'

export interface AccountView {
  readonly session: DeskSession
  readonly sessions: readonly OpenSession[]
  /** Faults of a new password. */
  readonly faults?: readonly ChangeFault[]
  /** Whether the code for ending other sessions is wrong. */
  readonly isWrongCode?: boolean
  /** The session that was chosen. */
  readonly chosen?: string | undefined
  readonly note?: Note | undefined
}

/** The own account: open sessions, which can be ended, and the change of the password. */
export function accountPage(
  context: Context,
  { session, sessions, faults = [], isWrongCode = false, chosen, note }: AccountView,
): Response | Promise<Response> {
  const all = wordsOf(context)
  const words = all.account
  return answer(
    context,
    {
      title: words.title,
      session,
      here: 'account',
      address: '/desk/account',
      note: noteOf(all, { faults, isWrongCode }) ?? note,
      body: html`<dl>
<dt>${words.name}</dt><dd>${session.staff.name}</dd>
<dt>${words.email}</dt><dd>${session.staff.email}</dd>
</dl>
<h2>${words.sessions}</h2>
<ul class="thread">
${sessions.map(
  (one) => html`<li>${one.isOwn ? html`<p><strong>${words.own}</strong></p>` : ''}
<p>${sentenceOf(one, all)}</p></li>
`,
)}</ul>
${endForm({ session, sessions, isWrongCode, chosen }, all)}
<h2>${words.change}</h2>
<p>${words.text}</p>
${passwordForm(session, faults, all)}`,
    },
    faults.length > 0 || isWrongCode ? 422 : 200,
  )
}

const sentenceOf = ({ createdAt, usedAt }: OpenSession, { account, formats }: Words): string =>
  account.session(formats.moment(createdAt), formats.moment(usedAt))

function noteOf(
  { account, freshCode, faults: told }: Words,
  { faults, isWrongCode }: Required<Pick<AccountView, 'faults' | 'isWrongCode'>>,
): Note | undefined {
  if (isWrongCode) return { kind: 'bad', lines: [freshCode.fault] }
  if (faults.length === 0) return undefined
  return { kind: 'bad', lines: faults.map((fault) => (fault === 'current' ? account.wrong : told[fault])) }
}

function endForm(
  { session, sessions, isWrongCode, chosen }: Required<Omit<AccountView, 'faults' | 'note'>>,
  all: Words,
): Html {
  const words = all.account
  const others = sessions.filter(({ isOwn }) => !isOwn)
  if (others.length === 0) return html`<p>${words.alone}</p>`
  return html`<form method="post" action="/desk/account/sessions" aria-label="${words.end}">
${tokenField(session.token)}
<div class="fields">
${select({
  name: 'which',
  label: words.which,
  value: chosen ?? OTHERS,
  options: [[OTHERS, words.others], ...others.map((one) => [one.hash, sentenceOf(one, all)] as const)],
})}
${freshCodeField(all, isWrongCode)}
</div>
<div class="actions"><button>${words.end}</button></div>
</form>`
}

function passwordForm(session: DeskSession, faults: readonly ChangeFault[], all: Words): Html {
  const words = all.account
  return html`<form method="post" action="/desk/account/password" aria-label="${words.change}">
${tokenField(session.token)}
<input type="hidden" name="username" value="${session.staff.email}" autocomplete="username">
<div class="fields">
${field({
  name: 'current',
  label: words.current,
  type: 'password',
  autocomplete: 'current-password',
  invalid: faults.includes('current'),
})}
${newPasswordFields(words, all, faults)}
</div>
<div class="actions"><button class="main">${words.submit}</button></div>
</form>`
}

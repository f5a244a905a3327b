import type { Context } from 'hono'
import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { LOCALES, type Locale } from '@barriere/shared/domain/locale.ts'
import { LANGUAGE_NAMES } from '@barriere/shared/locales/locales.ts'
import { type Html, pageFrame } from '../../kit/page.ts'
import { addressOf, languageOf, wordsOf } from './language.ts'
import { isOnlyOperator, isOperator, mayAudit } from './rights.ts'
import type { DeskSession } from './sessions.ts'
import { DESK_STYLE } from './style.ts'
import type { Words } from './words/fr.ts'

const frame = pageFrame({ style: DESK_STYLE, forms: true })

/** @param write formats the moment */
export const time = (moment: Date, write: (moment: Date) => string): Html =>
  html`<time datetime="${moment.toISOString()}">${write(moment)}</time>`

/** First message of a page, for a success or a fault; it gets the focus. */
export interface Note {
  readonly kind: 'good' | 'bad'
  readonly lines: readonly string[]
}

const noteOf = (note: Note | undefined): Html | '' =>
  note === undefined
    ? ''
    : html`<div class="note ${note.kind}" role="${note.kind === 'bad' ? 'alert' : 'status'}" tabindex="-1" autofocus>${
        note.lines.length === 1 ? note.lines[0] : html`<ul>${note.lines.map((line) => html`<li>${line}</li>`)}</ul>`
      }</div>`

interface View {
  readonly title: string
  readonly body: Html
  readonly session?: DeskSession | undefined
  /** The current entry of the navigation. */
  readonly here?:
    | 'list'
    | 'cards'
    | 'clocks'
    | 'terminals'
    | 'refunds'
    | 'members'
    | 'staff'
    | 'report'
    | 'trail'
    | 'account'
  readonly note?: Note | undefined
  /** Address of the page, if the answer is to a form. */
  readonly address?: string
}

/** A page of the desk. */
export const answer = (
  context: Context,
  { title, body, session, here, note, address }: View,
  status: ContentfulStatusCode = 200,
): Response | Promise<Response> => {
  const language = languageOf(context)
  const choice = languageChoice(language, addressOf(context, address))
  const top = session
    ? navOf(session, { here, words: wordsOf(context).nav, choice })
    : html`<div class="row end">${choice}</div>`
  return frame(context, { language, title, body: html`${top}${noteOf(note)}${body}` }, status)
}

/** The other languages, each by its own name, with a link back to the page. */
const languageChoice = (language: Locale, address: string): Html =>
  html`${LOCALES.filter((other) => other !== language).map(
    (other) => html`<form method="post" action="/desk/language"><input type="hidden" name="page" value="${address}">
<button class="link" name="language" value="${other}" lang="${other}">${LANGUAGE_NAMES[other]}</button></form>`,
  )}`

const current = (is: boolean): Html | '' => (is ? html` aria-current="page"` : '')

const navOf = (
  { staff, token, hasCasino }: DeskSession,
  { here, words, choice }: { readonly here: View['here']; readonly words: Words['nav']; readonly choice: Html },
): Html => html`<nav aria-label="${words.label}">
${isOnlyOperator(staff) ? '' : html`<a href="/desk"${current(here === 'list')}>${words.list}</a>`}
${
  hasCasino && !isOnlyOperator(staff)
    ? html`<a href="/desk/cards"${current(here === 'cards')}>${words.cards}</a>
<a href="/desk/clocks"${current(here === 'clocks')}>${words.clocks}</a>
<a href="/desk/terminals"${current(here === 'terminals')}>${words.terminals}</a>
<a href="/desk/refunds"${current(here === 'refunds')}>${words.refunds}</a>`
    : ''
}
${isOperator(staff) ? html`<a href="/desk/members"${current(here === 'members')}>${words.members}</a>` : ''}
${
  mayAudit(staff)
    ? html`<a href="/desk/staff"${current(here === 'staff')}>${words.staff}</a>
<a href="/desk/report"${current(here === 'report')}>${words.report}</a>
<a href="/desk/trail"${current(here === 'trail')}>${words.trail}</a>`
    : ''
}
<div class="row end">${choice}
<a href="/desk/account"${current(here === 'account')}>${words.account}</a>
<form method="post" action="/desk/logout">${tokenField(token)}<button class="link">${words.logout} (${
  staff.name
})</button></form></div>
</nav>`

/** CSRF token of a form. */
export const tokenField = (token: string): Html => html`<input type="hidden" name="token" value="${token}">`

interface Field {
  readonly name: string
  /** Required if a page has several fields of this name. */
  readonly id?: string
  readonly label: string
  readonly type?: string
  readonly value?: string | undefined
  readonly hint?: string
  readonly autocomplete?: string
  readonly invalid?: boolean
  readonly numeric?: boolean
}

export const field = ({
  name,
  id = name,
  label,
  type = 'text',
  value,
  hint,
  autocomplete = 'off',
  ...more
}: Field): Html =>
  html`<div>
<label for="${id}">${label}</label>
<input id="${id}" name="${name}" type="${type}" autocomplete="${autocomplete}"${
    value === undefined ? '' : html` value="${value}"`
  }${more.numeric ? html` inputmode="numeric" maxlength="12"` : ''}${more.invalid ? html` aria-invalid="true"` : ''}${
    hint === undefined ? '' : html` aria-describedby="${id}-hint"`
  }>
${hint === undefined ? '' : html`<p class="hint" id="${id}-hint">${hint}</p>`}
</div>`

interface Choice {
  readonly name: string
  readonly label: string
  readonly value: string | undefined
  readonly options: readonly (readonly [value: string, label: string])[]
}

export const select = ({ name, label, value, options }: Choice): Html => html`<div>
<label for="${name}">${label}</label>
<select id="${name}" name="${name}">
${options.map(
  ([key, words]) => html`<option value="${key}"${key === (value ?? '') ? html` selected` : ''}>${words}</option>
`,
)}</select>
</div>`

/** A text that could not be sent, for copying. */
export const keptField = (text: string | undefined, { kept }: Words['failure']): Html | '' =>
  text === undefined || text === ''
    ? ''
    : html`<div><label for="kept">${kept}</label><textarea id="kept" readonly>
${text}</textarea></div>`

interface Say extends Pick<View, 'here'> {
  readonly title: string
  readonly text: string
  readonly session?: DeskSession | undefined
  readonly kept?: string | undefined
}

/**
 * A page with one sentence instead of the requested one, and a link back to an entry of the navigation. `kept`: a text
 * that was not sent.
 */
export const sayPage = (
  context: Context,
  { title, text, session, kept, here }: Say,
  status: ContentfulStatusCode,
): Response | Promise<Response> => {
  const { failure, nav } = wordsOf(context)
  const back = here ?? (session && isOnlyOperator(session.staff) ? 'members' : 'list')
  return answer(
    context,
    {
      title,
      session,
      body: html`<p>${text}</p>${keptField(kept, failure)}<p><a class="way" href="${
        back === 'list' ? '/desk' : `/desk/${back}`
      }">${failure.back(nav[back])}</a></p>`,
    },
    status,
  )
}

import type { Context } from 'hono'
import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { DEFAULT_LOCALE } from '#lib/domain/locale.ts'
import { LANGUAGE_TAGS } from '#lib/i18n/locales/locales.ts'
import { type Html, pageFrame } from '../../kit/page.ts'
import { isOnlyOperator, isOperator, mayAudit } from './rights.ts'
import type { DeskSession } from './sessions.ts'
import { DESK_STYLE } from './style.ts'
import { WORDS } from './words.ts'

const frame = pageFrame({ style: DESK_STYLE, forms: true })

const TAG = LANGUAGE_TAGS[DEFAULT_LOCALE].format

const MOMENT = new Intl.DateTimeFormat(TAG, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' })

/** Day and time in figures. */
export const SHORT = new Intl.DateTimeFormat(TAG, { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Paris' })

/** A moment in Paris, as staff read it. */
export const momentOf = (moment: Date): string => MOMENT.format(moment)

export const time = (moment: Date, format = MOMENT): Html =>
  html`<time datetime="${moment.toISOString()}">${format.format(moment)}</time>`

/** What a page says first: that something is done, or what is wrong; the focus begins there. */
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
  /** Which entry of the navigation this is. */
  readonly here?: 'list' | 'cards' | 'clocks' | 'terminals' | 'refunds' | 'members' | 'staff' | 'report' | 'trail'
  readonly note?: Note | undefined
}

/** A page of the desk. */
export const answer = (
  context: Context,
  { title, body, session, here, note }: View,
  status: ContentfulStatusCode = 200,
): Response | Promise<Response> =>
  frame(
    context,
    { language: DEFAULT_LOCALE, title, body: html`${session ? navOf(session, here) : ''}${noteOf(note)}${body}` },
    status,
  )

const current = (is: boolean): Html | '' => (is ? html` aria-current="page"` : '')

const navOf = (
  { staff, token, hasCasino }: DeskSession,
  here: View['here'],
): Html => html`<nav aria-label="${WORDS.nav.label}">
${isOnlyOperator(staff) ? '' : html`<a href="/desk"${current(here === 'list')}>${WORDS.nav.list}</a>`}
${
  hasCasino && !isOnlyOperator(staff)
    ? html`<a href="/desk/cards"${current(here === 'cards')}>${WORDS.nav.cards}</a>
<a href="/desk/clocks"${current(here === 'clocks')}>${WORDS.nav.clocks}</a>
<a href="/desk/terminals"${current(here === 'terminals')}>${WORDS.nav.terminals}</a>
<a href="/desk/refunds"${current(here === 'refunds')}>${WORDS.nav.refunds}</a>`
    : ''
}
${isOperator(staff) ? html`<a href="/desk/members"${current(here === 'members')}>${WORDS.nav.members}</a>` : ''}
${
  mayAudit(staff)
    ? html`<a href="/desk/staff"${current(here === 'staff')}>${WORDS.nav.staff}</a>
<a href="/desk/report"${current(here === 'report')}>${WORDS.nav.report}</a>
<a href="/desk/trail"${current(here === 'trail')}>${WORDS.nav.trail}</a>`
    : ''
}
<form method="post" action="/desk/logout">${tokenField(token)}<button class="link">${WORDS.nav.logout} (${
  staff.name
})</button></form>
</nav>`

/** CSRF token of a form. */
export const tokenField = (token: string): Html => html`<input type="hidden" name="token" value="${token}">`

interface Field {
  readonly name: string
  /** Where a page has several of the name. */
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

/** A text that could not be sent, to be copied. */
export const keptField = (text: string | undefined): Html | '' =>
  text === undefined || text === ''
    ? ''
    : html`<div><label for="kept">${WORDS.failure.kept}</label><textarea id="kept" readonly>
${text}</textarea></div>`

interface Say {
  readonly title: string
  readonly text: string
  readonly session?: DeskSession | undefined
  readonly kept?: string | undefined
}

/** A page that says in one sentence why there is no other. `kept`: a text that was not sent. */
export const sayPage = (
  context: Context,
  { title, text, session, kept }: Say,
  status: ContentfulStatusCode,
): Response | Promise<Response> =>
  answer(
    context,
    {
      title,
      session,
      body: html`<p>${text}</p>${keptField(kept)}<p><a class="way" href="/desk">${WORDS.failure.back}</a></p>`,
    },
    status,
  )

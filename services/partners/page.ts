import type { Context } from 'hono'
import { html } from 'hono/html'
import { pageFrame } from '../kit/page.ts'
import type { Language } from './language.ts'

/** One line of the parameters that the fake provider received. */
export type Fact = readonly [term: string, description: string]

export interface PartnerPage {
  readonly language: Language
  readonly title: string
  readonly lead: string
  readonly facts: readonly Fact[]
  /** Links to the next steps. */
  readonly ways?: readonly { readonly href: string; readonly label: string }[]
}

/** Framing is allowed, as for the real pages. */
const answer = pageFrame({ framed: true })

/** A page that shows the received parameters or, with status 400, the error. Everything is escaped. */
export const answerPage = (
  context: Context,
  { language, title, lead, facts, ways = [] }: PartnerPage,
  status: 200 | 400 = 200,
): Response | Promise<Response> =>
  answer(
    context,
    {
      language,
      title,
      body: html`<p>${lead}</p>
${
  facts.length > 0
    ? html`<dl>
${facts.map(
  ([term, description]) => html`<dt>${term}</dt><dd>${description}</dd>
`,
)}</dl>`
    : ''
}${
  ways.length > 0
    ? html`<ul>
${ways.map(
  ({ href, label }) => html`<li><a href="${href}">${label}</a></li>
`,
)}</ul>`
    : ''
}`,
    },
    status,
  )

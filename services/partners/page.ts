import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { Language } from './language.ts'

/** One line of what a partner understood. */
export type Fact = readonly [term: string, description: string]

export interface PartnerPage {
  readonly language: Language
  readonly title: string
  readonly lead: string
  readonly facts: readonly Fact[]
}

const STYLE = `
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif }
body { max-width: 40rem; margin: 0 auto; padding: 2rem 1rem; overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: minmax(8rem, auto) 1fr; gap: .5rem 1.5rem; border-top: 1px solid; padding-top: 1rem }
dt { font-weight: 600 } dd { margin: 0 }
`

/** Nothing but its own style sheet: such a page runs no script and loads nothing. It may be framed, as the real ones may. */
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'`

const HEADERS = {
  'content-security-policy': POLICY, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer',
}

/** A page with what its partner was given, or (`400`) with what it cannot do. Everything is escaped. */
export async function answerPage(context: Context, { language, title, lead, facts }: PartnerPage, status: 200 | 400 = 200): Promise<Response> {
  const page = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${lead}</p>
${facts.length > 0 ? html`<dl>
${facts.map(([term, description]) => html`<dt>${term}</dt><dd>${description}</dd>
`)}</dl>` : ''}
</main>
</body>
</html>
`
  return context.html(page, status, HEADERS)
}

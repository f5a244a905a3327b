import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { messages } from './schema.ts'

type Message = typeof messages.$inferSelect

const STYLE = `
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif }
body { max-width: 50rem; margin: 0 auto; padding: 2rem 1rem; overflow-wrap: anywhere }
table { width: 100%; border-collapse: collapse } th, td { text-align: start; padding: .75rem .5rem; border-bottom: 1px solid; vertical-align: top }
dl { display: grid; grid-template-columns: minmax(6rem, auto) 1fr; gap: .5rem 1.5rem; border-block: 1px solid; padding-block: 1rem }
dt { font-weight: 600 } dd { margin: 0 } pre { white-space: pre-wrap; font: inherit }
`

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** No script and nothing from elsewhere; a mail's own markup may bring its styles, and is no page of this origin's. */
const POLICY = `default-src 'none'; style-src ${hashOf(STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
const MARKUP_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"

const headers = (policy: string): Record<string, string> =>
  ({ 'content-security-policy': policy, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })

type Html = ReturnType<typeof html>

const answer = (context: Context, title: string, body: Html): Response | Promise<Response> => context.html(html`<!doctype html>
<html lang="en">
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
${body}
</main>
</body>
</html>
`, 200, headers(POLICY))

const time = (moment: Date): Html => html`<time datetime="${moment.toISOString()}">${moment.toISOString().replace('T', ' ').slice(0, 19)} UTC</time>`

/** Mails in a table, each with a link to its page. */
export const answerList = (context: Context, found: readonly Message[]): Response | Promise<Response> =>
  answer(context, 'Mails', found.length === 0 ? html`<p>No mail has been sent yet.</p>` : html`<table>
<thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Received</th></tr></thead>
<tbody>
${found.map((mail) => html`<tr><td><a href="/mail/messages/${mail.id}">${mail.subject}</a></td><td>${mail.recipient}</td><td>${time(mail.receivedAt)}</td></tr>
`)}</tbody>
</table>`)

const LINK = /(https?:\/\/[^\s<>"]+)/

/** One mail as text, its links to be followed. */
export const answerMail = (context: Context, mail: Message): Response | Promise<Response> => answer(context, mail.subject, html`<dl>
<dt>From</dt><dd>${mail.sender}</dd>
<dt>To</dt><dd>${mail.recipient}</dd>
<dt>Received</dt><dd>${time(mail.receivedAt)}</dd>
</dl>
<pre>${mail.text.split(LINK).map((part, index) => index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part)}</pre>
<p><a href="/mail/messages/${mail.id}/html">As HTML</a> · <a href="/mail">All mails</a></p>`)

/** The mail's own markup, shut in. */
export const answerMarkup = (context: Context, mail: Message): Response => context.body(mail.html, 200, { 'content-type': 'text/html; charset=utf-8', ...headers(MARKUP_POLICY) })

import type { Context } from 'hono'
import { html } from 'hono/html'
import { contentDisposition } from '@barriere/shared/http/content-disposition.ts'
import type { Attachment } from '../kit/mail/transport.ts'
import { type Html, pageFrame, pageHeaders } from '../kit/page.ts'
import type { messages } from './schema.ts'

type Message = typeof messages.$inferSelect

/**
 * Content security policy of a mail's HTML: inline styles are allowed; scripts and the rights of this origin are not
 * (sandbox).
 */
const MARKUP_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; base-uri 'none'; " +
  "form-action 'none'; " +
  'sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation'

const answerPage = pageFrame({
  style: `
table { width: 100%; border-collapse: collapse } th, td {
  text-align: start; padding: .75rem .5rem; border-bottom: 1px solid; vertical-align: top
}
pre { white-space: pre-wrap; font: inherit }
`,
})

const answer = (context: Context, title: string, body: Html): Response | Promise<Response> =>
  answerPage(context, { language: 'en', title, body })

const time = (moment: Date): Html =>
  html`<time datetime="${moment.toISOString()}">${moment.toISOString().replace('T', ' ').slice(0, 19)} UTC</time>`

/** Mails in a table, each with a link to its page. */
export const answerList = (context: Context, found: readonly Message[]): Response | Promise<Response> =>
  answer(
    context,
    'Mails',
    found.length === 0
      ? html`<p>No mail has been sent yet.</p>`
      : html`<table>
<thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Received</th></tr></thead>
<tbody>
${found.map(
  (mail) =>
    html`<tr><td><a href="/mail/messages/${mail.id}">${mail.subject}</a></td><td>${mail.recipient}</td><td>${time(
      mail.receivedAt,
    )}</td></tr>
`,
)}</tbody>
</table>`,
  )

const LINK = /(https?:\/\/[^\s<>"]+)/

/** One mail as text, with active links. */
export const answerMail = (context: Context, mail: Message): Response | Promise<Response> =>
  answer(
    context,
    mail.subject,
    html`<dl>
<dt>From</dt><dd>${mail.sender}</dd>
<dt>To</dt><dd>${mail.recipient}</dd>
${
  mail.replyTo === null
    ? ''
    : html`<dt>Reply to</dt><dd>${mail.replyTo}</dd>
`
}${Object.entries(mail.headers ?? {}).map(
  ([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>
`,
)}<dt>Received</dt><dd>${time(mail.receivedAt)}</dd>
</dl>
<pre>${mail.text.split(LINK).map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))}</pre>
${mail.attachments.map(
  ({ name }, index) => html`<p><a href="/mail/messages/${mail.id}/attachments/${index}">${name}</a></p>
`,
)}<p><a href="/mail/messages/${mail.id}/html">As HTML</a> · <a href="/mail">All mails</a></p>`,
  )

/** The mail's own HTML, sandboxed, with its embedded pictures. */
export const answerMarkup = (context: Context, { html: markup, attachments }: Message): Response =>
  context.body(withPictures(markup, attachments), 200, {
    'content-type': 'text/html; charset=utf-8',
    ...pageHeaders(MARKUP_POLICY),
  })

const withPictures = (markup: string, attachments: readonly Attachment[]): string =>
  attachments.reduce(
    (written, { type, content, contentId }) =>
      contentId === undefined ? written : written.replaceAll(`cid:${contentId}`, `data:${type};base64,${content}`),
    markup,
  )

/** A mail's attachment as a download: a browser renders nothing of it on this origin. */
export const answerAttachment = (context: Context, { name, type, content }: Attachment): Response =>
  context.body(new Uint8Array(Buffer.from(content, 'base64')), 200, {
    ...pageHeaders("default-src 'none'; sandbox"),
    'content-type': type,
    'content-disposition': contentDisposition('attachment', name),
  })

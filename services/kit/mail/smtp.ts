import { createTransport } from 'nodemailer'
import { isLocal } from '@barriere/shared/process/deployment.ts'
import { callBackend } from '@barriere/shared/observability/backend-calls.ts'
import { MAIL_HEADERS, type MailTransport, type OutgoingMail } from './transport.ts'

/** Time-out in milliseconds for connecting, for the greeting, and for each answer of the server. */
const SILENCE = 10_000

/**
 * Time-out in milliseconds for a whole mail: less than the outbox's lease, after which another instance sends it too.
 */
const IN_ALL = 45_000

/** Header injection: line breaks in an address, a subject, a header or the name of an attachment. */
const hasLineBreak = (text: string): boolean => /[\r\n\0]/.test(text)

/**
 * Sends mails by SMTP, each over its own connection, encrypted unless the server is this machine. A repeated attempt
 * has the same `Message-ID`, so that a mail which was delivered but not confirmed can be recognised.
 *
 * @param address `smtp://user:password@host:port` (STARTTLS; port 587 by default) or `smtps://…` (465)
 */
export function smtpTransport(address: string, silence = SILENCE): MailTransport {
  const transporter = createTransport(connectionTo(address, silence))
  return {
    async send(mail) {
      const { from, to, replyTo = '', subject, attachments = [] } = mail
      const headers = Object.entries(mail.headers ?? {})
      if (headers.some(([name]) => !MAIL_HEADERS.some((allowed) => allowed === name)))
        throw new Error('A mail has a header that none may have.')
      const names = attachments.flatMap(({ name, type, contentId = '' }) => [name, type, contentId])
      if ([from, to, replyTo, subject, ...headers.map(([, value]) => value), ...names].some(hasLineBreak))
        throw new Error('A mail’s address, subject, header or attachment’s name has a line break.')
      const { refusal } = await callBackend('mail', async () => {
        try {
          await transporter.sendMail({ ...messageOf(mail), signal: AbortSignal.timeout(IN_ALL) })
          return { status: 200, refusal: undefined }
        } catch (error) {
          // A refusal shows that the server works.
          if (isAnswer(error)) return { status: 400, refusal: withoutWords(error) }
          throw withoutWords(error)
        }
      })
      if (refusal) throw refusal
    },
  }
}

/** Header injection: the recipient is an object, from which no list of addresses is parsed. */
const messageOf = ({ id, from, to, replyTo, subject, text, html, attachments = [], headers }: OutgoingMail) => ({
  from,
  to: { name: '', address: to },
  ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
  subject,
  text,
  html,
  attachments: attachments.map(({ name, type, content, contentId }) => ({
    filename: name,
    contentType: type,
    ...(contentId === undefined ? {} : { cid: contentId }),
    content: Buffer.from(content, 'base64'),
  })),
  messageId: `<${id}@${from.split('@').at(-1)?.replace(/[>\s]/g, '') ?? 'localhost'}>`,
  headers: { 'auto-submitted': 'auto-generated', ...headers },
  disableFileAccess: true,
  disableUrlAccess: true,
})

function connectionTo(address: string, silence: number) {
  const { protocol, hostname, port, username, password } = new URL(address)
  const secure = protocol === 'smtps:'
  const host = hostname.replace(/^\[|\]$/g, '')
  const here = isLocal(address)
  return {
    host,
    secure,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    requireTLS: !secure && !here,
    ignoreTLS: !secure && here,
    connectionTimeout: silence,
    greetingTimeout: silence,
    socketTimeout: silence,
    dnsTimeout: silence,
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  }
}

/** Whether an error is an answer of the server (`550`), not a missing answer. */
const isAnswer = (error: unknown): boolean => (error as { responseCode?: unknown }).responseCode !== undefined

/** Personal data: the server's message may name the recipient, so only its codes are passed on. */
function withoutWords(error: unknown): Error {
  const { code, responseCode, command } = error as { code?: unknown; responseCode?: unknown; command?: unknown }
  return new Error(
    `The mail server did not take a mail: ${
      [responseCode, code, command].filter((part) => part !== undefined).join(' ') || 'no answer'
    }.`,
  )
}

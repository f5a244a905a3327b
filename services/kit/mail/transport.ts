import { callBackend } from '@barriere/shared/observability/backend-calls.ts'

/** A file that a mail carries. */
export interface Attachment {
  readonly name: string
  /** Media type, such as `application/pdf`. */
  readonly type: string
  /** In base64. */
  readonly content: string
  /** Content id of a picture that the HTML shows by `cid:` (RFC 2392): letters, figures and hyphens. */
  readonly contentId?: string | undefined
}

/**
 * Header injection: the headers that a mail may have besides its addresses are a fixed list, since a name from
 * elsewhere could be `Bcc`. RFC 8058: one-click unsubscription by a POST, without a page between.
 */
export const MAIL_HEADERS = ['List-Unsubscribe', 'List-Unsubscribe-Post'] as const

export type MailHeaders = Readonly<Partial<Record<(typeof MAIL_HEADERS)[number], string>>>

/** A mail to be sent. `id` is the same for every attempt. */
export interface OutgoingMail {
  readonly id: string
  readonly from: string
  readonly to: string
  /** E-mail address, `Reply-To`. */
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments?: readonly Attachment[]
  readonly headers?: MailHeaders
}

/** Delivers a mail. Resolves once the other side has accepted it; on rejection it is retried. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>
}

/** Time-out in milliseconds. */
const TIMEOUT = 5_000

/**
 * Hands mails to the mail service. Idempotent: a mail that is handed over twice is kept once.
 *
 * @param address of the mail service, without a trailing slash; called for each mail, since a server learns its own
 *   late
 */
export function mailboxTransport(address: () => string, token: string): MailTransport {
  return {
    async send(mail) {
      const response = await callBackend('mail', (propagated) =>
        fetch(`${address()}/messages`, {
          method: 'POST',
          body: JSON.stringify(mail),
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT),
          headers: { ...propagated, 'content-type': 'application/json', 'authorization': `Bearer ${token}` },
        }),
      )
      await response.body?.cancel()
      if (!response.ok) throw new Error(`The mail service answered ${response.status}.`)
    },
  }
}

import { randomUUID } from 'node:crypto'
import { expect, vi } from 'vitest'

export interface Mail {
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

export interface Mailbox {
  /** Mails to an address, the newest first, once there are so many. */
  mails(to: string, atLeast?: number): Promise<Mail[]>
  /** The secret in the newest mail's link whose subject matches. */
  tokenIn(to: string, subject?: RegExp): Promise<string>
}

/** Makes the addresses of this run unique, in a backend that has seen others. */
const RUN = randomUUID().slice(0, 8)

let people = 0

/** A unique e-mail address; the same mailbox reads them all. */
export const newEmail = (name = 'member', domain = 'example.com'): string => `${name}-${RUN}-${(people += 1)}@${domain}`

/** Reads mails from a mailbox in the form of `services/mail`. */
export function mailboxAt(url: string): Mailbox {
  const mailbox: Mailbox = {
    mails: (to, atLeast = 1) =>
      vi.waitFor(
        async () => {
          const { messages } = (await (await fetch(`${url}/messages?to=${encodeURIComponent(to)}`)).json()) as {
            messages: Mail[]
          }
          expect(messages.length).toBeGreaterThanOrEqual(atLeast)
          return messages
        },
        { timeout: 15_000 },
      ),
    tokenIn: (to, subject = /./) =>
      vi.waitFor(
        async () => {
          const mail = (await mailbox.mails(to)).find((one) => subject.test(one.subject))
          const found = mail && /\?token=([\w-]+)/.exec(mail.text)?.[1]
          if (found === undefined) throw new Error(`No mail with a link to ${to}.`)
          return found
        },
        { timeout: 15_000 },
      ),
  }
  return mailbox
}

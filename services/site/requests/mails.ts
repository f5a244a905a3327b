import { DEFAULT_LOCALE, type Locale, localizedPath } from '@barriere/shared/domain/locale.ts'
import { FORMATS, PAGES, REQUESTS } from '@barriere/shared/locales/locales.ts'
import { renderMail } from '../../kit/mail/layout.ts'
import type { NewMail } from '../../kit/mail/outbox.ts'
import type { Attachment } from '../../kit/mail/transport.ts'
import { type Recorded, deskFacts, filled, listed, senderFacts } from './facts.ts'

/** Recipient of an answer. */
interface Answered {
  /** Id of the request. */
  readonly id: string
  readonly reference: string
  readonly locale: Locale
  /** The sender's address. */
  readonly email: string
  /** Mail address for the sender's reply. */
  readonly desk: string
}

interface Composed {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Signature of the mails. */
const SENDER = 'Barrière'

/** Origins of the links in a mail. */
export interface Origins {
  /** The site's, without a trailing slash. */
  readonly site: string
  /** Origin of the desk's pages; undefined without a desk. */
  readonly desk: string | undefined
}

/** The mail to the desk, in its language; a reply goes to the sender. */
export const deskMail = (recorded: Recorded, origins: Origins, recap?: Attachment): NewMail => ({
  kind: `${recorded.kind}-desk`,
  ownerId: recorded.id,
  recipient: recorded.addressed.desk,
  replyTo: recorded.input.email,
  ...composeDesk(recorded, origins),
  ...(recap ? { attachments: [recap] } : {}),
})

/**
 * The mail to the sender, in their language. Spam relay: the mailbox is unverified, so the mail repeats nothing that a
 * stranger may have written: no name, no company, no message.
 */
export const confirmationMail = (recorded: Recorded, origin: string, recap?: Attachment): NewMail => ({
  kind: recorded.kind,
  ownerId: recorded.id,
  recipient: recorded.input.email,
  ...composeConfirmation(recorded, origin),
  ...(recap ? { attachments: [recap] } : {}),
})

/** The desk's answer to the sender. It quotes nothing: the owner of the mailbox knows the request. */
export function answerMail({ id, reference, locale, email, desk }: Answered, text: string, origin: string): NewMail {
  const { subject, closing } = REQUESTS[locale].answer
  const fill = filled({ reference })
  return {
    kind: 'answer',
    ownerId: id,
    recipient: email,
    replyTo: desk,
    ...renderMail({
      language: locale,
      subject: fill(subject),
      opening: text.split(/\n{2,}/),
      closing: closing.map(fill),
      sender: SENDER,
      origin,
      colon: FORMATS[locale].colon,
    }),
  }
}

function composeDesk(recorded: Recorded, { site: origin, desk: pages }: Origins): Composed {
  const locale = DEFAULT_LOCALE
  const { kinds, desk } = REQUESTS[locale]
  const { kind, addressed } = recorded
  const { property, subject, destination } = addressed.words.desk
  const named = [property, subject, destination, addressed.seminar?.venues[0]?.name].find(
    (words) => words !== undefined,
  )
  const fill = filled({
    reference: recorded.reference,
    kind: kinds[kind],
    about: named === undefined ? '' : ` – ${named}`,
  })
  return renderMail({
    language: locale,
    subject: fill(desk.subject),
    opening: desk.opening.map(fill),
    facts: listed(deskFacts(recorded, locale, origin), locale),
    // An answer from the desk's page is part of the thread, and changes the state.
    action:
      pages === undefined ? undefined : { label: desk.action, address: `${pages}/desk/requests/${recorded.reference}` },
    closing: desk.closing.map(fill),
    sender: SENDER,
    origin,
    colon: FORMATS[locale].colon,
  })
}

function composeConfirmation(recorded: Recorded, origin: string): Composed {
  const { locale } = recorded.input
  const { confirmation, followUp } = REQUESTS[locale]
  const words = confirmation[recorded.kind]
  const fill = filled({ reference: recorded.reference })
  return renderMail({
    language: locale,
    subject: fill(words.subject),
    opening: words.opening.map(fill),
    facts: listed(senderFacts(recorded), locale),
    // Neither reference nor address in the link: addresses are in logs and histories.
    action: { label: followUp, address: `${origin}${localizedPath(PAGES[locale].followUp, locale)}` },
    closing: words.closing.map(fill),
    sender: SENDER,
    origin,
    colon: FORMATS[locale].colon,
  })
}

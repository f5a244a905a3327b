import { type Locale, DEFAULT_LOCALE } from '#lib/domain/locale.ts'
import type { RequestInput } from '#lib/contracts/requests.ts'
import type { RequestKind } from '#lib/domain/request.ts'
import { FORMATS, LANGUAGE_NAMES, LANGUAGE_TAGS, REQUESTS } from '#lib/i18n/locales/locales.ts'
import { REQUEST_FACTS, type RequestFact } from '#lib/i18n/locales/types.ts'
import { type MailFact, renderMail } from '../../kit/mail/layout.ts'
import type { NewMail } from '../../kit/mail/outbox.ts'
import type { Addressed } from './desks.ts'

/** A recorded request, as mails tell it. */
export interface Recorded {
  readonly id: string
  readonly reference: string
  readonly kind: RequestKind
  readonly input: RequestInput<'contact'> | RequestInput<'event'>
  readonly addressed: Addressed
}

/** What is not told is undefined or empty. */
type Facts = { readonly [N in RequestFact]?: string | undefined }

interface Composed {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Signature of the mails. */
const SENDER = 'Barrière'

/** The mail to the desk, in its language; an answer to it goes to the sender. `origin`: the site's. */
export const deskMail = (recorded: Recorded, origin: string): NewMail => ({
  kind: `${recorded.kind}-desk`,
  ownerId: recorded.id,
  recipient: recorded.addressed.desk,
  replyTo: recorded.input.email,
  ...composeDesk(recorded, origin),
})

/**
 * The mail to the sender, in their language. Spam by way of our mails: nobody has proven this mailbox yet, so it
 * repeats nothing that a stranger may have worded: no name, no company, no message.
 */
export const confirmationMail = (recorded: Recorded, origin: string): NewMail => ({
  kind: recorded.kind,
  ownerId: recorded.id,
  recipient: recorded.input.email,
  ...composeConfirmation(recorded, origin),
})

function composeDesk(recorded: Recorded, origin: string): Composed {
  const locale = DEFAULT_LOCALE
  const { facts: labels, kinds, desk } = REQUESTS[locale]
  const { kind, input, addressed } = recorded
  const about = addressed.words.desk
  const facts: Facts = { ...factsOf(recorded, locale), ...about, ...personOf(recorded, locale, origin) }
  const named = [about.property, about.subject, about.destination].find((words) => words !== undefined)
  const fill = filled({
    reference: recorded.reference,
    kind: kinds[kind],
    about: named === undefined ? '' : ` – ${named}`,
  })
  return renderMail({
    language: locale,
    subject: fill(desk.subject),
    opening: desk.opening.map(fill),
    facts: listed({ ...facts, message: input.message }, labels),
    closing: desk.closing.map(fill),
    sender: SENDER,
    origin,
    colon: FORMATS[locale].colon,
  })
}

function composeConfirmation(recorded: Recorded, origin: string): Composed {
  const { locale } = recorded.input
  const { facts: labels, confirmation } = REQUESTS[locale]
  const words = confirmation[recorded.kind]
  const fill = filled({ reference: recorded.reference })
  return renderMail({
    language: locale,
    subject: fill(words.subject),
    opening: words.opening.map(fill),
    facts: listed({ ...factsOf(recorded, locale), ...recorded.addressed.words.sender }, labels),
    closing: words.closing.map(fill),
    sender: SENDER,
    origin,
    colon: FORMATS[locale].colon,
  })
}

/** Answers that nobody words: choices, days and numbers. */
function factsOf({ input }: Recorded, locale: Locale): Facts {
  if (!('eventType' in input)) return {}
  const { format } = LANGUAGE_TAGS[locale]
  const days = new Intl.DateTimeFormat(format, { dateStyle: 'full', timeZone: 'UTC' })
  const euros = new Intl.NumberFormat(format, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
  const numbers = new Intl.NumberFormat(format)
  const dayOf = (day: string | undefined): string | undefined =>
    day === undefined
      ? undefined
      : days
          .format(new Date(`${day}T00:00:00Z`))
          .replace(/\d+/, (figures) => (figures.length > 2 ? figures : FORMATS[locale].dayOfMonth(Number(figures))))
  const countOf = (count: number | undefined): string | undefined =>
    count === undefined ? undefined : numbers.format(count)
  return {
    eventType: REQUESTS[locale].eventTypes[input.eventType],
    date: dayOf(input.date),
    guests: countOf(input.guests),
    rooms: countOf(input.rooms),
    budget: input.budget === undefined ? undefined : euros.format(input.budget),
    arrival: dayOf(input.arrival),
    departure: dayOf(input.departure),
  }
}

/** Who asks, and from where. */
function personOf({ input }: Recorded, locale: Locale, origin: string): Facts {
  const { civilities } = REQUESTS[locale]
  const { civility, firstName, lastName, email, phoneNumber, utm = {} } = input
  return {
    person: [civility && civilities[civility], firstName, lastName].filter((part) => part !== undefined).join(' '),
    company: 'company' in input ? input.company : undefined,
    email,
    phoneNumber,
    language: LANGUAGE_NAMES[input.locale],
    page: origin + input.page,
    campaign: Object.values(utm)
      .filter((part) => part !== undefined && part !== '')
      .join(', '),
  }
}

const listed = (facts: Facts, labels: Readonly<Record<RequestFact, string>>): MailFact[] =>
  REQUEST_FACTS.flatMap((fact) => {
    const value = facts[fact]
    return value === undefined || value === '' ? [] : [{ label: labels[fact], value }]
  })

const filled =
  (values: Readonly<Record<string, string>>) =>
  (text: string): string =>
    text.replace(/\{(\w+)\}/g, (_, placeholder: string) => values[placeholder] ?? '')

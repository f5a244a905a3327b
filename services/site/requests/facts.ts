import type { RequestInput } from '@barriere/shared/contracts/requests.ts'
import type { RequestKind } from '@barriere/shared/domain/visitors/request.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { capacityOf } from '@barriere/shared/domain/visitors/seminar.ts'
import { fillPlaceholders } from '@barriere/shared/domain/text/placeholders.ts'
import { FORMATS, LANGUAGE_NAMES, LANGUAGE_TAGS, REQUESTS } from '@barriere/shared/locales/locales.ts'
import { REQUEST_FACTS, type RequestFact } from '@barriere/shared/locales/types.ts'
import type { MailFact } from '../../kit/mail/layout.ts'
import type { Addressed } from './desks.ts'
import type { Venue } from './venues.ts'

/** A recorded request, as mails and the recap need it. */
export interface Recorded {
  readonly id: string
  readonly reference: string
  readonly kind: RequestKind
  readonly input: RequestInput<RequestKind>
  readonly addressed: Addressed
}

/** Missing facts are undefined or empty. */
export type Facts = { readonly [N in RequestFact]?: string | undefined }

export type Reader = 'desk' | 'sender'

/** All facts, for the desk; `origin` is the site's. */
export const deskFacts = (recorded: Recorded, locale: Locale, origin: string): Facts => ({
  ...factsOf(recorded, locale, 'desk'),
  ...recorded.addressed.words.desk,
  ...personOf(recorded, locale, origin),
  message: recorded.input.message,
})

/** Facts for the sender's mailbox. It is unverified, so they contain no text that a stranger may have written. */
export const senderFacts = (recorded: Recorded): Facts => ({
  ...factsOf(recorded, recorded.input.locale, 'sender'),
  ...recorded.addressed.words.sender,
})

/** Fills the placeholders `{name}`; a placeholder without a value is removed. */
export const filled =
  (values: Readonly<Record<string, string>>) =>
  (text: string): string =>
    fillPlaceholders(text, (placeholder) => values[placeholder] ?? '')

/** Answers without free text: choices, days and numbers. */
function factsOf(recorded: Recorded, locale: Locale, reader: Reader): Facts {
  const { input } = recorded
  if ('eventType' in input) return eventFacts(input, locale)
  return 'venues' in input ? seminarFacts(input, recorded.addressed, locale, reader) : {}
}

function eventFacts(input: RequestInput<'event'>, locale: Locale): Facts {
  const { day, count, euros } = writersOf(locale)
  return {
    eventType: REQUESTS[locale].eventTypes[input.eventType],
    date: input.date && day(input.date),
    guests: count(input.guests),
    rooms: input.rooms === undefined ? undefined : count(input.rooms),
    budget: input.budget === undefined ? undefined : euros(input.budget),
    arrival: input.arrival && day(input.arrival),
    departure: input.departure && day(input.departure),
  }
}

function seminarFacts(input: RequestInput<'seminar'>, { seminar }: Addressed, locale: Locale, reader: Reader): Facts {
  const { count, euros } = writersOf(locale)
  const { layouts, equipment, catering } = REQUESTS[locale]
  const known = seminar?.venues ?? input.venues.map((uuid) => ({ uuid, halls: [] }))
  const names = seminar?.incentives[reader]
  const incentives = (input.incentives ?? []).map(
    ({ key, name }) => names?.get(key) ?? (reader === 'desk' ? name : undefined),
  )
  return {
    venues: known
      .map((venue) => venueLine(venue, input, locale, reader))
      .filter((line) => line !== undefined)
      .join('\n'),
    participants: count(input.participants),
    layout: input.layout && layouts[input.layout],
    dates: datesOf(input, locale),
    rooms: input.rooms === undefined ? undefined : count(input.rooms),
    budget: input.budget === undefined ? undefined : euros(input.budget),
    equipment: input.equipment?.map((key) => equipment[key]).join('\n'),
    catering: input.catering?.map((key) => catering[key]).join('\n'),
    incentives: incentives.filter((name) => name !== undefined).join('\n'),
  }
}

/** A venue and whether it has enough seats; without a name its uuid for the desk, undefined for the sender. */
function venueLine(
  { uuid, name, town, halls }: Venue,
  { layout, participants }: RequestInput<'seminar'>,
  locale: Locale,
  reader: Reader,
): string | undefined {
  if (name === undefined) return reader === 'desk' ? uuid : undefined
  const venue = town === undefined || name.includes(town) ? name : `${name}, ${town}`
  if (halls.length === 0) return venue
  const { count } = writersOf(locale)
  const seats = capacityOf(halls, layout)
  const { capacity } = REQUESTS[locale]
  return filled({ venue, seats: count(seats), count: count(participants) })(
    seats === 0 ? capacity.none : seats < participants ? capacity.tooFew : capacity.enough,
  )
}

function datesOf({ arrival, departure, month }: RequestInput<'seminar'>, locale: Locale): string {
  const { dates } = REQUESTS[locale]
  const { day } = writersOf(locale)
  if (arrival === undefined) {
    const months = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale].format, {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    })
    return filled({ first: months.format(new Date(`${month ?? ''}-01T00:00:00Z`)) })(dates.month)
  }
  const [first, last] = [day(arrival), day(departure ?? arrival)]
  return filled({ first, last })(first === last ? dates.day : dates.days)
}

/** Formats of a language for days, numbers and amounts. */
function writersOf(locale: Locale) {
  const { format } = LANGUAGE_TAGS[locale]
  const days = new Intl.DateTimeFormat(format, { dateStyle: 'full', timeZone: 'UTC' })
  const amounts = new Intl.NumberFormat(format, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
  const numbers = new Intl.NumberFormat(format)
  return {
    day: (day: string): string =>
      days
        .format(new Date(`${day}T00:00:00Z`))
        .replace(/\d+/, (figures) => (figures.length > 2 ? figures : FORMATS[locale].dayOfMonth(Number(figures)))),
    count: (count: number): string => numbers.format(count),
    euros: (amount: number): string => amounts.format(amount),
  }
}

/** The sender, and the origin of the request. */
function personOf({ input }: Recorded, locale: Locale, origin: string): Facts {
  const { civilities } = REQUESTS[locale]
  const { civility, firstName, lastName, email, phoneNumber, utm = {} } = input
  return {
    person: [civility && civilities[civility], firstName, lastName].filter((part) => part !== undefined).join(' '),
    company: 'company' in input ? input.company : undefined,
    invoice: 'street' in input ? invoiceOf(input, locale) : undefined,
    email,
    phoneNumber,
    language: LANGUAGE_NAMES[input.locale],
    page: origin + input.page,
    campaign: Object.values(utm)
      .filter((part) => part !== undefined && part !== '')
      .join(', '),
  }
}

function invoiceOf({ street, zipCode, city, country }: RequestInput<'seminar'>, locale: Locale): string {
  const countries = new Intl.DisplayNames(LANGUAGE_TAGS[locale].format, { type: 'region' })
  return [street, `${zipCode} ${city}`.trim(), countries.of(country) ?? country].join('\n')
}

/** The given facts in their order. */
export function listed(facts: Facts, locale: Locale): MailFact[] {
  const { facts: labels } = REQUESTS[locale]
  return REQUEST_FACTS.flatMap((fact) => {
    const value = facts[fact]
    return value === undefined || value === '' ? [] : [{ label: labels[fact], value }]
  })
}

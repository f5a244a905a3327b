import { systemClock } from '@barriere/shared/domain/time/clock.ts'
import {
  type FormValues,
  type Rule,
  MAX_CHARS,
  between,
  maxChars,
  numbers,
  oneLine,
  required,
} from '@barriere/shared/domain/people/form-rules.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { addDays, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import {
  EVENT_TYPES,
  type EventDayFault,
  REQUEST,
  eventDayFaults,
  eventDays,
} from '@barriere/shared/domain/visitors/request.ts'
import type { RequestInput } from '@barriere/shared/contracts/requests.ts'
import { readDay } from '#lib/i18n/written-day.ts'
import { dayReader } from '../forms/day-reader.ts'
import { readWholeNumber } from '../forms/typed-readers.ts'
import {
  MESSAGE_RULES,
  PRIVACY_RULES,
  SENDER,
  SENDER_RULES,
  numberOf,
  optional,
  senderReaders,
  toSender,
} from './request-values.ts'
import { originOf } from './request-origin.ts'

export const EVENT_VALUES = {
  eventType: '',
  guests: '',
  budget: '',
  message: '',
  destination: '',
  date: '',
  arrival: '',
  departure: '',
  rooms: '',
  ...SENDER,
  company: '',
  privacy: false,
}

export type EventValues = Omit<typeof EVENT_VALUES, 'privacy'> & { readonly privacy: boolean }

export const EVENT_STEPS = ['event', 'stay', 'person', 'review'] as const

export const EVENT_FIELDS = {
  event: ['eventType', 'guests', 'budget', 'message'],
  stay: ['destination', 'date', 'arrival', 'departure', 'rooms'],
  person: ['civility', 'firstName', 'lastName', 'email', 'phoneNumber', 'company'],
  review: ['privacy'],
} as const satisfies Readonly<Record<(typeof EVENT_STEPS)[number], readonly (keyof EventValues)[]>>

const DAYS = ['date', 'arrival', 'departure'] as const

/** The current day in Paris, `YYYY-MM-DD`. */
export const today = (): string => toParisTime(systemClock.now()).day

/** Example day in hints and errors of the dates: the first allowed day. */
export const exampleDay = (): string => eventDays(today()).first

/** Validates a day of the event against the current day and the other days, with the server's own rule. */
const eventDay =
  (field: (typeof DAYS)[number], locale: Locale): Rule =>
  (value, all) => {
    const found = eventDayFaults({ ...daysOf(all, locale), [field]: value }, today())[field]
    return found && { name: DAY_FAULTS[found], values: dayFaultValues(found) }
  }

const daysOf = (all: FormValues, locale: Locale) =>
  Object.fromEntries(DAYS.map((name) => [name, readDay(String(all[name] ?? ''), locale)]))

const DAY_FAULTS = { early: 'dateFrom', late: 'dateBefore', order: 'stayOrder', long: 'stayLong' } as const

function dayFaultValues(found: EventDayFault): Readonly<Record<string, string | number>> {
  const { first, last } = eventDays(today())
  return found === 'early' ? { day: first } : found === 'late' ? { day: addDays(last, 1) } : { nights: REQUEST.nights }
}

export const eventRules = (locale: Locale) => ({
  ...SENDER_RULES,
  eventType: [required],
  guests: [required, numbers, between(REQUEST.guests)],
  budget: [numbers, between(REQUEST.budget)],
  message: MESSAGE_RULES,
  date: [eventDay('date', locale)],
  arrival: [eventDay('arrival', locale)],
  departure: [eventDay('departure', locale)],
  rooms: [numbers, between(REQUEST.rooms)],
  company: [oneLine, maxChars(MAX_CHARS.line)],
  privacy: PRIVACY_RULES,
})

export const eventReaders = (locale: Locale) => ({
  ...senderReaders(locale),
  guests: readWholeNumber,
  budget: readWholeNumber,
  rooms: readWholeNumber,
  date: dayReader(locale, exampleDay()),
  arrival: dayReader(locale, exampleDay()),
  departure: dayReader(locale, exampleDay()),
})

/** Body of the call `POST event`. */
export const toEvent = (values: EventValues, locale: Locale): RequestInput<'event'> => ({
  ...toSender(values),
  ...originOf(locale),
  ...optional({
    destination: values.destination,
    date: values.date,
    arrival: values.arrival,
    departure: values.departure,
    company: values.company,
  }),
  ...numberOf('budget', values.budget),
  ...numberOf('rooms', values.rooms),
  eventType: EVENT_TYPES.find((type) => type === values.eventType) ?? 'other',
  guests: Number(values.guests),
  message: values.message.trim(),
  privacy: true,
})

import {
  type FormValues,
  type Reader,
  type Rule,
  MAX_CHARS,
  between,
  maxChars,
  numbers,
  oneLine,
  required,
  requiredPostalCodeOf,
} from '@barriere/shared/domain/people/form-rules.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { addDays } from '@barriere/shared/domain/time/paris-time.ts'
import {
  REQUEST,
  type SeminarDateFault,
  seminarDateFaults,
  seminarDates,
} from '@barriere/shared/domain/visitors/request.ts'
import { ok } from '@barriere/shared/domain/result.ts'
import { CATERING, EQUIPMENT, LAYOUTS, capacityOf } from '@barriere/shared/domain/visitors/seminar.ts'
import type { RequestInput } from '@barriere/shared/contracts/requests.ts'
import type { ChosenIncentive } from '#lib/client/seminar-choice.ts'
import { readDay } from '#lib/i18n/written-day.ts'
import { dayReader } from '../forms/day-reader.ts'
import { readSeveral } from '../forms/several-field.tsx'
import { readWholeNumber } from '../forms/typed-readers.ts'
import { today } from './event-values.ts'
import { originOf } from './request-origin.ts'
import type { VenueOption } from './request-props.ts'
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

/** Initial values of a seminar request. A multiple choice is one text (`SeveralField`). */
export const SEMINAR_VALUES = {
  participants: '',
  layout: '',
  venues: '',
  when: 'days',
  arrival: '',
  departure: '',
  month: '',
  rooms: '',
  equipment: '',
  catering: '',
  incentives: '',
  budget: '',
  message: '',
  company: '',
  street: '',
  zipCode: '',
  city: '',
  country: 'FR',
  ...SENDER,
  privacy: false,
}

export type SeminarValues = Omit<typeof SEMINAR_VALUES, 'privacy'> & { readonly privacy: boolean }

export const SEMINAR_STEPS = ['venues', 'dates', 'wishes', 'person', 'review'] as const

export const SEMINAR_FIELDS = {
  venues: ['participants', 'layout', 'venues'],
  dates: ['when', 'arrival', 'departure', 'month', 'rooms'],
  wishes: ['equipment', 'catering', 'incentives', 'budget', 'message'],
  person: [
    'company',
    'street',
    'zipCode',
    'city',
    'country',
    'civility',
    'firstName',
    'lastName',
    'email',
    'phoneNumber',
  ],
  review: ['privacy'],
} as const satisfies Readonly<Record<(typeof SEMINAR_STEPS)[number], readonly (keyof SeminarValues)[]>>

const isMonth = ({ when }: FormValues): boolean => when === 'month'

/** Validates a day or the month against the current day and the other days, with the server's own rule. */
const seminarDate =
  (field: 'arrival' | 'departure' | 'month', locale: Locale): Rule =>
  (value, all) => {
    const arrival = readDay(String(all['arrival'] ?? ''), locale)
    const found = seminarDateFaults({ ...(field === 'departure' && { arrival }), [field]: value }, today())[field]
    return found && { name: DATE_FAULTS[found], values: faultValues(found, arrival) }
  }

const DATE_FAULTS = { early: 'dateFrom', late: 'dateBefore', order: 'dateFrom', long: 'stayLong' } as const

function faultValues(found: SeminarDateFault, arrival: string | undefined): Readonly<Record<string, string | number>> {
  const { first, last } = seminarDates(today())
  if (found === 'long') return { nights: REQUEST.nights }
  return { day: found === 'late' ? addDays(last, 1) : found === 'order' ? (arrival ?? first) : first }
}

export const seminarRules = (locale: Locale) => {
  const day = (field: 'arrival' | 'departure') => (all: SeminarValues) =>
    isMonth(all) ? [] : [required, seminarDate(field, locale)]
  const line = [required, oneLine, maxChars(MAX_CHARS.line)]
  return {
    ...SENDER_RULES,
    participants: [required, numbers, between(REQUEST.guests)],
    venues: [required],
    arrival: day('arrival'),
    departure: day('departure'),
    month: (all: SeminarValues) => (isMonth(all) ? [required, seminarDate('month', locale)] : []),
    rooms: [numbers, between(REQUEST.rooms)],
    budget: [numbers, between(REQUEST.budget)],
    message: MESSAGE_RULES.filter((rule) => rule !== required),
    company: line,
    street: line,
    zipCode: requiredPostalCodeOf('country'),
    city: [required, oneLine, maxChars(MAX_CHARS.city)],
    country: [required],
    privacy: PRIVACY_RULES,
  }
}

export const seminarReaders = (locale: Locale) => {
  const day: Reader = (typed, all) =>
    isMonth(all) ? ok(typed) : dayReader(locale, seminarDates(today()).first)(typed, all)
  return {
    ...senderReaders(locale),
    participants: readWholeNumber,
    rooms: readWholeNumber,
    budget: readWholeNumber,
    arrival: day,
    departure: day,
  }
}

/** Body of the call `POST seminar`. `incentives`: all selectable incentives, with their names. */
export function toSeminar(
  values: SeminarValues,
  incentives: readonly ChosenIncentive[],
  locale: Locale,
): RequestInput<'seminar'> {
  const { layout, arrival, departure, month, message, company, street, zipCode, city, country } = values
  const chosen = readSeveral(values.incentives)
  const [equipment, catering] = [readSeveral(values.equipment), readSeveral(values.catering)]
  return {
    ...toSender(values),
    ...originOf(locale),
    ...optional({ message }),
    ...optional(isMonth(values) ? { month } : { arrival, departure }),
    ...numberOf('rooms', values.rooms),
    ...numberOf('budget', values.budget),
    venues: readSeveral(values.venues),
    participants: Number(values.participants),
    layout: LAYOUTS.find((one) => one === layout),
    equipment: EQUIPMENT.filter((one) => equipment.includes(one)),
    catering: CATERING.filter((one) => catering.includes(one)),
    incentives: chosen.flatMap((key) => incentives.find((one) => one.key === key) ?? []),
    company: company.trim(),
    street: street.trim(),
    zipCode: zipCode.trim(),
    city: city.trim(),
    country,
    privacy: true,
  }
}

/** Maximum number of seats of a venue for a layout; for any layout if the layout is empty or unknown. */
export const seatsOf = ({ seats }: VenueOption, layout: string): number =>
  capacityOf(
    [seats],
    LAYOUTS.find((one) => one === layout),
  )

import { z } from 'zod'
import { MAX_CHARS } from '../domain/people/form-rules.ts'
import { LOCALES } from '../domain/locale.ts'
import { EVENT_TYPES, REQUEST, REQUEST_KINDS, REQUEST_REFERENCE, REQUEST_STATES } from '../domain/visitors/request.ts'
import { type Result, fail, ok } from '../domain/result.ts'
import { CATERING, EQUIPMENT, LAYOUTS, SEMINAR } from '../domain/visitors/seminar.ts'
import type { CallAnswer, CallFailureBody, CallInput, ParsedInput, SiteCalls } from './call.ts'
import {
  RAW,
  civility,
  country,
  email,
  key,
  line,
  paragraphs,
  personName,
  phoneNumber,
  text,
  typedCode,
  withPostalCode,
} from './fields.ts'
import { themes } from './newsletter.ts'
import { refusedFields } from './refused-fields.ts'
import type { RequestErrorCode } from './request-errors.ts'

const count = ({ min, max }: { readonly min: number; readonly max: number }) => z.int().min(min).max(max)

/** Origin of a request, besides its answers. */
const origin = {
  /** The reader's language, of the confirmation and of the consent's sentence. */
  locale: z.enum(LOCALES),
  /** Path of the page, without its query. */
  page: text(MAX_CHARS.page).regex(/^\/(?!\/)[^\s?#\\\p{Cc}]*$/u),
  /** Campaign that led to the site, from the address. */
  utm: z
    .strictObject({
      source: line(MAX_CHARS.line).optional(),
      medium: line(MAX_CHARS.line).optional(),
      campaign: line(MAX_CHARS.line).optional(),
      term: line(MAX_CHARS.line).optional(),
      content: line(MAX_CHARS.line).optional(),
    })
    .optional(),
}

const sender = {
  civility: civility.optional(),
  firstName: personName,
  lastName: personName,
  email,
  phoneNumber: phoneNumber.optional(),
  message: paragraphs(REQUEST.message),
  /** Consent: the person agreed to the site's own sentence, in the language of the request. */
  privacy: z.literal(true),
}

const contact = z.strictObject({
  /** Key of the datasource `contact-subjects`. */
  subject: key(40),
  /** Story of the hotel, restaurant, casino or spa that the message is for. */
  property: z.guid().optional(),
  ...sender,
  ...origin,
})

/** `eventDayFaults` checks that the days lie ahead, with the current day. */
const event = z.strictObject({
  eventType: z.enum(EVENT_TYPES),
  date: z.iso.date().optional(),
  guests: count(REQUEST.guests),
  rooms: count(REQUEST.rooms).optional(),
  /** Whole euros. */
  budget: count(REQUEST.budget).optional(),
  destination: key(60).optional(),
  arrival: z.iso.date().optional(),
  departure: z.iso.date().optional(),
  company: line(MAX_CHARS.line).optional(),
  ...sender,
  ...origin,
})

/** Several values, each once, up to a maximum. */
const someOf = <T extends z.ZodType>(one: T, max: number, keyOf: (item: z.output<T>) => unknown = (item) => item) =>
  z
    .array(one)
    .max(max)
    .refine((items) => new Set(items.map(keyOf)).size === items.length)

const month = text(7).regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)

/** `seminarDateFaults` checks that the dates lie ahead, with the current day. */
const seminar = withPostalCode(
  z.strictObject({
    /** Stories of the venues, in the visitor's order. */
    venues: someOf(z.guid(), SEMINAR.venues).min(1),
    participants: count(REQUEST.guests),
    layout: z.enum(LAYOUTS).optional(),
    /** First and last day, or a month instead. */
    arrival: z.iso.date().optional(),
    departure: z.iso.date().optional(),
    month: month.optional(),
    rooms: count(REQUEST.rooms).optional(),
    equipment: someOf(z.enum(EQUIPMENT), EQUIPMENT.length).optional(),
    catering: someOf(z.enum(CATERING), CATERING.length).optional(),
    /** Chosen in an incentives popin: `_uid` of the content's block, and its name as shown to the visitor. */
    incentives: someOf(
      z.strictObject({ key: text(40).regex(/^[\w-]+$/), name: line(MAX_CHARS.line).min(1) }),
      SEMINAR.incentives,
      ({ key }) => key,
    ).optional(),
    /** Whole euros. */
    budget: count(REQUEST.budget).optional(),
    company: line(MAX_CHARS.line).min(1),
    /** Invoice address. */
    street: line(MAX_CHARS.line).min(1),
    zipCode: typedCode,
    city: line(MAX_CHARS.city).min(1),
    country,
    ...sender,
    message: sender.message.optional(),
    ...origin,
  }),
)
  .refine(({ arrival, month }) => (arrival === undefined) !== (month === undefined), { path: ['arrival'] })
  .refine(({ arrival, departure }) => (arrival === undefined) === (departure === undefined), { path: ['departure'] })
/** Look-up of a request by both, so that a stranger learns nothing from a reference alone. */
const statusInput = z.strictObject({ reference: typedCode.toUpperCase().regex(REQUEST_REFERENCE), email })

const statusAnswer = z.object({
  kind: z.enum(REQUEST_KINDS),
  state: z.enum(REQUEST_STATES),
  createdAt: z.iso.datetime(),
})
/** A subscription, pending until its mailbox confirms it. */
const newsletter = z.strictObject({ email, themes, privacy: sender.privacy, ...origin })

const answer = z.object({
  /** The number of the request for sender and desk, such as `C-7K3M-2026`. */
  reference: z.string().regex(REQUEST_REFERENCE),
})

/** Token in a recap's address: encrypted, in base64url. */
export const RECAP_TOKEN = /^[\w-]{40,200}$/

export const RECAP_PATH = '/api/requests/recap'

/** Parameter of a recap's address, and the header that passes it to the service: neither is logged. */
export const RECAP_PARAMETER = 't'
export const RECAP_HEADER = 'x-recap'

/** A recap in the service's answer. `file`: its name; `pdf` in base64. */
export const recapFile = z.object({ file: z.string().regex(/^[\w-]+\.pdf$/), pdf: z.base64() })

export type RecapFile = z.output<typeof recapFile>

const seminarAnswer = answer.extend({
  /** Path and query of the recap as a PDF. For a day, everyone with the address can open it. */
  recap: text(RAW).startsWith(`${RECAP_PATH}?${RECAP_PARAMETER}=`),
})

const newRequest = {
  method: 'POST',
  answer,
  success: 201,
  errors: ['key', 'fields', 'default'],
  auth: 'public',
  limit: 'mail',
  captcha: 'always',
  idempotent: true,
} as const

/** The calls below `/api/requests`: visitors' requests by a form. */
export const REQUEST_CALLS = {
  contact: { ...newRequest, path: 'contact', input: contact, backend: 'contact' },
  event: { ...newRequest, path: 'event', input: event, backend: 'event' },
  newsletter: { ...newRequest, path: 'newsletter', input: newsletter, backend: 'newsletter' },
  seminar: { ...newRequest, path: 'seminar', input: seminar, answer: seminarAnswer, backend: 'seminar' },
  status: {
    method: 'POST',
    path: 'status',
    input: statusInput,
    answer: statusAnswer,
    errors: ['unknown', 'fields', 'default'],
    auth: 'public',
    limit: 'guess',
  },
} as const satisfies SiteCalls<RequestErrorCode>

export type RequestCalls = typeof REQUEST_CALLS

/** Calls that record a request. */
export type RequestName = Exclude<keyof RequestCalls, 'status'>

export type RequestInput<N extends RequestName> = CallInput<RequestCalls[N]>

export type ParsedRequest<N extends RequestName> = ParsedInput<RequestCalls[N]>

export type RequestAnswer = CallAnswer<RequestCalls[RequestName]>

export type RequestFailure = CallFailureBody<RequestErrorCode>

export type StatusInput = ParsedInput<RequestCalls['status']>

export type StatusAnswer = CallAnswer<RequestCalls['status']>

/** Consent in the words of the site's page: the sentence, and its version, a hash of the sentence. */
export const consent = z.strictObject({ text: line(MAX_CHARS.page).min(1), version: text(12).regex(/^[0-9a-f]{12}$/) })

export type Consent = z.output<typeof consent>

/** The same calls from the site's server to its service, at `POST /requests/{kind}`, with the consent. */
export const RECORDED_REQUESTS = {
  contact: z.strictObject({ request: contact, consent }),
  event: z.strictObject({ request: event, consent }),
  seminar: z.strictObject({ request: seminar, consent }),
  newsletter: z.strictObject({ request: newsletter, consent }),
} as const satisfies Readonly<Record<RequestName, z.ZodType>>

/** Validates a body (undefined counts as an empty object): the input, or the names of the refused fields. */
export function readRequestInput<S extends z.ZodType>(
  schema: S,
  body: unknown,
): Result<z.output<S>, { readonly code: 'fields'; readonly fields: readonly string[] }> {
  const parsed = schema.safeParse(body ?? {})
  return parsed.success ? ok(parsed.data) : fail({ code: 'fields', fields: refusedFields(parsed.error.issues) })
}

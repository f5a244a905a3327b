import { z } from 'zod'
import { MAX_CHARS } from '#lib/domain/form-rules.ts'
import { LOCALES } from '#lib/domain/locale.ts'
import { EVENT_TYPES, REQUEST, REQUEST_REFERENCE } from '#lib/domain/request.ts'
import { type Result, fail, ok } from '#lib/domain/result.ts'
import type { CallAnswer, CallFailureBody, CallInput, ParsedInput, SiteCalls } from './call.ts'
import { civility, email, key, line, paragraphs, personName, phoneNumber, text } from './fields.ts'
import { themes } from './newsletter.ts'
import { refusedFields } from './refused-fields.ts'
import type { RequestErrorCode } from './request-errors.ts'

const count = ({ min, max }: { readonly min: number; readonly max: number }) => z.int().min(min).max(max)

/** Where a request comes from, besides its answers. */
const origin = {
  /** The reader's language: of the confirmation, and of the consent's sentence. */
  locale: z.enum(LOCALES),
  /** Path of the page, without its query. */
  page: text(MAX_CHARS.page).regex(/^\/(?!\/)[^\s?#\\\p{Cc}]*$/u),
  /** Campaign that led to the site, as its address named it. */
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
  /** Consent: what the person agreed to is the site's own sentence, in the language of the request. */
  privacy: z.literal(true),
}

const contact = z.strictObject({
  /** Key of the datasource `contact-subjects`. */
  subject: key(40),
  /** Story of the hotel, restaurant, casino or spa that is written to. */
  property: z.guid().optional(),
  ...sender,
  ...origin,
})

/** That the days lie ahead is checked where the current day is known: `eventDayFaults`. */
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

/** A subscription that its address has yet to confirm. */
const newsletter = z.strictObject({ email, themes, privacy: sender.privacy, ...origin })

const answer = z.object({
  /** The number by which sender and desk call the request, such as `C-7K3M-2026`. */
  reference: z.string().regex(REQUEST_REFERENCE),
})

const newRequest = {
  method: 'POST',
  answer,
  success: 201,
  errors: ['key', 'fields', 'default'],
  auth: 'public',
  limit: 'mail',
  idempotent: true,
} as const

/** The calls below `/api/requests`: what a visitor asks for by a form. */
export const REQUEST_CALLS = {
  contact: { ...newRequest, path: 'contact', input: contact, backend: 'contact' },
  event: { ...newRequest, path: 'event', input: event, backend: 'event' },
  newsletter: { ...newRequest, path: 'newsletter', input: newsletter, backend: 'newsletter' },
} as const satisfies SiteCalls<RequestErrorCode>

export type RequestCalls = typeof REQUEST_CALLS

export type RequestName = keyof RequestCalls

export type RequestInput<N extends RequestName> = CallInput<RequestCalls[N]>

export type ParsedRequest<N extends RequestName> = ParsedInput<RequestCalls[N]>

export type RequestAnswer = CallAnswer<RequestCalls[RequestName]>

export type RequestFailure = CallFailureBody<RequestErrorCode>

/** Consent as the site's page words it: the sentence, and its version, a hash of the sentence. */
export const consent = z.strictObject({ text: line(MAX_CHARS.page).min(1), version: text(12).regex(/^[0-9a-f]{12}$/) })

export type Consent = z.output<typeof consent>

/** The same calls from the site's server to its service, at `POST /requests/{kind}`, with the consent. */
export const RECORDED_REQUESTS = {
  contact: z.strictObject({ request: contact, consent }),
  event: z.strictObject({ request: event, consent }),
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

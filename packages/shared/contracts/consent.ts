import { z } from 'zod'
import { CONSENT_ID, CONSENT_VERSION, PURPOSES } from '../domain/visitors/consent.ts'
import { LOCALES } from '../domain/locale.ts'
import type { SiteCalls } from './call.ts'
import { text } from './fields.ts'

/** The browser's id, which gives access to its history. */
const id = text(22).regex(CONSENT_ID)

const choices = z.partialRecord(z.enum(PURPOSES), z.boolean())

/** Error catalogue of consent. */
export const CONSENT_ERRORS = {
  fields: { status: 422 },
  /** Technical error: the choice is valid all the same; its receipt is sent again. */
  default: { status: 503 },
} as const satisfies Readonly<Record<string, { readonly status: number }>>

export type ConsentErrorCode = keyof typeof CONSENT_ERRORS

/** Body of a refusal of the site service. */
export const consentFailure = z.object({ code: z.literal('fields'), fields: z.array(z.string()).optional() })

const chosen = z.strictObject({
  id,
  /** Unix seconds, of the browser's clock. */
  time: z.int().min(1_700_000_000).max(4_102_444_800),
  version: z.literal(CONSENT_VERSION),
  choices,
  locale: z.enum(LOCALES),
})

export type ChosenConsent = z.output<typeof chosen>

/** Receipt of a choice, without address or user agent. */
export const consentReceipt = z.object({
  /** When the site service recorded it, ISO 8601. */
  recordedAt: z.iso.datetime(),
  /** When the visitor chose, by the browser's clock, ISO 8601. */
  chosenAt: z.iso.datetime(),
  /** Version of the texts shown. */
  version: z.int(),
  locale: z.enum(LOCALES),
  choices,
})

export type ConsentReceipt = z.output<typeof consentReceipt>

/** The calls below `/api/consent`. The id is in bodies, never in an address, which is logged. */
export const CONSENT_CALLS = {
  /** Records a choice. Idempotent: the same choice again is one receipt. */
  record: {
    method: 'POST',
    path: 'receipts',
    input: chosen,
    answer: consentReceipt,
    errors: ['fields', 'default'],
    auth: 'public',
    limit: 'write',
  },
  /** The receipts of a browser, the newest first. */
  history: {
    method: 'POST',
    path: 'history',
    input: z.strictObject({ id }),
    answer: z.object({ receipts: z.array(consentReceipt) }),
    errors: ['fields', 'default'],
    auth: 'public',
    limit: 'write',
    backend: 'history',
  },
} as const satisfies SiteCalls<ConsentErrorCode>

export type ConsentCalls = typeof CONSENT_CALLS

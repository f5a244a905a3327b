import { z } from 'zod'
import { MAX_STEP, VITAL_NAMES } from '../domain/visitors/vitals.ts'
import type { SiteCalls } from './call.ts'
import { key } from './fields.ts'

const vital = z.enum(VITAL_NAMES)

/** Error catalogue of the measured vitals. */
export const VITALS_ERRORS = {
  fields: { status: 422 },
  /** Technical error. */
  default: { status: 503 },
} as const satisfies Readonly<Record<string, { readonly status: number }>>

export type VitalsErrorCode = keyof typeof VITALS_ERRORS

/** Body of a refusal of the site service. */
export const vitalsFailure = z.object({ code: z.literal('fields'), fields: z.array(z.string()).optional() })

const recorded = z.strictObject({
  /** Content type, or `status-404`; the service counts unknown ones as `other`. */
  page: key(40),
  /** Each metric once: its step is already rounded (`vitalStep`). */
  metrics: z
    .array(z.strictObject({ metric: vital, value: z.int().min(0).max(MAX_STEP) }))
    .min(1)
    .max(VITAL_NAMES.length)
    .refine((all) => new Set(all.map(({ metric }) => metric)).size === all.length),
})

export type RecordedVitals = z.output<typeof recorded>

/** The calls below `/api/vitals`, from browsers with consent to measurement. They contain no personal data. */
export const VITALS_CALLS = {
  record: {
    method: 'POST',
    path: 'record',
    input: recorded,
    answer: z.object({}),
    errors: ['fields', 'default'],
    auth: 'public',
    limit: 'write',
    backend: 'record',
  },
} as const satisfies SiteCalls<VitalsErrorCode>

export type VitalsCalls = typeof VITALS_CALLS

/** Answer of the site service for `npm run tool -- vitals`. */
export const vitalsReport = z.object({
  rows: z.array(
    z.object({ page: z.string(), metric: vital, count: z.int(), p75: z.number(), good: z.number(), poor: z.number() }),
  ),
})

export type VitalsReport = z.output<typeof vitalsReport>

import { z } from 'zod'
import { MAX_VITAL, VITALS } from '#lib/domain/vitals.ts'
import type { SiteCalls } from './call.ts'

/** Kind of page: a content type, or the status of a page without content. */
const page = z.string().regex(/^[a-z][a-z\d-]{0,29}$/)

const measured = z.strictObject({
  metric: z.enum(VITALS),
  /** As `vitalStep` rounds it. */
  value: z.int().min(0).max(MAX_VITAL),
})

/** What a page has measured: no id, no address, no time. */
export const vitalsRecord = z.strictObject({ page, metrics: z.array(measured).min(1).max(20) })

export type VitalsRecord = z.output<typeof vitalsRecord>

export const VITALS_ERRORS = { fields: { status: 422 }, default: { status: 503 } } as const

export type VitalsErrorCode = keyof typeof VITALS_ERRORS

const recorded = z.object({ status: z.literal('recorded') })

/** The call below `/api` by which pages tell what they have measured, once a visitor has agreed to measurement. */
export const VITALS_CALLS = {
  record: {
    method: 'POST',
    path: 'vitals',
    input: vitalsRecord,
    answer: recorded,
    errors: ['fields', 'default'],
    auth: 'public',
    limit: 'read',
    backend: 'record',
  },
} as const satisfies SiteCalls<VitalsErrorCode>

export type VitalsCalls = typeof VITALS_CALLS

/** Days of the site service's sums: `GET /vitals?days=28`. */
export const vitalsQuery = z.object({ days: z.coerce.number().int().min(1).max(400).default(28) })

/** Sums of a metric on a kind of page, over the days that were asked for. */
export const vitalsAnswer = z.object({
  sums: z.array(
    z.object({
      page: z.string(),
      metric: z.enum(VITALS),
      sum: z.number(),
      /** By bucket of `VITAL_BOUNDS`. */
      counts: z.array(z.int()),
    }),
  ),
})

export type VitalsAnswer = z.output<typeof vitalsAnswer>

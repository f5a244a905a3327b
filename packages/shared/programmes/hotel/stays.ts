import { z } from 'zod'
import { BOOKING_NUMBER, CLAIM, CLAIM_REFUSALS } from '../../domain/stays/claim.ts'
import { MAX_CHARS } from '../../domain/people/form-rules.ts'
import { RAW, line, paragraphs, text, typedCode } from '../../contracts/fields.ts'
import { HOTEL_LEVELS, advantage, stay } from './fields.ts'
import { type HotelOperation, MEMBER } from './operation.ts'

/** Nights and euro cents. */
const counted = { nights: z.number().int(), spend: z.number().int() }

/** A change of a member's level. `counted`: nights and spend of the twelve months before it. */
export const levelChange = z.object({
  day: z.string(),
  from: z.enum(HOTEL_LEVELS),
  to: z.enum(HOTEL_LEVELS),
  /** `granted`: before the rule existed, or by the group; `staff`: a staff mailbox was confirmed. */
  why: z.enum(['stays', 'renewed', 'expired', 'granted', 'staff']),
  ...counted,
})

export type LevelChange = z.output<typeof levelChange>

/** A member's level, and the progress to the next one. Days are `YYYY-MM-DD` in Paris. */
export const levelAnswer = z
  .object({
    level: z.enum(HOTEL_LEVELS),
    /** Last day of the level; absent for an unlimited one. */
    until: z.string().optional(),
    /**
     * Absent for collaborators, whose level does not depend on stays. `counted`: stays that ended from `from` to `to`,
     * both included. One of the two thresholds is enough; `missing` is the rest of each.
     */
    progress: z
      .object({
        from: z.string(),
        to: z.string(),
        counted: z.object(counted),
        rule: z.object(counted),
        missing: z.object(counted),
      })
      .optional(),
    /** Advantages added by the next level. */
    next: z.array(advantage),
    /** The latest change first. */
    history: z.array(levelChange),
  })
  .meta({ id: 'Level' })

export type LevelAnswer = z.output<typeof levelAnswer>

/** A claim of a missing stay: hotel, days, and the number of its booking or folio. */
const newClaim = z
  .strictObject({
    hotel: z.strictObject({
      name: line(MAX_CHARS.line).min(1),
      town: line(MAX_CHARS.city).min(1),
      slug: text(RAW)
        .max(80)
        .regex(/^[a-z0-9-]+$/),
    }),
    arrival: z.iso.date(),
    departure: z.iso.date(),
    booking: typedCode.min(1).max(CLAIM.bookingLength).regex(BOOKING_NUMBER),
    remarks: paragraphs({ min: 0, max: CLAIM.remarksLength }).optional(),
  })
  .meta({ id: 'NewClaim' })

/** A claim with its state. A refused one has a reason, an accepted one a stay. */
export const claim = z
  .object({
    /** The number of the claim for member and desk. */
    reference: z.string(),
    state: z.enum(['open', 'accepted', 'refused']),
    hotel: z.object({ name: z.string(), town: z.string(), slug: z.string() }),
    arrival: z.string(),
    departure: z.string(),
    booking: z.string(),
    remarks: z.string().optional(),
    /** ISO moments. */
    createdAt: z.string(),
    decidedAt: z.string().optional(),
    reason: z.enum(CLAIM_REFUSALS).optional(),
    stay: z.uuid().optional(),
  })
  .meta({ id: 'Claim' })

export type Claim = z.output<typeof claim>

/** Operations on stays and their effects: invoices, level, advantages, claims of missing ones. */
export const STAY_OPERATIONS = {
  stays: {
    method: 'GET',
    path: '/v1/me/stays',
    summary: 'All stays: upcoming ones first, the next one first; then the others, the latest first',
    answer: z.object({ stays: z.array(stay) }),
    auth: 'member',
    errors: MEMBER,
  },
  stay: {
    method: 'GET',
    path: '/v1/me/stays/{id}',
    summary: 'One stay of the member’s own',
    answer: z.object({ stay }),
    auth: 'member',
    errors: MEMBER,
  },
  invoice: {
    method: 'GET',
    path: '/v1/me/stays/{id}/invoice',
    summary: 'The invoice of a stay that has ended, in the member’s language',
    /** `file`: its name; `pdf` in base64. */
    answer: z.object({ file: z.string(), pdf: z.base64() }),
    auth: 'member',
    errors: MEMBER,
  },
  level: {
    method: 'GET',
    path: '/v1/me/level',
    summary: 'The level, what counts towards the next one, what that adds, and all changes',
    answer: levelAnswer,
    auth: 'member',
    errors: MEMBER,
  },
  claims: {
    method: 'GET',
    path: '/v1/me/claims',
    summary: 'Claims of missing stays, the latest first',
    answer: z.object({ claims: z.array(claim) }),
    auth: 'member',
    errors: MEMBER,
  },
  claimStay: {
    method: 'POST',
    path: '/v1/me/claims',
    summary: 'Claim a stay that is missing in the account; a mail confirms it',
    input: newClaim,
    answer: z.object({ claim }),
    status: 201,
    auth: 'member',
    idempotent: true,
    errors: ['0011', '0160', '0161', '0162', ...MEMBER],
  },
  advantages: {
    method: 'GET',
    path: '/v1/me/advantages',
    summary: 'What the member’s level gives',
    answer: z.object({ advantages: z.array(advantage) }),
    auth: 'member',
    errors: MEMBER,
  },
} as const satisfies Readonly<Record<string, HotelOperation>>

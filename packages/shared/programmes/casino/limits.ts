import { z } from 'zod'
import { LIMIT_MONTHS, MAX_LIMITED_VISITS } from '../../domain/loyalty/casino-limit.ts'
import { ALWAYS, type CasinoOperation, MEMBER } from './operation.ts'
import { done, mailedToken } from '../member-fields.ts'

/** Voluntary limitation of access. Days are `YYYY-MM-DD` in Paris, both included. */
export const casinoLimit = z
  .object({
    /** `pause`: no visits; `visits`: a maximum per calendar month. */
    kind: z.enum(['pause', 'visits']),
    visitsPerMonth: z.number().int().optional(),
    since: z.string(),
    until: z.string(),
    /** Set in another account of the same person. */
    carried: z.boolean().optional(),
  })
  .meta({ id: 'CasinoLimit' })

export type CasinoLimit = z.output<typeof casinoLimit>

const months = z.literal(LIMIT_MONTHS)

const newLimit = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('pause'), months }),
    z.strictObject({
      kind: z.literal('visits'),
      visitsPerMonth: z.number().int().min(1).max(MAX_LIMITED_VISITS),
      months,
    }),
  ])
  .meta({ id: 'NewCasinoLimit' })

/**
 * Operations on a member's own limit. While one is in force, offers, rewards, invitations and consents to marketing
 * answer `limited`.
 */
export const LIMIT_OPERATIONS = {
  limits: {
    method: 'GET',
    path: '/v1/me/limit',
    summary: 'The limit in force, if there is one',
    answer: z.object({ limit: casinoLimit.optional() }),
    auth: 'member',
    errors: MEMBER,
  },
  contestLimit: {
    method: 'POST',
    path: '/v1/limits/contest',
    summary: 'End the limits that a session set which a card began, by the link of their mail, and every session',
    input: mailedToken,
    answer: done,
    auth: 'public',
    idempotent: true,
    errors: ['link', 'required', 'noAccount', ...ALWAYS],
  },
  setLimit: {
    method: 'POST',
    path: '/v1/me/limit',
    summary: 'Limit one’s access at once and withdraw all consents to marketing; later only longer or stricter',
    input: newLimit,
    answer: z.object({ limit: casinoLimit }),
    auth: 'member',
    level: 'recent',
    errors: ['limitShortened', 'required', ...MEMBER],
  },
} as const satisfies Readonly<Record<string, CasinoOperation>>

import { z } from 'zod'
import { CASINO_TIERS } from '../../domain/loyalty/casino-tier.ts'
import { BY_CARD, type CasinoOperation, MEMBER } from './operation.ts'

/** A card with its holder. Moments are ISO. */
export const casinoCard = z
  .object({
    /** CVIP number: ten digits, the last one a check digit. */
    number: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    /** Key of the casino that issued it. */
    casino: z.string(),
    tier: z.enum(CASINO_TIERS),
    state: z.enum(['active', 'replaced', 'blocked']),
    issuedAt: z.string(),
    /** The latest request for a new card in the last twelve months. */
    renewalRequestedAt: z.string().optional(),
  })
  .meta({ id: 'CasinoCard' })

export type CasinoCard = z.output<typeof casinoCard>

/** Operations on a member's card. */
export const CARD_OPERATIONS = {
  card: {
    method: 'GET',
    path: '/v1/me/card',
    summary: 'The member’s card; none for a pre-member, who gets one in a casino',
    answer: z.object({ card: casinoCard.optional() }),
    auth: 'member',
    level: 'card',
    errors: BY_CARD,
  },
  renewCard: {
    method: 'POST',
    path: '/v1/me/card-renewals',
    summary: 'Request a new card; a mail confirms it',
    answer: z.object({ requestedAt: z.string() }),
    status: 201,
    auth: 'member',
    idempotent: true,
    errors: ['cardNeeded', 'renewalRequested', 'renewalLimited', ...MEMBER],
  },
} as const satisfies Readonly<Record<string, CasinoOperation>>

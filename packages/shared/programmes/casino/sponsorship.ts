import { z } from 'zod'
import { email } from '../../contracts/fields.ts'
import { type CasinoOperation, MEMBER } from './operation.ts'

/** A godson in the sponsor's list. Moments are ISO. */
export const godson = z
  .object({
    id: z.uuid(),
    /** The invited address; absent for a godson who used the sponsor's code alone. */
    email: z.string().optional(),
    state: z.enum(['invited', 'registered', 'rewarded', 'expired']),
    invitedAt: z.string(),
    /** Expiry of an invitation. */
    expiresAt: z.string(),
    registeredAt: z.string().optional(),
    rewardedAt: z.string().optional(),
  })
  .meta({ id: 'Godson' })

export type Godson = z.output<typeof godson>

/** Operations on sponsorship. */
export const SPONSORSHIP_OPERATIONS = {
  godsons: {
    method: 'GET',
    path: '/v1/me/godsons',
    summary: 'All godsons, the latest first; the code to share; how many may still be invited this calendar year',
    answer: z.object({
      code: z.string(),
      left: z.number().int(),
      /** Points for each godson. */
      points: z.number().int(),
      godsons: z.array(godson),
    }),
    auth: 'member',
    errors: ['cardNeeded', 'limited', ...MEMBER],
  },
  inviteGodson: {
    method: 'POST',
    path: '/v1/me/godsons',
    summary: 'Invite a friend by mail',
    input: z.strictObject({ email }).meta({ id: 'Invitation' }),
    answer: z.object({ godson, left: z.number().int() }),
    status: 201,
    auth: 'member',
    idempotent: true,
    errors: ['cardNeeded', 'limited', 'godsons', 'ownGodson', 'knownGodson', 'required', 'email', ...MEMBER],
  },
} as const satisfies Readonly<Record<string, CasinoOperation>>

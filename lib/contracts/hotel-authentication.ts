import { z } from 'zod'
import { authEvent } from './hotel-fields.ts'
import { type HotelOperation, MEMBER } from './hotel-operation.ts'

/** Operations on the ways into an account: its sessions and what happened with them. */
export const AUTHENTICATION_OPERATIONS = {
  events: {
    method: 'GET',
    path: '/v1/me/events',
    summary: 'The latest authentication events, the newest first',
    /** `days`: how long an event is kept. */
    answer: z.object({ events: z.array(authEvent), days: z.number().int() }),
    auth: 'member',
    errors: MEMBER,
  },
  endSessions: {
    method: 'POST',
    path: '/v1/me/sessions/end',
    summary: 'End another session of the member by its token, or all others',
    input: z.strictObject({ token: z.string().min(1).max(200).optional() }),
    answer: z.object({ status: z.literal('ended') }),
    auth: 'member',
    errors: ['0011', ...MEMBER],
  },
} as const satisfies Readonly<Record<string, HotelOperation>>

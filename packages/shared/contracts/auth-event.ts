import { z } from 'zod'
import { client } from './client.ts'

/** Kinds of authentication events. */
export const AUTH_EVENTS = [
  'login',
  'logout',
  'sessions-ended',
  'password-check',
  'step-up',
  'limit-contested',
  'password-changed',
  'password-reset',
  'email-requested',
  'email-changed',
  'email-restored',
  'passkey-login',
  'passkey-added',
  'passkey-removed',
  'second-step',
  'recovery-code',
  'second-step-added',
  'second-step-removed',
  'recovery-codes-renewed',
] as const

export type AuthEventKind = (typeof AUTH_EVENTS)[number]

/** An authentication event: act or attempt, moment (ISO 8601), and class of browser and address. */
export const authEvent = client
  .extend({ kind: z.enum(AUTH_EVENTS), outcome: z.enum(['ok', 'failed']), at: z.string() })
  .meta({ id: 'AuthEvent' })

export type AuthEvent = z.output<typeof authEvent>

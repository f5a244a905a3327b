import type { PasswordRule } from '../domain/people/password.ts'

/** Events of every audit trail of staff. */
export const STAFF_EVENTS = [
  'account-added',
  'account-rights',
  'account-reset',
  'account-removed',
  'enrolled',
  'password-changed',
  'password-reset',
  'lockout-lifted',
  'login',
  'login-refused',
  'logout',
] as const

export type StaffEvent = (typeof STAFF_EVENTS)[number]

/** Faults of a new password that is typed twice. */
export type PasswordFault = PasswordRule | 'repeat'

/** Content of an invitation: its account, and the secret of the second step for an authenticator app. */
export interface Invitation {
  readonly name: string
  readonly email: string
  readonly secret: string
  /** `otpauth://` address of the secret. */
  readonly address: string
}

/** Faults of the form of an invitation: those of its password, or a wrong code. */
export type EnrolFault = PasswordFault | 'code'

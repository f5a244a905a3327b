import { type PasswordRule, brokenPasswordRules } from '@barriere/shared/domain/people/password.ts'
import { passwordStrength } from '@barriere/shared/domain/people/password-strength.ts'

/** Faults of a new password that is typed twice. */
export type PasswordFault = PasswordRule | 'repeat'

/** A new password as it is typed. */
export interface NewPassword {
  readonly password: string
  readonly repeated: string
}

interface PasswordOwner {
  readonly name: string
  readonly email: string
}

/** Checks a new password against all rules of the policy, and against its repetition. */
export const passwordFaults = (
  { password, repeated }: NewPassword,
  { name, email }: PasswordOwner,
): readonly PasswordFault[] => [
  ...brokenPasswordRules(password, { owner: { names: [name], email }, strength: passwordStrength(password) }),
  ...(password === repeated ? [] : (['repeat'] as const)),
]

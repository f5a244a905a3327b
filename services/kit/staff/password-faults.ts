import type { PasswordFault } from '@barriere/shared/contracts/staff.ts'
import { brokenPasswordRules } from '@barriere/shared/domain/people/password.ts'
import { passwordStrength } from '@barriere/shared/domain/people/password-strength.ts'

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

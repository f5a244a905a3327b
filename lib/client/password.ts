import { type FormValues, type Reader, passwordFault } from '@barriere/shared/domain/people/form-rules.ts'
import {
  type PasswordOwner,
  type PasswordStrength,
  brokenPasswordRules,
} from '@barriere/shared/domain/people/password.ts'
import { fail, ok } from '@barriere/shared/domain/result.ts'
import { loadOnce } from './load-once.ts'

/** Loads the estimate of a password's strength, with its word lists. */
export const loadPasswordStrength: () => Promise<(password: string) => PasswordStrength> = loadOnce(() =>
  import('@barriere/shared/domain/people/password-strength.ts').then(({ passwordStrength }) => passwordStrength),
)

/** The owner of a form's password, from the form's values; undefined where unknown. */
export type OwnerOf = (all: Readonly<Partial<FormValues>>) => PasswordOwner | undefined

/**
 * Checks a new password against the password policy. Where the lists of common passwords fail to load, the server alone
 * checks them, as it does all rules.
 */
export const passwordReader =
  (ownerOf: OwnerOf): Reader =>
  async (typed, all) => {
    const strengthOf = await loadPasswordStrength().catch(() => undefined)
    const [broken] = brokenPasswordRules(typed, { owner: ownerOf(all), strength: strengthOf?.(typed) })
    return broken ? fail(passwordFault(broken)) : ok(typed)
  }

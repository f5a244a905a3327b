import { type FormValues, type Reader, passwordFault } from '@barriere/shared/domain/people/form-rules.ts'
import {
  type PasswordOwner,
  type PasswordStrength,
  brokenPasswordRules,
} from '@barriere/shared/domain/people/password.ts'
import { fail, ok } from '@barriere/shared/domain/result.ts'
import { loadOnce } from './load-once.ts'

/** The estimate of a password's strength, with its lists of words. */
export const loadPasswordStrength: () => Promise<(password: string) => PasswordStrength> = loadOnce(() =>
  import('@barriere/shared/domain/people/password-strength.ts').then(({ passwordStrength }) => passwordStrength),
)

/** Whose password a form is about, from its values; undefined where the page does not know. */
export type OwnerOf = (all: Readonly<Partial<FormValues>>) => PasswordOwner | undefined

/**
 * Holds a new password to the password policy. Where the lists of common ones cannot be loaded, they are left to the
 * server, which is the judge of all rules.
 */
export const passwordReader =
  (ownerOf: OwnerOf): Reader =>
  async (typed, all) => {
    const strengthOf = await loadPasswordStrength().catch(() => undefined)
    const [broken] = brokenPasswordRules(typed, { owner: ownerOf(all), strength: strengthOf?.(typed) })
    return broken ? fail(passwordFault(broken)) : ok(typed)
  }

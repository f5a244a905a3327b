import { Secret, TOTP } from 'otpauth'

/** Time-based one-time passwords (RFC 6238), as all authenticator apps support them: SHA-1, six digits, 30 seconds. */
const totpOf = (secret: string, names: { readonly issuer?: string; readonly label?: string } = {}): TOTP =>
  new TOTP({ ...names, algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) })

/** A new secret of 160 bits in base32 (RFC 4226 §4). */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/**
 * `otpauth://` address of a secret, for a QR code.
 *
 * @param issuer name that authenticator apps show
 */
export const totpAddress = (secret: string, { issuer, email }: { issuer: string; email: string }): string =>
  totpOf(secret, { issuer, label: email }).toString()

/**
 * The time step that a code belongs to, the current one or one of its neighbours; undefined for a wrong code. One step
 * of drift each way is what RFC 6238 §5.2 and §6 allow for slow typing and clocks that differ: a code is right for 90
 * seconds at most, serves once (callers keep the last step), and three wrong ones lock (ASVS 5.0, 6.5.1, 6.5.5).
 */
export function totpStep(secret: string, code: string, now: number): number | undefined {
  const totp = totpOf(secret)
  const delta = totp.validate({ token: code, timestamp: now, window: 1 })
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta
}

/** A code as people type it, without spaces and hyphens. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()

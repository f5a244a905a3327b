import { createHmac, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { Seal, deriveKey } from '../../kit/seal.ts'

/** Name that authenticator apps show. */
const ISSUER = 'Infiniment Barrière'

/** Bytes of a recovery code: 80 bits, sixteen letters and digits. */
const CODE_BYTES = 10

/** Time-based one-time passwords (RFC 6238) with what every authenticator app knows: SHA-1, six digits, 30 seconds. */
const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: ISSUER, label, algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) })

/** A new secret of 160 bits in base32 (RFC 4226 §4). */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** `otpauth://` address of a secret, for a QR code. */
export const totpAddress = (secret: string, email: string): string => totpOf(secret, email).toString()

/** The time step that a code belongs to, the current one or one of its neighbours; undefined for a wrong code. */
export function totpStep(secret: string, code: string, now: number): number | undefined {
  const totp = totpOf(secret)
  const delta = totp.validate({ token: code, timestamp: now, window: 1 })
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta
}

/** A recovery code in groups of four: `ABCD-EFGH-…`. */
export const newRecoveryCode = (): string =>
  new Secret({ buffer: new Uint8Array(randomBytes(CODE_BYTES)).buffer }).base32.replace(/.{4}(?=.)/g, '$&-')

/** A code as people type it, without spaces and hyphens. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()

/** Secrets of the second step at rest: encrypted, and hashes of recovery codes under a key (no fast hash alone). */
export class SecondStepSecrets {
  readonly #seal: Seal
  readonly #key: Buffer

  constructor(secret: string) {
    this.#seal = new Seal(secret, 'hotel second step secrets')
    this.#key = deriveKey(secret, 'hotel recovery codes')
  }

  close(secret: string, accountId: string): string {
    return this.#seal.close(secret, accountId)
  }

  open(sealed: string, accountId: string): string | undefined {
    return this.#seal.open(sealed, accountId)
  }

  codeHash(code: string, accountId: string): string {
    return createHmac('sha256', this.#key)
      .update(`${accountId} ${plainCode(code)}`)
      .digest('base64url')
  }
}

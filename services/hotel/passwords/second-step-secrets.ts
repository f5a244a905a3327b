import { createHmac, randomBytes } from 'node:crypto'
import { Secret } from 'otpauth'
import { plainCode, totpAddress } from '../../kit/passwords/totp.ts'
import { Seal, deriveKey } from '../../kit/seal.ts'

/** Name that authenticator apps show. */
const ISSUER = 'Infiniment Barrière'

/** Bytes of a recovery code: 80 bits, sixteen letters and digits. */
const CODE_BYTES = 10

/** `otpauth://` address of a member's secret, for a QR code. */
export const memberAddress = (secret: string, email: string): string => totpAddress(secret, { issuer: ISSUER, email })

/** A recovery code in groups of four: `ABCD-EFGH-…`. */
export const newRecoveryCode = (): string =>
  new Secret({ buffer: new Uint8Array(randomBytes(CODE_BYTES)).buffer }).base32.replace(/.{4}(?=.)/g, '$&-')

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

import { createHmac, randomBytes } from 'node:crypto'
import { Secret } from 'otpauth'
import type { SecretPair } from '@barriere/shared/secrets/secret-pair.ts'
import { plainCode, totpAddress } from '../../kit/passwords/totp.ts'
import { type KeyPair, Seal, deriveKey, deriveKeys } from '../../kit/seal.ts'

/** Name that authenticator apps show. */
const ISSUER = 'Infiniment Barrière'

/** Bytes of a recovery code: 120 bits, twenty-four letters and digits. From 112 bits on a keyed hash is enough. */
const CODE_BYTES = 15

/** `otpauth://` address of a member's secret, for a QR code. */
export const memberAddress = (secret: string, email: string): string => totpAddress(secret, { issuer: ISSUER, email })

/** A recovery code in groups of four: `ABCD-EFGH-…`. */
export const newRecoveryCode = (): string =>
  new Secret({ buffer: new Uint8Array(randomBytes(CODE_BYTES)).buffer }).base32.replace(/.{4}(?=.)/g, '$&-')

/** Purpose of the keys that hash recovery codes. */
const CODES = 'hotel recovery codes'

interface CodeOf {
  readonly accountId: string
  /** The secret of the account's second step. */
  readonly secret: string
}

const hashCode = (key: Buffer, code: string, accountId: string): string =>
  createHmac('sha256', key)
    .update(`${accountId} ${plainCode(code)}`)
    .digest('base64url')

/**
 * Secrets of the second step at rest: encrypted; recovery codes are keyed hashes, not fast hashes alone. That key is
 * derived from the secret itself, so that codes survive a change of the pepper.
 */
export class SecondStepSecrets {
  readonly seal: Seal
  readonly #pepperKeys: KeyPair

  constructor(peppers: SecretPair) {
    this.seal = new Seal(peppers, 'hotel second step secrets')
    this.#pepperKeys = deriveKeys(peppers, CODES)
  }

  close(secret: string, accountId: string): string {
    return this.seal.close(secret, accountId)
  }

  open(sealed: string, accountId: string): string | undefined {
    return this.seal.open(sealed, accountId)
  }

  codeHash(code: string, { accountId, secret }: CodeOf): string {
    return hashCode(deriveKey(secret, CODES), code, accountId)
  }

  /** Possible hashes of a code: the present form, and the earlier one with a pepper as the key. */
  codeHashes(code: string, owner: CodeOf): string[] {
    const byPepper = this.#pepperKeys.flatMap((key) => (key ? hashCode(key, code, owner.accountId) : []))
    return [this.codeHash(code, owner), ...byPepper]
  }
}

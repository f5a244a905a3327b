import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

/** A key of 256 bits for one purpose, derived from an operator's secret (HKDF, SHA-256). */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))

/** Encrypts secrets at rest with AES-256-GCM, under a key derived for one purpose. */
export class Seal {
  readonly #key: Buffer

  constructor(key: string, purpose: string) {
    this.#key = deriveKey(key, purpose)
  }

  /**
   * Encrypts: nonce, tag and ciphertext in base64url. A fresh nonce each time, so that equal texts encrypt
   * differently.
   *
   * @param place additional authenticated data: a text encrypted for one row cannot be decrypted for another
   */
  close(text: string, place: string): string {
    const nonce = randomBytes(NONCE)
    const cipher = createCipheriv(CIPHER, this.#key, nonce).setAAD(Buffer.from(place))
    const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString('base64url')
  }

  /** Decrypts; undefined for another key, another place or a modified ciphertext. */
  open(sealed: string, place: string): string | undefined {
    const bytes = Buffer.from(sealed, 'base64url')
    if (bytes.length <= NONCE + TAG) return undefined
    const decipher = createDecipheriv(CIPHER, this.#key, bytes.subarray(0, NONCE), { authTagLength: TAG })
    decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
    const text = decipher.update(bytes.subarray(NONCE + TAG))
    try {
      return Buffer.concat([text, decipher.final()]).toString('utf8')
    } catch {
      // `final` throws only on a wrong authentication tag: another key, another session, or tampering.
      return undefined
    }
  }
}

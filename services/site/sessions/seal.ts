import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Programme } from '#lib/contracts/session.ts'

const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

/** Additional authenticated data: a token encrypted for one session and programme cannot be decrypted for another. */
export interface Place {
  /** The session's internal id, not the public one in its cookie. */
  readonly sessionId: string
  readonly programme: Programme
}

/** Encrypts backends' tokens with AES-256-GCM under a key that is derived from the operator's (HKDF, SHA-256). */
export class Seal {
  readonly #key: Buffer

  constructor(key: string) {
    this.#key = Buffer.from(hkdfSync('sha256', key, '', 'site session tokens', 32))
  }

  /**
   * Encrypts: nonce, tag and ciphertext in base64url. A fresh nonce each time, so that equal tokens encrypt
   * differently.
   */
  close(token: string, place: Place): string {
    const nonce = randomBytes(NONCE)
    const cipher = createCipheriv(CIPHER, this.#key, nonce).setAAD(placeBytes(place))
    const ciphertext = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString('base64url')
  }

  /** Decrypts; undefined for another key, another place or a modified ciphertext. */
  open(sealed: string, place: Place): string | undefined {
    const bytes = Buffer.from(sealed, 'base64url')
    if (bytes.length <= NONCE + TAG) return undefined
    const decipher = createDecipheriv(CIPHER, this.#key, bytes.subarray(0, NONCE), { authTagLength: TAG })
    decipher.setAAD(placeBytes(place)).setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
    const token = decipher.update(bytes.subarray(NONCE + TAG))
    try {
      return Buffer.concat([token, decipher.final()]).toString('utf8')
    } catch {
      // `final` throws only on a wrong authentication tag: another key, another session, or tampering.
      return undefined
    }
  }
}

const placeBytes = ({ sessionId, programme }: Place): Buffer => Buffer.from(`${sessionId} ${programme}`)

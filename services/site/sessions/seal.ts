import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Programme } from '#lib/contracts/session.ts'

const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

/** Where a token belongs: sealed for one place, it opens in no other. */
export interface Place {
  /** The session's own id, not the one in its cookie. */
  readonly sessionId: string
  readonly programme: Programme
}

/** Encrypts backends' tokens with AES-256-GCM under a key that is derived from the operator's (HKDF, SHA-256). */
export class Seal {
  readonly #key: Buffer

  constructor(key: string) {
    this.#key = Buffer.from(hkdfSync('sha256', key, '', 'site session tokens', 32))
  }

  /** Nonce, tag and ciphertext in base64url. Each time another nonce, so never the same twice. */
  close(token: string, place: Place): string {
    const nonce = randomBytes(NONCE)
    const cipher = createCipheriv(CIPHER, this.#key, nonce).setAAD(placeBytes(place))
    const ciphertext = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString('base64url')
  }

  /** Undefined where the key is another one, the place is another one or a byte has been changed. */
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

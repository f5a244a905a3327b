import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { SecretPair } from '@barriere/shared/secrets/secret-pair.ts'

const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

/** A key of 256 bits for one purpose, derived from an operator's secret (HKDF, SHA-256). */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))

/** Keys derived from a pair of secrets: the active one encrypts or signs, a passive one is accepted too. */
export type KeyPair = readonly [active: Buffer, passive?: Buffer]

/** A pair of keys for one purpose, as `deriveKey`. */
export const deriveKeys = ([active, passive]: SecretPair, purpose: string): KeyPair =>
  passive === undefined ? [deriveKey(active, purpose)] : [deriveKey(active, purpose), deriveKey(passive, purpose)]

/** Encrypts secrets at rest with AES-256-GCM, under keys derived for one purpose. */
export class Seal {
  readonly #active: Buffer
  readonly #passive: Buffer | undefined

  /** @param pair the active secret encrypts, both decrypt */
  constructor(pair: SecretPair, purpose: string) {
    const [active, passive] = deriveKeys(pair, purpose)
    this.#active = active
    this.#passive = passive
  }

  /** Key rotation: whether there is a passive secret, with which texts may still be encrypted. */
  get isChanging(): boolean {
    return this.#passive !== undefined
  }

  /**
   * Encrypts: nonce, tag and ciphertext in base64url. A fresh nonce each time, so that equal texts encrypt
   * differently.
   *
   * @param place additional authenticated data: a text encrypted for one row cannot be decrypted for another
   */
  close(text: string, place: string): string {
    const nonce = randomBytes(NONCE)
    const cipher = createCipheriv(CIPHER, this.#active, nonce).setAAD(Buffer.from(place))
    const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString('base64url')
  }

  /** Decrypts; undefined for another key, another place or a modified ciphertext. */
  open(sealed: string, place: string): string | undefined {
    return decrypt(this.#active, sealed, place) ?? (this.#passive && decrypt(this.#passive, sealed, place))
  }

  /** Key rotation: re-encrypts a text of the passive secret; undefined for any other text. */
  renew(sealed: string, place: string): string | undefined {
    const text = this.#passive && decrypt(this.#passive, sealed, place)
    return text === undefined ? undefined : this.close(text, place)
  }
}

function decrypt(key: Buffer, sealed: string, place: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length <= NONCE + TAG) return undefined
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE), { authTagLength: TAG })
  decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
  const text = decipher.update(bytes.subarray(NONCE + TAG))
  try {
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    // `final` throws only on a wrong authentication tag: another key, another session, or tampering.
    return undefined
  }
}

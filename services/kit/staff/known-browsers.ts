import { createHmac } from 'node:crypto'
import { sameSecret } from '@barriere/shared/secrets/same-secret.ts'
import type { KeyPair } from '../seal.ts'
import { newSecret } from '../secret.ts'

/** Maximum number of accounts per browser, at a shared workstation. The account with the oldest login is forgotten. */
const MOST = 8

/** Parts of a known browser's cookie: its id, a proof for each account, and the key that signed them. */
interface Parts {
  readonly id: string
  readonly proofs: readonly string[]
  readonly key: Buffer
}

const sign = (key: Buffer, id: string, accountId = ''): string =>
  createHmac('sha256', key).update(`${id} ${accountId}`).digest('base64url')

/**
 * Device cookies of staff (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"): a browser in which an
 * account has signed in counts its failures separately, so that attempts elsewhere do not lock its owner out. The
 * cookies are signed; the database does not store them.
 */
export class KnownBrowsers {
  readonly #keys: KeyPair

  /** @param keys of the signatures, 256 bits: the active one signs, both are accepted */
  constructor(keys: KeyPair) {
    this.#keys = keys
  }

  /** The browser's id in a cookie; undefined for a cookie without a valid signature. */
  idOf(cookie: string | undefined): string | undefined {
    return this.#read(cookie)?.id
  }

  /** The browser's id in a cookie, if the account has signed in there. */
  idFor(cookie: string | undefined, accountId: string): string | undefined {
    const read = this.#read(cookie)
    if (!read) return undefined
    const wanted = sign(read.key, read.id, accountId)
    return read.proofs.some((proof) => sameSecret(proof, wanted)) ? read.id : undefined
  }

  /** The cookie of a browser after the login of an account. A cookie of the passive key keeps this account alone. */
  add(cookie: string | undefined, accountId: string): string {
    const [active] = this.#keys
    const read = this.#read(cookie)
    const id = read?.id ?? newSecret()
    const proof = sign(active, id, accountId)
    const others = read?.key === active ? read.proofs.filter((one) => one !== proof).slice(-(MOST - 1)) : []
    return [id, sign(active, id), ...others, proof].join('.')
  }

  #read(cookie: string | undefined): Parts | undefined {
    const [id, signature, ...proofs] = (cookie ?? '').split('.', MOST + 2)
    if (!id || !signature) return undefined
    const key = this.#keys.find((one) => one !== undefined && sameSecret(signature, sign(one, id)))
    return key && { id, proofs, key }
  }
}

import { createHmac } from 'node:crypto'
import { sameSecret } from '#lib/domain/same-secret.ts'
import { newSecret } from '../secret.ts'

/** Accounts that a browser is known to: a post that colleagues share. The one of the oldest login is forgotten. */
const MOST = 8

/** A cookie of a browser in which staff have signed in: who it is, and a proof for each account. */
interface Parts {
  readonly id: string
  readonly proofs: readonly string[]
}

/**
 * Device cookies of staff (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"): a browser in which an account
 * has signed in counts its failures apart, so that attempts elsewhere do not lock its owner out. They are signed; the
 * database has none.
 */
export class KnownBrowsers {
  readonly #key: Buffer

  /** @param key of the signatures, 256 bits */
  constructor(key: Buffer) {
    this.#key = key
  }

  /** The id of a cookie's browser; undefined for a cookie that no login gave. */
  idOf(cookie: string | undefined): string | undefined {
    return this.#read(cookie)?.id
  }

  /** The id of a cookie's browser where an account has signed in; undefined elsewhere. */
  idFor(cookie: string | undefined, accountId: string): string | undefined {
    const read = this.#read(cookie)
    if (!read) return undefined
    const wanted = this.#sign(read.id, accountId)
    return read.proofs.some((proof) => sameSecret(proof, wanted)) ? read.id : undefined
  }

  /** The cookie of a browser after the login of an account. */
  add(cookie: string | undefined, accountId: string): string {
    const { id, proofs } = this.#read(cookie) ?? { id: newSecret(), proofs: [] }
    const proof = this.#sign(id, accountId)
    const others = proofs.filter((one) => one !== proof).slice(-(MOST - 1))
    return [id, this.#sign(id), ...others, proof].join('.')
  }

  #read(cookie: string | undefined): Parts | undefined {
    const [id, signature, ...proofs] = (cookie ?? '').split('.', MOST + 2)
    if (!id || !signature || !sameSecret(signature, this.#sign(id))) return undefined
    return { id, proofs }
  }

  #sign(id: string, accountId = ''): string {
    return createHmac('sha256', this.#key).update(`${id} ${accountId}`).digest('base64url')
  }
}

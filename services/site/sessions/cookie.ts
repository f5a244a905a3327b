import { createHmac, randomBytes } from 'node:crypto'
import { newSecret } from '../../kit/secret.ts'

/** Both parts of a session's cookie, `<id>.<secret>`. */
export interface Cookie {
  /** 144 bits: the look-up key of the session. */
  readonly id: string
  /** 256 bits: authenticates the browser; the database stores its hash. */
  readonly secret: string
}

const FORM = /^([\w-]{24})\.([\w-]{43})$/

export const newCookie = (): Cookie => ({ id: randomBytes(18).toString('base64url'), secret: newSecret() })

/**
 * The successor of a cookie. Idempotent: concurrent rotations, and a repetition after a lost answer, get the same one.
 * Without the key it cannot be derived from the old cookie.
 */
export function nextCookie(cookie: Cookie, key: Buffer): Cookie {
  const part = (name: string, length: number): string =>
    createHmac('sha256', key)
      .update(`${name} ${cookieText(cookie)}`)
      .digest('base64url')
      .slice(0, length)
  return { id: part('id', 24), secret: part('secret', 43) }
}

export const cookieText = ({ id, secret }: Cookie): string => `${id}.${secret}`

/** Undefined for a text in another format. */
export function parseCookie(text: string): Cookie | undefined {
  const [, id, secret] = FORM.exec(text) ?? []
  return id === undefined || secret === undefined ? undefined : { id, secret }
}

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
 * The cookie that follows another one: the same for all requests that rotate it at once, or again after an answer that
 * was lost. Without the key nobody can tell it from the old one.
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

/** Undefined for a text that is not in the cookie's format. */
export function parseCookie(text: string): Cookie | undefined {
  const [, id, secret] = FORM.exec(text) ?? []
  return id === undefined || secret === undefined ? undefined : { id, secret }
}

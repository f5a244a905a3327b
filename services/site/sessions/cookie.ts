import { randomBytes } from 'node:crypto'
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

export const cookieText = ({ id, secret }: Cookie): string => `${id}.${secret}`

/** Undefined for a text that is not in the cookie's format. */
export function parseCookie(text: string): Cookie | undefined {
  const [, id, secret] = FORM.exec(text) ?? []
  return id === undefined || secret === undefined ? undefined : { id, secret }
}

import { randomBytes } from 'node:crypto'
import { newSecret } from '../../kit/secret.ts'

/** Both parts of a session's cookie, `<id>.<secret>`. */
export interface Cookie {
  /** 144 bits: what the session is found by. */
  readonly id: string
  /** 256 bits: what proves it. */
  readonly secret: string
}

const FORM = /^([\w-]{24})\.([\w-]{43})$/

export const newCookie = (): Cookie => ({ id: randomBytes(18).toString('base64url'), secret: newSecret() })

export const cookieText = ({ id, secret }: Cookie): string => `${id}.${secret}`

/** Undefined for whatever is no cookie of ours. */
export function parseCookie(text: string): Cookie | undefined {
  const [, id, secret] = FORM.exec(text) ?? []
  return id === undefined || secret === undefined ? undefined : { id, secret }
}

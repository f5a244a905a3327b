import type { NextRequest, NextResponse } from 'next/server'
import { SIGNED_IN_COOKIE } from '@barriere/shared/contracts/http.ts'
import type { Programme } from '@barriere/shared/contracts/session.ts'
import { CONSENT_COOKIE, CONSENT_MAX_AGE } from '@barriere/shared/domain/visitors/consent.ts'
import { env } from '#lib/process/env.ts'

const secure = env.siteOrigin.startsWith('https://')

/** Cookie prefix `__Host-`: bound to this host, path `/` and https. Browsers refuse it on http. */
const named = (name: string): string => (secure ? `__Host-${name}` : name)

/** Session cookie, `<id>.<secret>`. */
export const SESSION_COOKIE = named('sid')

/** Device cookie of a programme: failed logins elsewhere do not lock out a browser that has signed in before. */
const deviceCookie = (programme: Programme): string => named(`${programme}-device`)

/** Cookie of a terminal in a casino. With the prefix `__Secure-`: `__Host-` allows no path but `/`. */
export const TERMINAL_COOKIE = secure ? '__Secure-terminal' : 'terminal'

/** Lifetime of the cookies of devices and terminals in seconds. */
const DEVICE_MAX_AGE = 365 * 24 * 60 * 60

const OWN = { httpOnly: true, secure, sameSite: 'lax', path: '/' } as const

export interface IssuedSession {
  readonly cookie: string
  /** Seconds. */
  readonly maxAge: number
}

/** Format of the site's cookies; anything else is ignored. */
const OPAQUE = /^[\w.~-]{1,200}$/

/** Reads a request's cookie by name. */
export type ReadCookie = (name: string) => string | undefined

export const cookiesOf =
  (request: NextRequest): ReadCookie =>
  (name) =>
    request.cookies.get(name)?.value

function opaque(read: ReadCookie, name: string): string | undefined {
  const value = read(name)
  return value !== undefined && OPAQUE.test(value) ? value : undefined
}

export const sessionCookieOf = (read: ReadCookie): string | undefined => opaque(read, SESSION_COOKIE)

/** Input of a login with this browser's device token, if it has signed in to the programme before. */
export function withDevice<T extends object>(
  given: T,
  read: ReadCookie,
  programme: Programme,
): T & { device?: string } {
  const device = opaque(read, deviceCookie(programme))
  return device === undefined ? given : { ...given, device }
}

/** Whether the request has a session cookie, well-formed or not. */
export const hasSessionCookie = (read: ReadCookie): boolean => Boolean(read(SESSION_COOKIE))

/** Persistent sessions outlive the browser's window. */
export function setSession(response: NextResponse, { cookie, maxAge }: IssuedSession, persistent: boolean): void {
  const life = persistent ? { maxAge } : {}
  response.cookies.set(SESSION_COOKIE, cookie, { ...OWN, ...life })
  response.cookies.set(SIGNED_IN_COOKIE, '1', { ...OWN, httpOnly: false, ...life })
}

export function clearSession(response: NextResponse): void {
  response.cookies.set(SESSION_COOKIE, '', { ...OWN, maxAge: 0 })
  response.cookies.set(SIGNED_IN_COOKIE, '', { ...OWN, httpOnly: false, maxAge: 0 })
}

/** A device token from a programme's backend; null deletes its cookie. */
export interface IssuedDevice {
  readonly programme: Programme
  readonly token: string | null
}

export function setDevice(response: NextResponse, { programme, token }: IssuedDevice): void {
  response.cookies.set(deviceCookie(programme), token ?? '', { ...OWN, maxAge: token === null ? 0 : DEVICE_MAX_AGE })
}

/** Terminal token of this browser, if it has been paired. */
export const terminalOf = (read: ReadCookie): string | undefined => opaque(read, TERMINAL_COOKIE)

/** Sent to the calls of the terminal's page only (`path`), and never from another site (`sameSite`). */
export function setTerminal(response: NextResponse, token: string | null): void {
  const life = { maxAge: token === null ? 0 : DEVICE_MAX_AGE }
  response.cookies.set(TERMINAL_COOKIE, token ?? '', { ...OWN, sameSite: 'strict', path: '/api/casino/kiosk', ...life })
}

/**
 * Sets the consent cookie again from the server: Safari deletes cookies that scripts have set after seven days. Scripts
 * read it.
 */
export function setConsent(response: NextResponse, consent: string): void {
  response.cookies.set(CONSENT_COOKIE, consent, { ...OWN, httpOnly: false, maxAge: CONSENT_MAX_AGE })
}

import type { NextRequest, NextResponse } from 'next/server'
import { SIGNED_IN_COOKIE } from '#lib/contracts/eph-paths.ts'
import { env } from '#lib/process/env.ts'

const secure = env.siteOrigin.startsWith('https://')

/** `__Host-` ties a cookie to this host, the whole site and https; browsers refuse it on http. */
const named = (name: string): string => (secure ? `__Host-${name}` : name)

/** `<id>.<secret>` of the session. */
export const SESSION_COOKIE = named('sid')

/** By which the hotel programme knows a browser that has signed in before: strangers' failures do not block it. */
const DEVICE_COOKIE = named('hotel-device')

/** Seconds for which a browser is known. */
const DEVICE_MAX_AGE = 365 * 24 * 60 * 60

const OWN = { httpOnly: true, secure, sameSite: 'lax', path: '/' } as const

export interface IssuedSession {
  readonly cookie: string
  /** Seconds. */
  readonly maxAge: number
}

/** What a cookie of ours may look like; no backend is asked about anything else. */
const OPAQUE = /^[\w.~-]{1,200}$/

/** What a browser sent by a cookie's name. */
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

export const deviceCookieOf = (read: ReadCookie): string | undefined => opaque(read, DEVICE_COOKIE)

/** Whether the browser sent a session's cookie at all, be it one of ours or not. */
export const hasSessionCookie = (read: ReadCookie): boolean => Boolean(read(SESSION_COOKIE))

/** `persistent` ones outlive the browser's window. */
export function setSession(response: NextResponse, { cookie, maxAge }: IssuedSession, persistent: boolean): void {
  const life = persistent ? { maxAge } : {}
  response.cookies.set(SESSION_COOKIE, cookie, { ...OWN, ...life })
  response.cookies.set(SIGNED_IN_COOKIE, '1', { ...OWN, httpOnly: false, ...life })
}

export function clearSession(response: NextResponse): void {
  response.cookies.set(SESSION_COOKIE, '', { ...OWN, maxAge: 0 })
  response.cookies.set(SIGNED_IN_COOKIE, '', { ...OWN, httpOnly: false, maxAge: 0 })
}

export function setDevice(response: NextResponse, device: string): void {
  response.cookies.set(DEVICE_COOKIE, device, { ...OWN, maxAge: DEVICE_MAX_AGE })
}

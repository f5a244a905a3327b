import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/**
 * Rate limit of failed logins and invitations, by address of the connection, seconds. Behind a proxy all share one: the
 * lockout of each account is what stops guessing, this is what keeps password hashes from taking the machine.
 */
const TRIES = { points: 40, duration: 600 } as const

interface StaffBrowserOptions {
  /** Name of the session's cookie; with https it gets the prefix `__Host-`. */
  readonly cookie: string
  /** The service's own origin; undefined where it is that of the request, on this machine. */
  readonly origin: string | undefined
}

export type StaffBrowser = ReturnType<typeof staffBrowser>

const addressOf = (context: Context): string => getConnInfo(context).remote.address ?? ''

/** What a service for staff knows of a browser: its cookies, where it calls from, and how often it has tried. */
export function staffBrowser({ cookie: name, origin }: StaffBrowserOptions) {
  const secure = origin?.startsWith('https:') ?? false
  const options = { httpOnly: true, secure, sameSite: 'Strict', path: '/' } as const
  const tries = new RateLimiterMemory(TRIES)

  const nameOf = (suffix = ''): string => `${secure ? '__Host-' : ''}${name}${suffix}`

  /** @param suffix of a cookie besides the session's */
  const readCookie = (context: Context, suffix?: string): string | undefined => getCookie(context, nameOf(suffix))

  /** An empty value deletes the cookie. @param suffix of a cookie besides the session's */
  const writeCookie = (
    context: Context,
    value: string,
    { suffix, maxAge }: { suffix?: string; maxAge?: number } = {},
  ): void =>
    setCookie(context, nameOf(suffix), value, {
      ...options,
      ...(value === '' ? { maxAge: 0 } : maxAge === undefined ? {} : { maxAge }),
    })

  /** CSRF: whether our own pages sent a request, whose origin browsers tell. */
  const isOwn = (context: Context): boolean =>
    context.req.header('origin') === (origin ?? new URL(context.req.url).origin)

  /** Takes a try of the rate limit; `succeeded` gives it back. */
  const allowed = async (context: Context): Promise<boolean> => {
    try {
      await tries.consume(addressOf(context))
      return true
    } catch (error) {
      if (error instanceof RateLimiterRes) return false
      throw error
    }
  }

  const succeeded = async (context: Context): Promise<void> => {
    await tries.reward(addressOf(context))
  }

  return { readCookie, writeCookie, isOwn, allowed, succeeded }
}

import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { clientAddress, clientKey } from '@barriere/shared/http/client-address.ts'
import type { KnownBrowsers } from './known-browsers.ts'
import type { StaffOrigin } from './login.ts'

/**
 * Rate limit of failed logins and invitations, by client address or known browser; duration in seconds. The lockout of
 * each account stops guessing; this limit keeps password hashes from overloading the machine.
 */
const TRIES = { points: 40, duration: 600 } as const

/** Suffix and lifetime in seconds of a known browser's cookie. */
const KNOWN = { suffix: '-browser', maxAge: 365 * 86_400 } as const

export interface StaffBrowserOptions {
  /** Name of the session's cookie; with https it gets the prefix `__Host-`. */
  readonly cookie: string
  /** The service's own origin; undefined on this machine, where the origin of the request counts. */
  readonly origin: string | undefined
  /** Number of trusted proxies (`x-forwarded-for`) before the service. */
  readonly proxies: number
  readonly browsers: KnownBrowsers
}

export type StaffBrowser = ReturnType<typeof staffBrowser>

/** What a service for staff knows of a browser: cookies, address, and tries of the rate limit. */
export function staffBrowser({ cookie: name, origin, proxies, browsers }: StaffBrowserOptions) {
  const secure = origin?.startsWith('https:') ?? false
  const options = { httpOnly: true, secure, path: '/' } as const
  const tries = new RateLimiterMemory(TRIES)

  const nameOf = (suffix = ''): string => `${secure ? '__Host-' : ''}${name}${suffix}`

  /** @param suffix of a cookie besides the session's */
  const readCookie = (context: Context, suffix?: string): string | undefined => getCookie(context, nameOf(suffix))

  /**
   * An empty value deletes the cookie.
   *
   * @param suffix of a cookie besides the session's
   * @param sameSite `Lax` for a cookie that must arrive when a mailed link is followed
   */
  const writeCookie = (
    context: Context,
    value: string,
    { suffix, maxAge, sameSite = 'Strict' }: { suffix?: string; maxAge?: number; sameSite?: 'Strict' | 'Lax' } = {},
  ): void =>
    setCookie(context, nameOf(suffix), value, {
      ...options,
      sameSite,
      ...(value === '' ? { maxAge: 0 } : maxAge === undefined ? {} : { maxAge }),
    })

  /** CSRF: whether a request comes from the service's own pages, by its `Origin`. */
  const isOwn = (context: Context): boolean =>
    context.req.header('origin') === (origin ?? new URL(context.req.url).origin)

  /** Where a request comes from, for the counters of failed logins. */
  const originOf = (context: Context): StaffOrigin => {
    const forwarded = context.req.header('x-forwarded-for')
    const address = clientAddress(
      {
        headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
        socket: { remoteAddress: getConnInfo(context).remote.address },
      },
      proxies,
    )
    return { address: clientKey(address), browser: readCookie(context, KNOWN.suffix) }
  }

  /** Key of the rate limit. Denial of service: a known browser has its own, whatever others at its address do. */
  const keyOf = (context: Context): string => {
    const { address, browser } = originOf(context)
    const known = browsers.idOf(browser)
    return known === undefined ? address : `browser ${known}`
  }

  /** Marks the browser as known to an account, from its login on. */
  const remember = (context: Context, accountId: string): void =>
    writeCookie(context, browsers.add(readCookie(context, KNOWN.suffix), accountId), KNOWN)

  /** Consumes a try of the rate limit; `succeeded` returns it. */
  const allowed = async (context: Context): Promise<boolean> => {
    try {
      await tries.consume(keyOf(context))
      return true
    } catch (error) {
      if (error instanceof RateLimiterRes) return false
      throw error
    }
  }

  const succeeded = async (context: Context): Promise<void> => {
    await tries.reward(keyOf(context))
  }

  return { readCookie, writeCookie, isOwn, originOf, remember, allowed, succeeded }
}

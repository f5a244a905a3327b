import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { clientAddress, clientKey } from '@barriere/shared/http/client-address.ts'
import type { KnownBrowsers } from './known-browsers.ts'
import type { StaffOrigin } from './login.ts'

/**
 * Rate limit of failed logins and invitations, by the client's address or known browser, seconds. The lockout of each
 * account is what stops guessing, this is what keeps password hashes from taking the machine.
 */
const TRIES = { points: 40, duration: 600 } as const

/** Suffix and lifetime in seconds of a known browser's cookie. */
const KNOWN = { suffix: '-browser', maxAge: 365 * 86_400 } as const

export interface StaffBrowserOptions {
  /** Name of the session's cookie; with https it gets the prefix `__Host-`. */
  readonly cookie: string
  /** The service's own origin; undefined where it is that of the request, on this machine. */
  readonly origin: string | undefined
  /** Proxies before the service whose `x-forwarded-for` is believed. */
  readonly proxies: number
  readonly browsers: KnownBrowsers
}

export type StaffBrowser = ReturnType<typeof staffBrowser>

/** What a service for staff knows of a browser: its cookies, where it calls from, and how often it has tried. */
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
   * @param sameSite `Lax` for one that counts where somebody follows a mail's link
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

  /** CSRF: whether our own pages sent a request, whose origin browsers tell. */
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

  /** Key of the rate limit: whoever shares an address with an attacker is not shut out of a browser that is known. */
  const keyOf = (context: Context): string => {
    const { address, browser } = originOf(context)
    const known = browsers.idOf(browser)
    return known === undefined ? address : `browser ${known}`
  }

  /** The browser is known to an account from its login on. */
  const remember = (context: Context, accountId: string): void =>
    writeCookie(context, browsers.add(readCookie(context, KNOWN.suffix), accountId), KNOWN)

  /** Takes a try of the rate limit; `succeeded` gives it back. */
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

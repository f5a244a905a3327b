import { stringifySetCookie } from 'cookie'
import { LOCALE_COOKIE, LOCALE_COOKIE_MAX_AGE, type Locale } from '#lib/domain/locale.ts'
import { env } from '#lib/process/env.ts'
import type { RouteDecision } from './step.ts'

/**
 * `Set-Cookie` by which the browser remembers the language of what it gets; undefined where it does already, or where
 * that has none.
 */
export function localeCookie(decision: RouteDecision, cookieLocale: string | undefined): string | undefined {
  const locale = decision.kind === 'page' || decision.kind === 'redirect' ? decision.locale : undefined
  return locale === undefined || locale === cookieLocale ? undefined : COOKIES[locale]
}

const cookieOf = (locale: Locale): string =>
  stringifySetCookie({
    name: LOCALE_COOKIE,
    value: locale,
    maxAge: LOCALE_COOKIE_MAX_AGE,
    path: '/',
    sameSite: 'lax',
    secure: env.siteOrigin.startsWith('https://'),
  })

const COOKIES: Readonly<Record<Locale, string>> = { fr: cookieOf('fr'), en: cookieOf('en') }

import { stringifySetCookie } from 'cookie'
import { LOCALE_COOKIE, LOCALE_COOKIE_MAX_AGE, type Locale, mapLocales } from '#lib/domain/locale.ts'
import { env } from '#lib/process/env.ts'
import type { RouteDecision } from './step.ts'

/**
 * `Set-Cookie` that stores the language of the answer; undefined where the cookie has it already, or where the
 * answer has no language.
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

const COOKIES = mapLocales(cookieOf)

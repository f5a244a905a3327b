import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { DEFAULT_LOCALE, type Locale, isLocale } from '#lib/domain/locale.ts'
import { preferredLocale } from '#lib/i18n/preferred-locale.ts'
import type { Words } from './words/fr.ts'
import { WORDS } from './words/words.ts'

/** Cookie of the language that somebody has chosen. */
export const LANGUAGE_COOKIE = 'desk_language'

const VARIABLE = 'deskLanguage'

/** The language of an answer: the chosen one, else that of the browser, else the first one. */
export const decideLanguage: MiddlewareHandler = async (context, next) => {
  const chosen = getCookie(context, LANGUAGE_COOKIE)
  context.set(VARIABLE, isLocale(chosen) ? chosen : preferredLocale(context.req.header('accept-language')))
  await next()
}

export function languageOf(context: Context): Locale {
  const language: unknown = context.get(VARIABLE)
  return isLocale(language) ? language : DEFAULT_LOCALE
}

export const wordsOf = (context: Context): Words => WORDS[languageOf(context)]

/** Address of the page that an answer shows: its own, or `page` where it answers a form of that one. */
export function addressOf({ req }: Context, page = '/desk'): string {
  if (req.method !== 'GET') return page
  const { pathname, search } = new URL(req.url)
  return pathname + search
}

/** Where no page of the desk is: addresses are read from there. */
const NOWHERE = 'https://desk.invalid'

/** Open redirect: an address of the desk, else that of its first page. */
export function deskAddress(given: string): string {
  const url = URL.parse(given, NOWHERE)
  return url?.origin === NOWHERE && /^\/desk(?:\/|$)/.test(url.pathname) ? url.pathname + url.search : '/desk'
}

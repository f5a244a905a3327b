import type { Context } from 'hono'
import { DEFAULT_LOCALE, type Locale, isLocale } from '@barriere/shared/domain/locale.ts'
import type { Words } from './words/fr.ts'
import { WORDS } from './words/words.ts'

const VARIABLE = 'deskLanguage'

/** Decides the language of an answer. */
export const setLanguage = (context: Context, language: Locale): void => context.set(VARIABLE, language)

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

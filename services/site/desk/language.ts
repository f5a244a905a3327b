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

/** Address of the page that an answer shows: its own or, for the answer to a form, `page`. */
export function addressOf({ req }: Context, page = '/desk'): string {
  if (req.method !== 'GET') return page
  const { pathname, search } = new URL(req.url)
  return pathname + search
}

/** Base for parsing relative addresses: no page of the desk is there. */
const NOWHERE = 'https://desk.invalid'

/** Open redirect: the given address if it is within the desk, else the desk's first page. */
export function deskAddress(given: string): string {
  const url = URL.parse(given, NOWHERE)
  return url?.origin === NOWHERE && /^\/desk(?:\/|$)/.test(url.pathname) ? url.pathname + url.search : '/desk'
}

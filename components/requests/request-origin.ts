import { MAX_CHARS } from '@barriere/shared/domain/people/form-rules.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { cleanLine } from '@barriere/shared/domain/people/typed-text.ts'

const UTM = ['source', 'medium', 'campaign', 'term', 'content'] as const

/** Where a request comes from: the page, and the campaign that its address names. Browser only. */
export function originOf(locale: Locale) {
  const query = new URLSearchParams(location.search)
  const utm = Object.fromEntries(
    UTM.map((name) => [name, shortLine(query.get(`utm_${name}`) ?? '')] as const).filter(([, value]) => value !== ''),
  ) as Partial<Record<(typeof UTM)[number], string>>
  return { locale, page: location.pathname, ...(Object.keys(utm).length > 0 ? { utm } : {}) }
}

/** A foreign text, within what the server takes: a strange address must not keep a request from being sent. */
const shortLine = (text: string): string => cleanLine(cleanLine(text.replace(/\p{Cc}/gu, '')).slice(0, MAX_CHARS.line))

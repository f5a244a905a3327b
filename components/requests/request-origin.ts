import { MAX_CHARS } from '@barriere/shared/domain/people/form-rules.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { cleanLine } from '@barriere/shared/domain/people/typed-text.ts'

const UTM = ['source', 'medium', 'campaign', 'term', 'content'] as const

/** Origin of a request: the page, and the campaign in its address (`utm_…`). Browser only. */
export function originOf(locale: Locale) {
  const query = new URLSearchParams(location.search)
  const utm = Object.fromEntries(
    UTM.map((name) => [name, shortLine(query.get(`utm_${name}`) ?? '')] as const).filter(([, value]) => value !== ''),
  ) as Partial<Record<(typeof UTM)[number], string>>
  return { locale, page: location.pathname, ...(Object.keys(utm).length > 0 ? { utm } : {}) }
}

/** Cleans a text from the address and cuts it to the server's limit: a strange address must not block a request. */
const shortLine = (text: string): string => cleanLine(cleanLine(text.replace(/\p{Cc}/gu, '')).slice(0, MAX_CHARS.line))

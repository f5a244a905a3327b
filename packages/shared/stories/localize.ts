import { defineLazy, isLazy } from './lazy-field.ts'
import { translatedKey } from './types.ts'

/** The language of an answer. Null is the default language of the space. */
export interface Localization {
  language: string | null
  fallback: string | null
  /** Origin of asset URLs in answers; stored content has `a.storyblok.com`. */
  assetOrigin: string
}

const ASSETS = /https?:\/\/a(?:-us|-ca|-ap)?\.storyblok\.com(?=\/f\/)/g
const TRANSLATION = '__i18n__'

/**
 * Translates every field: the requested language, else the fallback language, else the default value. Null and "" count
 * as missing. A block without any value in the requested language gets `_translated: false`.
 */
export function localize(value: unknown, localization: Localization): unknown {
  if (typeof value === 'string')
    return value.includes('.storyblok.com/f/') ? value.replace(ASSETS, localization.assetOrigin) : value
  if (Array.isArray(value)) return value.map((member) => localize(member, localization))
  if (typeof value !== 'object' || value === null) return value
  const fields = value as Record<string, unknown>
  const answer: Record<string, unknown> = {}
  let isTranslated = localization.language === null
  for (const name of Object.keys(fields)) {
    const mark = name.indexOf(TRANSLATION)
    const plain = mark < 0 ? name : name.slice(0, mark)
    // A field without a default value appears only in answers in the languages of its translations.
    if (plain in answer || (mark >= 0 && plain in fields)) continue
    const own = translated(fields, plain, localization.language)
    isTranslated ||= own !== undefined
    // A lazy field stays lazy. If the whole field is translated, its value is chosen at once.
    if (isLazy(fields, name) && own === undefined) {
      defineLazy(answer, plain, () => localize(fields[name], localization))
      continue
    }
    const chosen = own ?? translated(fields, plain, localization.fallback) ?? fields[plain]
    if (mark < 0 || chosen !== undefined) answer[plain] = localize(chosen, localization)
  }
  if (!isTranslated && typeof fields.component === 'string') answer._translated = false
  return answer
}

function translated(fields: Record<string, unknown>, name: string, language: string | null): unknown {
  if (language === null) return undefined
  const value = fields[translatedKey(name, language)]
  return value === null || value === '' ? undefined : value
}

import type { SearchFacet } from '@barriere/shared/contracts/search.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { formatEuros } from '#lib/i18n/format.ts'
import { getTranslator } from '#lib/i18n/translate.ts'

const CATEGORIES = [
  'stay',
  'table',
  'spa',
  'evening',
  'family',
  'sea',
  'land',
  'snow',
  'taste',
  'culture',
  'places',
  'houses',
  'games',
  'brasserie',
  'seafood',
  'grill',
  'mountain',
  'market',
  'music',
  'theatre',
  'dance',
  'variety',
  'sport',
  'ball',
  'festival',
  'freezeout',
  'reentry',
  'knockout',
  'satellite',
  'deepstack',
] as const
const EXPERIENCES = ['beach', 'spa', 'golf', 'ski', 'family', 'pets', 'seminar', 'casino'] as const

/** A category in words: codes of offers and activities have messages, cuisines and genres are words already. */
export function categoryLabel(value: string, locale: Locale): string {
  const known = CATEGORIES.find((category) => category === value)
  return known ? getTranslator(locale, 'blocks.search')(`category.${known}`) : value
}

/** A range of prices in words; the first has no lower end, the last no upper one. Euros. */
export function priceLabel(min: number, max: number | undefined, locale: Locale): string {
  const t = getTranslator(locale, 'blocks.search.prices')
  if (max === undefined) return t('above', { min: formatEuros(min, locale) })
  if (min === 0) return t('below', { max: formatEuros(max, locale) })
  return t('between', { min: formatEuros(min, locale), max: formatEuros(max, locale) })
}

/** What a value of a facet is called. */
export function facetLabel(facet: SearchFacet, value: string, locale: Locale): string {
  const t = getTranslator(locale, 'blocks.search')
  if (facet === 'kind') return t(`kinds.${value as 'hotel'}`)
  if (facet === 'category') return categoryLabel(value, locale)
  if (facet === 'stars') return value === 'palace' ? t('palace') : t('stars', { count: Number(value) })
  const experience = facet === 'experience' ? EXPERIENCES.find((known) => known === value) : undefined
  return experience ? t(`experience.${experience}`) : value
}

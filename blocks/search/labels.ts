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

/** Label of a category: known codes are translated, other values are texts already. */
export function categoryLabel(value: string, locale: Locale): string {
  const known = CATEGORIES.find((category) => category === value)
  return known ? getTranslator(locale, 'blocks.search')(`category.${known}`) : value
}

/** Label of a price range in euros. `min` 0 means no lower bound, `max` undefined means no upper bound. */
export function priceLabel(min: number, max: number | undefined, locale: Locale): string {
  const t = getTranslator(locale, 'blocks.search.prices')
  if (max === undefined) return t('above', { min: formatEuros(min, locale) })
  if (min === 0) return t('below', { max: formatEuros(max, locale) })
  return t('between', { min: formatEuros(min, locale), max: formatEuros(max, locale) })
}

/** Label of a facet's value. */
export function facetLabel(facet: SearchFacet, value: string, locale: Locale): string {
  const t = getTranslator(locale, 'blocks.search')
  if (facet === 'kind') return t(`kinds.${value as 'hotel'}`)
  if (facet === 'category') return categoryLabel(value, locale)
  if (facet === 'stars') return value === 'palace' ? t('palace') : t('stars', { count: Number(value) })
  const experience = facet === 'experience' ? EXPERIENCES.find((known) => known === value) : undefined
  return experience ? t(`experience.${experience}`) : value
}

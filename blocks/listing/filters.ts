import { LANDSCAPES, type Landscape } from '#lib/booking/place.ts'
import type { StoryReference } from '@barriere/shared/block-kit/values.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { openingStates } from '@barriere/shared/domain/time/opening-hours.ts'
import { formatEuros, formatMonthOfYear } from '#lib/i18n/format.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { casinoSchema, hotelSchema, restaurantSchema } from '../content-types/places.ts'
import { openingHoursOf, specialDaysOf } from '../opening-hours/opening-source.ts'
import { categoryLabel, facetLabel } from '../search/labels.ts'
import { storyView } from './story-view.ts'

/** Facet: a criterion of a list, and the parameter of its address; the search reads the same ones. */
const PARAMETERS = {
  landscape: 'experience',
  town: 'town',
  cuisine: 'category',
  genre: 'category',
  theme: 'category',
  stars: 'stars',
  experience: 'experience',
  view: 'view',
  date: 'date',
  price: 'priceMax',
  casino: 'casino',
  game: 'game',
  format: 'format',
} as const

export type FacetName = keyof typeof PARAMETERS

type Parameter = (typeof PARAMETERS)[FacetName]

/** Values that an item can be found by. */
export type FilterValues = Readonly<Partial<Record<Parameter, readonly string[]>>>

/** What the enhancer knows of an item. */
export interface ItemFilter {
  /** Counts once, however often the list shows it. */
  readonly key: string
  readonly values: FilterValues
  /** What is between two bounds, and what the list can be sorted by. */
  readonly numbers?: Readonly<Record<string, number>> | undefined
  /** Whether places are left, as far as it is known. */
  readonly places?: boolean | undefined
  /** Filtered out by the server, because the address says so. */
  readonly out?: boolean | undefined
  /** The item shows only while a filter of this parameter is set, or any filter where it is empty. */
  readonly only?: string | undefined
  /** Open or closed, from a second since the epoch on; nothing is known behind the last. */
  readonly states?: readonly (readonly [from: number, open: 0 | 1])[] | undefined
}

/** One criterion as a control. */
export interface Facet {
  readonly name: FacetName
  readonly parameter: Parameter
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** Attributes by which `list-filters.lazy.enhance.ts` finds an item. */
export const filterAttributes = (filter: ItemFilter | undefined) =>
  filter && { 'data-filter': JSON.stringify(filter), 'hidden': isHidden(filter), 'suppressHydrationWarning': true }

const isHidden = ({ only, out = false }: ItemFilter): boolean => only !== undefined || out

/** Attributes of what holds items alone, such as a month: hidden with the last of them. */
export const groupAttributes = (filters: readonly (ItemFilter | undefined)[]) =>
  filters.some(Boolean)
    ? {
        'data-filter-group': '',
        'hidden': filters.every((filter) => filter && isHidden(filter)),
        'suppressHydrationWarning': true,
      }
    : undefined

/** Highest prices that are offered, in euros. */
const PRICES = [20, 30, 40, 50, 75, 100, 200]

/** Values of a price: each limit that it keeps. */
export const priceValues = (price: number | undefined): string[] =>
  price === undefined ? [] : PRICES.filter((limit) => price <= limit).map(String)

/** Labels of values, by facet and value, where the values themselves are codes that only the list knows. */
export type FacetLabels = Readonly<Partial<Record<FacetName, Readonly<Record<string, string>>>>>

/** The facets of those names that leave a choice: values of the items, in an order that can be read. */
export function facetsOf(
  names: readonly FacetName[],
  items: readonly ItemFilter[],
  locale: Locale,
  labels: FacetLabels = {},
): Facet[] {
  return names.flatMap((name) => {
    const parameter = PARAMETERS[name]
    const all: readonly (readonly string[])[] = items.map(({ values }) => values[parameter] ?? [])
    const options = [...new Set(all.flat())]
      // Landscapes are experiences too, and may have a control of their own.
      .filter((value) => name !== 'landscape' || landscapeOf(value) !== undefined)
      .filter((value) => name !== 'experience' || !names.includes('landscape') || landscapeOf(value) === undefined)
      // A limit that every price keeps is no choice.
      .filter((value) => name !== 'price' || all.some((values) => !values.includes(value)))
      .map((value) => ({ value, label: labels[name]?.[value] ?? optionLabel(name, value, locale) }))
    const [only] = options
    const isChoice = options.length > 1 || (only !== undefined && all.some((values) => !values.includes(only.value)))
    return isChoice ? [{ name, parameter, options: inOrder(name, options, locale) }] : []
  })
}

const landscapeOf = (experience: string): Landscape | undefined =>
  (Object.keys(LANDSCAPES) as Landscape[]).find((landscape) => LANDSCAPES[landscape] === experience)

/** Views and themes keep the order of their first item. */
function inOrder<O extends Facet['options'][number]>(name: FacetName, options: O[], locale: Locale): O[] {
  if (name === 'date') return options.toSorted((a, b) => a.value.localeCompare(b.value))
  if (name === 'price' || name === 'stars')
    return options.toSorted((a, b) => a.value.localeCompare(b.value, locale, { numeric: true }))
  return name === 'view' || name === 'theme' || name === 'landscape'
    ? options
    : options.toSorted((a, b) => a.label.localeCompare(b.label, locale))
}

function optionLabel(name: FacetName, value: string, locale: Locale): string {
  const t = getTranslator(locale, 'blocks.filters')
  if (name === 'date') return formatMonthOfYear(new Date(`${value}-15T12:00:00Z`), locale)
  if (name === 'price') return t('upTo', { price: formatEuros(Number(value), locale) })
  if (name === 'landscape') return t(landscapeOf(value) ?? 'sea')
  if (name === 'stars' || name === 'experience') return facetLabel(name, value, locale)
  return name === 'town' || name === 'view' ? value : categoryLabel(value, locale)
}

/** Days of opening states: a stored page may be late, and a tab stay open. */
const DAYS = 3

/** Facets of the content types whose lists of cards can be filtered. */
export const CARD_FACETS: Readonly<Record<string, readonly FacetName[]>> = {
  hotel: ['landscape', 'stars', 'experience'],
  restaurant: ['town', 'cuisine'],
  casino: ['town'],
}

/** What a property is found by; undefined for other content types. @param today in Paris, `YYYY-MM-DD` */
export function propertyFilter(story: StoryReference, today: string): ItemFilter | undefined {
  const key = story.uuid
  const hotel = storyView(story, hotelSchema)
  if (hotel) return { key, values: { town: [hotel.town], stars: [hotel.stars], experience: hotel.experiences } }
  const restaurant = storyView(story, restaurantSchema)
  if (restaurant) {
    const hours = openingHoursOf(story)
    return {
      key,
      values: { town: [restaurant.town], category: knownCategory(restaurant.category) },
      states: hours
        ? openingStates(hours.periods, specialDaysOf(hours), today, DAYS).map(({ from, open }) => [
            from.getTime() / 1000,
            open ? 1 : 0,
          ])
        : [],
    }
  }
  const casino = storyView(story, casinoSchema)
  return casino && { key, values: { town: [casino.town] } }
}

/** A category that an editor has chosen. */
export const knownCategory = (category: string): string[] => (category === 'none' ? [] : [category])

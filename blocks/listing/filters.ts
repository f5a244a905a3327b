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

/** Facets (filter criteria of a list) and their query parameters. The search reads the same parameters. */
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

/** Filter values of an item, by parameter. */
export type FilterValues = Readonly<Partial<Record<Parameter, readonly string[]>>>

/** Data of an item for the enhancer. */
export interface ItemFilter {
  /** Several items with the same key count once. */
  readonly key: string
  readonly values: FilterValues
  /** Numbers for range filters and for sorting, by name. */
  readonly numbers?: Readonly<Record<string, number>> | undefined
  /** Whether places are left; undefined if unknown. */
  readonly places?: boolean | undefined
  /** The server hides the item, because it does not match the address's filters. */
  readonly out?: boolean | undefined
  /** Parameter: the item shows only while this filter is set. Empty: it shows only while any filter is set. */
  readonly only?: string | undefined
  /** Opening states, each with its start in seconds since the epoch. The last start is the end of the known time. */
  readonly states?: readonly (readonly [from: number, open: 0 | 1])[] | undefined
}

/** A facet with its selectable values. */
export interface Facet {
  readonly name: FacetName
  readonly parameter: Parameter
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** Attributes with which `list-filters.lazy.enhance.ts` finds an item. */
export const filterAttributes = (filter: ItemFilter | undefined) =>
  filter && { 'data-filter': JSON.stringify(filter), 'hidden': isHidden(filter), 'suppressHydrationWarning': true }

const isHidden = ({ only, out = false }: ItemFilter): boolean => only !== undefined || out

/** Attributes of an element that contains only items, such as a month. It is hidden if all its items are hidden. */
export const groupAttributes = (filters: readonly (ItemFilter | undefined)[]) =>
  filters.some(Boolean)
    ? {
        'data-filter-group': '',
        'hidden': filters.every((filter) => filter && isHidden(filter)),
        'suppressHydrationWarning': true,
      }
    : undefined

/** Selectable maximum prices, in euros. */
const PRICES = [20, 30, 40, 50, 75, 100, 200]

/** Filter values of a price: all maximum prices that it does not exceed. */
export const priceValues = (price: number | undefined): string[] =>
  price === undefined ? [] : PRICES.filter((limit) => price <= limit).map(String)

/** Labels by facet and value, for values that are codes of the list. */
export type FacetLabels = Readonly<Partial<Record<FacetName, Readonly<Record<string, string>>>>>

/** The named facets that offer a choice, with the items' values in a readable order. */
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
      // Landscapes are experiences too, but may have a separate control.
      .filter((value) => name !== 'landscape' || landscapeOf(value) !== undefined)
      .filter((value) => name !== 'experience' || !names.includes('landscape') || landscapeOf(value) === undefined)
      // A maximum that no price exceeds is no choice.
      .filter((value) => name !== 'price' || all.some((values) => !values.includes(value)))
      .map((value) => ({ value, label: labels[name]?.[value] ?? optionLabel(name, value, locale) }))
    const [only] = options
    const isChoice = options.length > 1 || (only !== undefined && all.some((values) => !values.includes(only.value)))
    return isChoice ? [{ name, parameter, options: inOrder(name, options, locale) }] : []
  })
}

const landscapeOf = (experience: string): Landscape | undefined =>
  (Object.keys(LANDSCAPES) as Landscape[]).find((landscape) => LANDSCAPES[landscape] === experience)

/** Views, themes and landscapes keep the order of the items. */
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

/** Number of days with opening states: a cached page may be old, and a tab may stay open. */
const DAYS = 3

/** Facets of the content types whose lists of cards can be filtered. */
export const CARD_FACETS: Readonly<Record<string, readonly FacetName[]>> = {
  hotel: ['landscape', 'stars', 'experience'],
  restaurant: ['town', 'cuisine'],
  casino: ['town'],
}

/** Filter values of a property; undefined for other content types. @param today in Paris, `YYYY-MM-DD` */
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

/** Filter values of a category; empty if the editor chose none. */
export const knownCategory = (category: string): string[] => (category === 'none' ? [] : [category])

import { z } from 'zod'
import { DEFAULT_LOCALE, LOCALES } from '../domain/locale.ts'
import { SEARCH_KINDS } from '../domain/content/search-kind.ts'

export const SEARCH_SORTS = ['relevance', 'price', 'distance', 'date'] as const

/** Filters with several values; each is also a facet. */
export const SEARCH_FACETS = ['kind', 'town', 'category', 'stars', 'experience'] as const

export type SearchFacet = (typeof SEARCH_FACETS)[number]

/** Price ranges to choose, with counts: euros, both ends included; the last has no upper end. */
export const SEARCH_PRICES: readonly { readonly min: number; readonly max?: number }[] = [
  { min: 0, max: 50 },
  { min: 50, max: 100 },
  { min: 100, max: 200 },
  { min: 200, max: 400 },
  { min: 400 },
]

/** Periods to choose, with counts, from today on; for a weekend that has begun, its rest. */
export const SEARCH_PERIODS = ['today', 'weekend', 'week', 'month'] as const

export const SEARCH_PAGE_SIZE = 24

/** Highest page of results: beyond it, a visitor should narrow the search. */
export const SEARCH_LAST_PAGE = 50

const values = (member: z.ZodType<string>) => z.array(member).max(20).default([])
const value = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .regex(/^[^\p{Cc}]*$/u)
const euros = z.coerce.number().min(0).max(1_000_000)

/** `48.85,2.35`: degrees north and east. */
const point = z
  .string()
  .regex(/^-?\d{1,2}(\.\d{1,8})?,-?\d{1,3}(\.\d{1,8})?$/)
  .transform((text) => {
    const [latitude = 0, longitude = 0] = text.split(',').map(Number)
    return { latitude, longitude }
  })
  .refine(({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)

/** A search in the form of its address. Several values of one filter are repeated parameters. */
export const searchQuery = z.object({
  locale: z.enum(LOCALES).default(DEFAULT_LOCALE),
  q: z.string().trim().max(200).default(''),
  kind: values(z.enum(SEARCH_KINDS)),
  town: values(value),
  category: values(value),
  stars: values(z.enum(['3', '4', '5', 'palace'])),
  experience: values(value),
  /** Euros, both ends included. */
  priceMin: euros.optional(),
  priceMax: euros.optional(),
  /** Days, `YYYY-MM-DD`, both included: pages with an event, or a valid offer, on at least one of them match. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  /** Only pages that are open now, by their opening hours. */
  open: z.enum(['1']).optional(),
  near: point.optional(),
  /** Kilometres around `near`. */
  radius: z.coerce.number().min(1).max(1_000).default(50),
  sort: z.enum(SEARCH_SORTS).default('relevance'),
  page: z.coerce.number().int().min(1).max(SEARCH_LAST_PAGE).default(1),
})

export type SearchQuery = z.output<typeof searchQuery>

const found = z.object({
  kind: z.enum(SEARCH_KINDS),
  /** Uuid of the story; the site's directory knows its address. */
  uuid: z.string(),
  /** For a question: its uid, the target of `answerId`, and the name of its page. */
  part: z.string().optional(),
  page: z.string().optional(),
  name: z.string(),
  town: z.string(),
  text: z.string().optional(),
  category: z.string().optional(),
  stars: z.string().optional(),
  /** Euros; 0 is free. */
  price: z.number().optional(),
  /** Kilometres from `near`. */
  distance: z.number().optional(),
  /**
   * Dates (ISO 8601) of the event or of the show's performances, including past ones but not canceled ones; absent for
   * pages without dates.
   */
  dates: z.array(z.string()).optional(),
  latitude: z.number().optional(),
  longitude: z.number().optional(),
  /** A file of the media library; sizes in pixels. */
  image: z
    .object({
      src: z.string(),
      alt: z.string(),
      title: z.string(),
      focus: z.string(),
      width: z.number().optional(),
      height: z.number().optional(),
    })
    .optional(),
  /** Requires the legal gambling warning beside it. */
  gambling: z.boolean(),
})

export type Found = z.output<typeof found>

const facetValue = z.object({ value: z.string(), count: z.number() })

const day = z.iso.date()

/** The site service's answer to a search. */
export const searchAnswer = z.object({
  total: z.number(),
  found: z.array(found),
  /** Loosened search: no page has all the words, these have some of them. */
  loosened: z.boolean(),
  /** Each counted with all other filters applied, the most frequent value first. */
  facets: z.record(z.enum(SEARCH_FACETS), z.array(facetValue)),
  /** Each range of `SEARCH_PRICES` with results, counted with all other filters applied. */
  prices: z.array(z.object({ min: z.number(), max: z.number().optional(), count: z.number() })),
  /** Each period with results, with its first and last day in Paris, counted with all other filters applied. */
  periods: z.array(z.object({ period: z.enum(SEARCH_PERIODS), from: day, to: day, count: z.number() })),
  /** Number of pages that are open now, with all other filters applied. */
  open: z.number(),
  /** Corrected spellings of a query with a word that occurs in no page; nearest first. */
  suggestions: z.array(z.string()),
  /** Without results: each filter whose removal would give results, with their number, descending. */
  relaxations: z.array(z.object({ filter: z.string(), count: z.number() })),
})

export type SearchAnswer = z.output<typeof searchAnswer>

/** Number of pages of an answer's list; 1 if it is empty. */
export const searchPages = ({ total }: Pick<SearchAnswer, 'total'>): number =>
  Math.min(Math.max(Math.ceil(total / SEARCH_PAGE_SIZE), 1), SEARCH_LAST_PAGE)

/** All results that the pages of a search's list can show, in the list's order, if they have a place. */
export const placesAnswer = z.object({
  places: z.array(
    found
      .pick({ kind: true, uuid: true, name: true, town: true, price: true })
      .extend({ latitude: z.number(), longitude: z.number() }),
  ),
})

export type PlacesAnswer = z.output<typeof placesAnswer>

export const suggestQuery = z.object({
  locale: z.enum(LOCALES).default(DEFAULT_LOCALE),
  q: z.string().trim().min(1).max(100),
})

export type SuggestQuery = z.output<typeof suggestQuery>

export const suggestAnswer = z.object({
  suggestions: z.array(
    found.pick({ uuid: true, part: true, page: true, kind: true, name: true, town: true, image: true }),
  ),
})

export type SuggestAnswer = z.output<typeof suggestAnswer>

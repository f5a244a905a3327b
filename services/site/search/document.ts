import { BLOCKS, PAGE_TYPES } from '../../../blocks/schemas.ts'
import type { Found, SearchFacet } from '@barriere/shared/contracts/search.ts'
import { SEARCH_KINDS, type SearchKind } from '@barriere/shared/domain/content/search-kind.ts'
import type { OpeningPeriod, SpecialDay } from '@barriere/shared/domain/time/opening-hours.ts'
import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { buyInOf, buyInTotal } from '@barriere/shared/domain/sales/tournament-fields.ts'
import { SEARCH } from '@barriere/shared/locales/locales.ts'
import { type FaqItem, questionsOf, wordsOfBody } from './body-words.ts'
import type { RawStory } from '../../kit/content/client.ts'

/** Search document: one page, or one question of a page's FAQ, in one language. */
export interface SearchDocument {
  readonly locale: Locale
  readonly uuid: string
  /** Uid of the question; empty for the page itself. */
  readonly part: string
  readonly kind: SearchKind
  readonly name: string
  readonly town: string
  readonly category: string | undefined
  readonly stars: string | undefined
  readonly experiences: readonly string[]
  /** Euros; 0 is free. */
  readonly price: number | undefined
  readonly latitude: number | undefined
  readonly longitude: number | undefined
  /** Days (`YYYY-MM-DD`, both included) on which the event takes place or the offer is valid; empty if always. */
  readonly days: readonly (readonly [from: string, until: string])[]
  readonly hours: Hours | undefined
  /** Further fields of a search result. */
  readonly shown: Pick<Found, 'text' | 'image' | 'gambling' | 'dates' | 'page'>
  /** Text by full-text weight: A the name, B its town, kind and category, C its teaser, D the page's body. */
  readonly words: Readonly<Record<'A' | 'B' | 'C' | 'D', string>>
}

export interface Hours {
  readonly periods: readonly OpeningPeriod[]
  readonly special: readonly SpecialDay[]
}

/** Inherited fields: town and coordinates of the property that a page belongs to. */
export interface Surroundings {
  /** Location by a property's `full_slug` or uuid, or by a town's name. */
  place(of: string): Place | undefined
}

export interface Place {
  readonly town: string
  readonly latitude: number | undefined
  readonly longitude: number | undefined
  /** A town's region, such as “Normandie”. */
  readonly region?: string
}

type PageKind = Exclude<SearchKind, 'question'>

const isKind = (component: string): component is PageKind =>
  component !== 'question' && (SEARCH_KINDS as readonly string[]).includes(component)

/** Maximum number of characters of an answer shown with its question. */
const SHOWN_ANSWER = 180

/** Search documents of a page and its questions in one language; none for unsearchable, hidden or invalid pages. */
export function toDocuments(story: RawStory, locale: Locale, surroundings: Surroundings): readonly SearchDocument[] {
  const { content } = story
  if (!isKind(content.component)) return []
  const parsed = PAGE_TYPES[content.component].parse(content)
  if (!parsed.ok || (parsed.value.seo_hidden && !parsed.value.search_listed)) return []
  const kind = content.component
  const view = parsed.value as Partial<View> & { title: string }
  const property = propertyOf(story, view, surroundings)
  const town = kind === 'destination' ? view.title : (view.town ?? property?.town ?? '')
  const region = view.region ?? surroundings.place(town)?.region
  const category = [view.category, view.cuisine, view.genre, view.format].find(
    (one) => one !== undefined && one !== 'none',
  )
  const page: SearchDocument = {
    locale,
    kind,
    town,
    category,
    uuid: story.uuid,
    part: '',
    name: view.title,
    days: daysOf(view),
    stars: view.stars,
    experiences: view.experiences ?? [],
    price: kind === 'tournament' ? buyInTotal(buyInOf(view)) / 100 : view.price,
    latitude: view.latitude ?? property?.latitude,
    longitude: view.longitude ?? property?.longitude,
    hours: hoursOf(content.body),
    shown: {
      gambling: kind === 'casino' || kind === 'tournament' || view.gambling === true,
      ...(view.teaser ? { text: view.teaser } : {}),
      ...(view.image ? { image: view.image } : {}),
      ...(datesOf(view) ? { dates: datesOf(view)?.map((at) => at.toISOString()) } : {}),
      ...(view.starts_at ? { dates: [view.starts_at.toISOString()] } : {}),
    },
    words: {
      A: view.title,
      B: words([
        town,
        region,
        SEARCH[locale].kinds[kind],
        category,
        view.cuisine,
        view.genre,
        view.venue_name,
        view.beds,
        view.view,
        view.game,
      ]),
      C: words([view.teaser, view.seo_title, view.seo_description, view.street]),
      D: wordsOfBody(content.body),
    },
  }
  return [page, ...questionsOf(content.body).map((question) => toQuestion(page, question))]
}

const words = (texts: readonly (string | undefined)[]): string => texts.filter(Boolean).join(' ')

const shortened = (text: string): string =>
  text.length > SHOWN_ANSWER ? `${text.slice(0, text.lastIndexOf(' ', SHOWN_ANSWER))}…` : text

/** A question inherits its page's location; what belongs to the page alone, such as price and dates, is left out. */
const toQuestion = (page: SearchDocument, { uid, question, answer }: FaqItem): SearchDocument => ({
  ...page,
  kind: 'question',
  part: uid,
  name: question,
  category: undefined,
  stars: undefined,
  experiences: [],
  price: undefined,
  days: [],
  hours: undefined,
  shown: {
    gambling: page.shown.gambling,
    page: page.name,
    text: shortened(answer),
    ...(page.shown.image ? { image: page.shown.image } : {}),
  },
  words: { A: question, B: words([page.town, page.name]), C: answer, D: '' },
})

interface PlayedOn {
  readonly starts_at: Date
  readonly status: string
}

/** Fields that only some content types have. */
interface View {
  readonly town: string
  readonly region: string
  readonly teaser: string
  readonly image: NonNullable<Found['image']>
  readonly category: string
  readonly cuisine: string
  readonly genre: string
  readonly stars: string
  readonly experiences: readonly string[]
  readonly price: number
  readonly latitude: number
  readonly longitude: number
  readonly street: string
  readonly beds: string
  readonly view: string
  readonly venue: string
  readonly venue_name: string
  readonly hotel: string
  readonly gambling: boolean
  readonly performances: readonly PlayedOn[]
  readonly flights: readonly PlayedOn[]
  readonly casino: string
  readonly game: string
  readonly format: string
  readonly buy_in_prize: number
  readonly buy_in_fee: number
  readonly buy_in_staff: number
  readonly starts_at: Date
  readonly ends_at: Date
  readonly valid_from: Date
  readonly valid_until: Date
  readonly seo_title: string
  readonly seo_description: string
}

/**
 * Location: a room inherits from its hotel (the parent folder), a show from its venue, a tournament from its casino, an
 * offer from its town.
 */
function propertyOf(
  { full_slug: slug }: RawStory,
  { venue, hotel, casino, town }: Partial<View>,
  surroundings: Surroundings,
): Place | undefined {
  const above = slug.split('/').slice(0, -2).join('/')
  for (const key of [venue, hotel, casino, above, town]) {
    const place = key ? surroundings.place(key) : undefined
    if (place) return place
  }
  return undefined
}

const dayOf = (moment: Date): string => toParisTime(moment).day

/** Performances of a show or flights of a tournament, without canceled ones; undefined for other pages. */
const datesOf = ({ performances, flights }: Partial<View>): Date[] | undefined =>
  (performances ?? flights)?.filter(({ status }) => status !== 'canceled').map(({ starts_at: at }) => at)

function daysOf(view: Partial<View>): [string, string][] {
  const { starts_at: from, ends_at: until, valid_from: valid, valid_until: over } = view
  const dates = datesOf(view)
  if (dates) return dates.map((at) => [dayOf(at), dayOf(at)])
  if (from) return [[dayOf(from), dayOf(until && until > from ? until : from)]]
  if (valid || over) return [[valid ? dayOf(valid) : '0001-01-01', over ? dayOf(over) : '9999-12-31']]
  return []
}

/** The opening hours shown on the page. */
function hoursOf(body: unknown): Hours | undefined {
  const raw = Array.isArray(body)
    ? (body.find((block: { component?: unknown }) => block.component === 'opening-hours') as unknown)
    : undefined
  const parsed = raw
    ? BLOCKS['opening-hours'].parse(raw as Parameters<(typeof BLOCKS)['opening-hours']['parse']>[0])
    : undefined
  if (!parsed?.ok) return undefined
  const { periods, special_days: special } = parsed.value
  return {
    periods,
    special: special.map(({ date, label, opens, closes }) => ({
      day: dayOf(date),
      label,
      spans: opens && closes ? [{ label: undefined, opens, closes }] : [],
    })),
  }
}

/** The fields of a document that filters, facets and sorting need. */
export interface IndexEntry {
  /** Primary key of the row; a rewritten document gets a new one. */
  readonly id: number
  /** The document's number in the `Postings` of its language. */
  readonly slot: number
  readonly locale: Locale
  readonly uuid: string
  readonly part: string
  readonly kind: SearchKind
  readonly name: string
  readonly town: string
  readonly category: string | null
  readonly stars: string | null
  readonly experiences: readonly string[]
  readonly price: number | null
  /** Facet values as codes of `Contents.words`: counting numbers is many times faster than strings. */
  readonly codes: Readonly<Record<SearchFacet, readonly number[]>>
  /** `placeKey` of the entry's property. */
  readonly place: string
  readonly days: SearchDocument['days']
  /** Last day on which the event takes place or the offer is valid, `YYYY-MM-DD`; undefined if always. */
  readonly last: string | undefined
  readonly hours: Hours | null
  /** Name and town without case and accents, for fuzzy matching. */
  readonly plain: string
  /** `keyOf` the name, and of the town. */
  readonly nameKey: string
  readonly townKey: string
}

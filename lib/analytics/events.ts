import type { RestaurantProvider } from '#lib/booking/restaurants.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'

/**
 * Event catalogue: every event of the data layer with its exact payload. Values are enumerations, keys of content and
 * of code, and numbers. There is no field for free text, so no personal data gets in (`isKey`).
 */

/**
 * Key of content or of code: a uuid, a slug, a block's name, a provider, a facet. An e-mail address, a telephone
 * number, words with spaces or accents are not keys.
 */
export type Key = string

const KEY = /^(?=\S*[A-Za-z])[\w./:-]{1,120}$|^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/

export const isKey = (value: string): value is Key => KEY.test(value)

/** Forms of the specification. */
export const FORM_NAMES = [
  'contact',
  'newsletter',
  'seminar',
  'event',
  'accountCreationStandard',
  'accountCreationPoker',
  'accountWithCard',
  'accountWithoutCard',
  'forgottenPassword',
  'passwordChange',
  'loginStandard',
  'loginPoker',
  'profileCivility',
  'profileAddress',
  'profilePhone',
  'profileEmail',
  'profileFavouriteDate',
  'profileOptIn',
  'collaboratorActivation',
  'pokerCheckoutPayment',
] as const

export type FormName = (typeof FORM_NAMES)[number]

/** Why a form failed: empty fields, invalid input such as a wrong password, or a cause beyond the visitor's control. */
export const FORM_ERRORS = ['empty', 'fields', 'technical'] as const

export type FormError = (typeof FORM_ERRORS)[number]

export const POPIN_ACTIONS = ['show', 'close', 'clic'] as const

/** Whether the visitor opened the popin, or it opened by itself. */
export const TRACKING_MODES = ['manual', 'automatic'] as const

export type FormAnswer = 'success' | 'fail'

/** Where a booking is made; `other` is an address that an editor has typed. */
export type BookingProvider = 'synxis' | RestaurantProvider | 'other'

export const ITEM_TYPES = ['hotel', 'room', 'offer', 'restaurant', 'show', 'tournament'] as const

/** Content types that are products: their pages send `view_item`, their cards `select_item`. */
export type ItemType = (typeof ITEM_TYPES)[number]

/** A page's content type, or the status of a page without content. */
export type PageType = Key

/** Item of GA4's e-commerce; `price` in euros, where it is known. */
export interface Item {
  /** The story's uuid. */
  readonly item_id: Key
  /** Last part of the story's address in the default language, whatever the language of the page. */
  readonly item_name: Key
  readonly item_category: ItemType | 'event'
  /** Uid and name of the block, for an item chosen from a list. */
  readonly item_list_id?: Key
  readonly item_list_name?: Key
  /** Position in its list, from 0. */
  readonly index?: number
  readonly price?: number
  readonly quantity: 1
}

interface Ecommerce {
  readonly currency: 'EUR'
  /** Euros; 0 where no price is known. */
  readonly value: number
  readonly items: readonly Item[]
}

/** The block around an element; undefined in the header and in the footer. */
export interface Place {
  readonly blockName: Key | undefined
  readonly blockId: Key | undefined
}

interface Outcome {
  readonly formName: FormName
  readonly formAnswer: FormAnswer
  /** Undefined for a success. */
  readonly formError: FormError | undefined
}

interface Popin {
  /** `data-popin` or id of the dialog. */
  readonly popinName: Key
  readonly popinAction: (typeof POPIN_ACTIONS)[number]
  readonly trackingMode: (typeof TRACKING_MODES)[number]
}

/** A click on a link; `item…` for a link to a product. */
interface Choice extends Place {
  readonly itemType: ItemType | undefined
  readonly itemId: Key | undefined
}

export interface SearchFacts {
  readonly resultCount: number
  /** Kinds that the search is narrowed to; none means all. */
  readonly searchKinds: readonly Key[]
  /** Keys of the facets in use, `town`, `stars`; `words` says that words were typed, never which. */
  readonly searchFacets: readonly Key[]
}

/** Payload of each event, without its name and the member's fields. */
export interface EventPayloads {
  page_view_GA4: { readonly pageType: PageType; readonly pageId: Key | undefined; readonly pageLanguage: Locale }
  form_validation: Outcome
  login: { readonly formAnswer: FormAnswer; readonly loginMethod: 'password' | 'passkey' | 'card' }
  logout: object
  popin_interaction: Popin
  clic_reserver: Choice & { readonly provider: BookingProvider }
  clic_decouvrir: Choice
  purchase: { readonly ecommerce: Ecommerce & { readonly transaction_id: Key } }
  autopromo_view: Place
  autopromo_click: Choice
  search: SearchFacts
  search_click: Choice & { readonly searchPosition: number; readonly resultCount: number }
  view_item: { readonly ecommerce: Ecommerce }
  select_item: { readonly ecommerce: Ecommerce }
  click_cta: Place & { readonly ctaTarget: 'internal' | 'external' | 'contact' }
  /** Not in the specification: measured loading, responsiveness and stability (`vitals.ts`). */
  web_vitals: {
    readonly pageType: PageType
    readonly metricName: 'LCP' | 'INP' | 'CLS' | 'TTFB'
    /** Milliseconds; CLS in thousandths. */
    readonly metricValue: number
    readonly metricRating: 'good' | 'needs-improvement' | 'poor'
  }
}

export type EventName = keyof EventPayloads

/** An event as tracked: the member's fields are added when it is pushed. */
export type AnalyticsEvent = { [N in EventName]: { readonly event: N } & EventPayloads[N] }[EventName]

/** The member's fields of every event; for a visitor who is not signed in, all undefined but the two strings. */
export interface MemberFields {
  /** Country of the address, else of the profile: ISO 3166 alpha-2. */
  readonly customerCountry: Key | undefined
  readonly customerEmployee: 'true' | 'false'
  readonly customerStatus: 'Discovery' | 'Infinitely' | 'Collaborator' | undefined
  readonly loginStatus: 'true' | 'false'
  /** `ibNumber`: the membership number, a pseudonym. */
  readonly userId: Key | undefined
}

/** An event as pushed: `formAnswer` is always present, undefined where the event does not answer a form. */
export type PushedEvent = AnalyticsEvent & MemberFields & { readonly formAnswer: FormAnswer | undefined }

/** Fields of a failed login: no member's, even if a member of the other programme is signed in (specification §4). */
const OF_NOBODY = { customerCountry: undefined, customerStatus: undefined, userId: undefined }

/** Every field is written, also undefined ones: the tag manager keeps what an event does not overwrite. */
export const toPushed = (event: AnalyticsEvent, member: MemberFields): PushedEvent => ({
  formAnswer: undefined,
  ...member,
  ...(event.event === 'login' && event.formAnswer === 'fail' ? OF_NOBODY : {}),
  ...event,
})

/** Whether an event has GA4 e-commerce data: that of the previous event must be cleared first. */
export const clearsEcommerce = (event: AnalyticsEvent): boolean => 'ecommerce' in event

/** E-commerce data of items; the value is the sum of their prices. */
export const ecommerceOf = (items: readonly Item[]): Ecommerce => ({
  currency: 'EUR',
  value: items.reduce((sum, { price = 0 }) => sum + price, 0),
  items,
})

/** Whether every text in a value is a key: the last check before the data layer, since marks are read from a page. */
export function hasOnlyKeys(value: unknown): boolean {
  if (typeof value === 'string') return isKey(value)
  if (typeof value === 'object' && value !== null) return Object.values(value).every(hasOnlyKeys)
  return true
}

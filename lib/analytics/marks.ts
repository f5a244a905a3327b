import { type BookingProvider, ITEM_TYPES, type ItemType, type PageType } from './events.ts'

/**
 * Marks: `data-` attributes of the server's markup, which describe a click or a view. The names are short, since they
 * are in every page. `read-marks.ts` reads them.
 *
 * | attribute | on | value |
 * |---|---|---|
 * | `data-track` | a link, or a form that books | `book <provider>`, `discover` or `cta` |
 * | `data-product` | a link to a product's page, and `<site-analytics>` of that page | `<type> <uuid>[ <euros>]` |
 * | `data-product-name` | beside it, where the last part of that address differs in the default language | that part |
 * | `data-block` | the root of a block | `<name> <uid>` |
 * | `data-promo` | the root of a block that promotes | nothing |
 * | `data-results` | the results of a search | number; kinds and facets in `data-kinds`, `data-facets` |
 */
export interface TrackMark {
  readonly 'data-track'?: string
  readonly 'data-product'?: string
  readonly 'data-product-name'?: string
}

/** Link to a booking page. */
export const bookingLink = <const A extends object>(anchor: A, provider: BookingProvider = 'other'): A & TrackMark => ({
  ...anchor,
  'data-track': `book ${provider}`,
})

/** Link of a card to its page. */
export const DISCOVER = { 'data-track': 'discover' } as const satisfies TrackMark

/** Link in the form of a button, with no further facts. */
export const CTA = { 'data-track': 'cta' } as const satisfies TrackMark

export interface Story {
  readonly uuid: string
  readonly type: PageType
  /** Euros, as stored in the content: a number or its text. */
  readonly price?: unknown
  /** A product has one name in all languages: the last part of its address in the default one (`defaultName`). */
  readonly name?: string | undefined
}

const isItemType = (type: string): type is ItemType => (ITEM_TYPES as readonly string[]).includes(type)

/** Mark of a product; none for other pages. */
export function productMark({ uuid, type, price, name }: Story): TrackMark {
  if (!isItemType(type)) return {}
  const euros = typeof price === 'string' && price.trim() !== '' ? Number(price) : price
  const known = typeof euros === 'number' && Number.isFinite(euros)
  return {
    'data-product': `${type} ${uuid}${known ? ` ${euros}` : ''}`,
    ...(name === undefined ? {} : { 'data-product-name': name }),
  }
}

/** Link to a story's page, with the product that the page shows. */
export const storyMark = (story: Story): TrackMark => ({ ...DISCOVER, ...productMark(story) })

interface BlockMark {
  readonly 'data-block': string
  readonly 'data-promo'?: ''
}

/** Mark of a block's root. */
export const blockMark = (name: string, uid: string, promotes: boolean): BlockMark => ({
  'data-block': `${name} ${uid}`,
  ...(promotes ? { 'data-promo': '' as const } : {}),
})

interface ResultsMark {
  readonly 'data-results': number
  readonly 'data-kinds': string
  readonly 'data-facets': string
}

/** Mark of search results: their number, and the keys of kinds and facets, never the words. */
export const resultsMark = (total: number, kinds: readonly string[], facets: readonly string[]): ResultsMark => ({
  'data-results': total,
  'data-kinds': kinds.join(' '),
  'data-facets': facets.join(' '),
})

import { type BookingProvider, ITEM_TYPES, type ItemType, type PageType } from './events.ts'

/**
 * Marks: `data-` attributes of the server's markup, which say what a click or a view is. The names are short, since
 * they stand in every page. What is read from them is in `read-marks.ts`.
 *
 * | attribute | on | value |
 * |---|---|---|
 * | `data-track` | a link, or a form that books | `book <provider>`, `discover` or `cta` |
 * | `data-product` | a link to a product's page, and `<site-analytics>` of that page | `<type> <uuid>[ <euros>]` |
 * | `data-product-name` | beside it, where that page ends otherwise in the default language | last part there |
 * | `data-block` | the root of a block | `<name> <uid>` |
 * | `data-promo` | the root of a block that promotes | nothing |
 * | `data-results` | what a search has found | number; kinds and facets in `data-kinds`, `data-facets` |
 */
export interface TrackMark {
  readonly 'data-track'?: string
  readonly 'data-product'?: string
  readonly 'data-product-name'?: string
}

/** Link to where something is booked. */
export const bookingLink = <const A extends object>(anchor: A, provider: BookingProvider = 'other'): A & TrackMark => ({
  ...anchor,
  'data-track': `book ${provider}`,
})

/** Link by which a card leads to more. */
export const DISCOVER = { 'data-track': 'discover' } as const satisfies TrackMark

/** Button that is a link, of which nothing more is known. */
export const CTA = { 'data-track': 'cta' } as const satisfies TrackMark

export interface Story {
  readonly uuid: string
  readonly type: PageType
  /** Euros, as content has it: a number or its text. */
  readonly price?: unknown
  /** A product has one name in all languages: the last part of its address in the default one (`defaultName`). */
  readonly name?: string | undefined
}

const isItemType = (type: string): type is ItemType => (ITEM_TYPES as readonly string[]).includes(type)

/** Mark of a product; none for pages that are no product. */
export function productMark({ uuid, type, price, name }: Story): TrackMark {
  if (!isItemType(type)) return {}
  const euros = typeof price === 'string' && price.trim() !== '' ? Number(price) : price
  const known = typeof euros === 'number' && Number.isFinite(euros)
  return {
    'data-product': `${type} ${uuid}${known ? ` ${euros}` : ''}`,
    ...(name === undefined ? {} : { 'data-product-name': name }),
  }
}

/** Link to a story: more of it, and which product it is. */
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

/** Mark of what a search has found: its size and what narrows it, by key; never its words. */
export const resultsMark = (total: number, kinds: readonly string[], facets: readonly string[]): ResultsMark => ({
  'data-results': total,
  'data-kinds': kinds.join(' '),
  'data-facets': facets.join(' '),
})

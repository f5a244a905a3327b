import { pageLocale } from '#lib/client/page-locale.ts'
import { BOOKING_PATH } from '#lib/booking/booking-path.ts'
import {
  type AnalyticsEvent,
  type BookingProvider,
  type Item,
  type ItemType,
  type Key,
  type Place,
  type SearchFacts,
  ecommerceOf,
} from './events.ts'

/** Reads the marks of the server's markup (`marks.ts`); browser only. */

const words = (text: string | undefined): string[] => (text ?? '').split(' ').filter((word) => word !== '')

/** The block around an element; undefined in the header, the footer and a page's own sheet. */
function placeOf(element: Element): Place {
  const [blockName, blockId] = words(element.closest<HTMLElement>('[data-block]')?.dataset['block'])
  return { blockName, blockId }
}

const productOf = ({ dataset }: HTMLElement): { itemType: ItemType | undefined; itemId: Key | undefined } => {
  const [itemType, itemId] = words(dataset['product'])
  return { itemType: itemType as ItemType | undefined, itemId }
}

/** The item of a marked element; `path` is that of its page. Undefined where the mark names no product. */
function itemOf({ dataset }: HTMLElement, path: string): Omit<Item, 'quantity'> | undefined {
  const [type, id, price] = words(dataset['product'])
  if (type === undefined || id === undefined) return undefined
  return {
    item_id: id,
    item_name: dataset['productName'] ?? path.split('/').findLast((part) => part !== '') ?? id,
    item_category: type as ItemType,
    ...(price === undefined ? {} : { price: Number(price) }),
  }
}

const indexIn = (list: Element | null, link: Element, marked: string): number =>
  [...(list?.querySelectorAll(marked) ?? [])].indexOf(link)

const resultsOf = (root: ParentNode): HTMLElement | null => root.querySelector<HTMLElement>('[data-results]')

/** Events of a click on a link, in the order in which they are pushed. */
export function eventsOfLink(link: HTMLAnchorElement): AnalyticsEvent[] {
  if ('logout' in link.dataset) return [{ event: 'logout' }]
  const [track, provider] = link.pathname === BOOKING_PATH ? ['book', 'synxis'] : words(link.dataset['track'])
  const place = placeOf(link)
  const choice = { ...place, ...productOf(link) }
  const events: AnalyticsEvent[] = []
  const promotion = link.closest('[data-promo]')
  if (track !== undefined && promotion) events.push({ event: 'autopromo_click', ...choice })
  // Search results, or the suggestions of the search field.
  const results = link.closest('[data-answer], [role=listbox]')
  if (track === 'discover' && results)
    events.push({
      event: 'search_click',
      ...choice,
      searchPosition: indexIn(results, link, 'a[data-track=discover]'),
      resultCount: Number(resultsOf(results)?.dataset['results'] ?? results.childElementCount),
    })
  const item = itemOf(link, link.pathname)
  if (item) {
    const { blockName, blockId } = place
    const list = link.closest('[data-block]')
    const listed = {
      ...item,
      ...(blockId === undefined ? {} : { item_list_id: blockId }),
      ...(blockName === undefined ? {} : { item_list_name: blockName }),
      ...(list ? { index: indexIn(list, link, '[data-product]') } : {}),
      quantity: 1 as const,
    }
    events.push({ event: 'select_item', ecommerce: ecommerceOf([listed]) })
  }
  if (track === 'book') events.push({ event: 'clic_reserver', ...choice, provider: provider as BookingProvider })
  if (track === 'discover') events.push({ event: 'clic_decouvrir', ...choice })
  if (track === 'cta') events.push({ event: 'click_cta', ...place, ctaTarget: targetOf(link) })
  return events
}

const targetOf = ({ protocol, origin }: HTMLAnchorElement): 'internal' | 'external' | 'contact' => {
  if (protocol === 'tel:' || protocol === 'mailto:') return 'contact'
  return origin === location.origin ? 'internal' : 'external'
}

/** Events of a sent form: none, unless the form leads to a booking. */
export function eventsOfForm(form: HTMLFormElement): AnalyticsEvent[] {
  const isStay = new URL(form.getAttribute('action') ?? '', location.href).pathname === BOOKING_PATH
  const [track, provider] = isStay ? ['book', 'synxis'] : words(form.dataset['track'])
  if (track !== 'book') return []
  const event = { event: 'clic_reserver', ...placeOf(form), provider: provider as BookingProvider } as const
  return [{ ...event, itemType: undefined, itemId: undefined }]
}

/** Events of a page view; `page` is its `<site-analytics>`. */
export function eventsOfPage(page: HTMLElement): AnalyticsEvent[] {
  const item = itemOf(page, location.pathname)
  return [
    {
      event: 'page_view_GA4',
      pageType: page.dataset['type'] ?? 'page',
      pageId: page.dataset['id'],
      pageLanguage: pageLocale(),
    },
    ...(item ? [{ event: 'view_item' as const, ecommerce: ecommerceOf([{ ...item, quantity: 1 }]) }] : []),
  ]
}

/** Results of a search; undefined for a page without one. */
export function searchOf(root: ParentNode): SearchFacts | undefined {
  const results = resultsOf(root)
  if (!results) return undefined
  const { dataset } = results
  return {
    resultCount: Number(dataset['results']),
    searchKinds: words(dataset['kinds']),
    searchFacets: words(dataset['facets']),
  }
}

/** Event of a block that has come into view; undefined for a block that promotes nothing, so has no marked link. */
export const promotionOf = (block: HTMLElement): AnalyticsEvent | undefined =>
  block.querySelector('a[data-track]') ? { event: 'autopromo_view', ...placeOf(block) } : undefined
